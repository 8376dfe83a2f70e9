const MAX_FILE_NAME_CHARACTERS = 1024;

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const QUOTED_STRING = String.raw`"(?:[\t !#-\[\]-~]|\\[\t -~])*"`;

/** RFC 9110 section 8.3.1, ASCII only: the text has to survive as a header unchanged. */
const MEDIA_TYPE = new RegExp(
  `^${TOKEN}/${TOKEN}(?:[ \\t]*;[ \\t]*${TOKEN}=(?:${TOKEN}|${QUOTED_STRING}))*$`,
);

/** Non-empty text that UTF-8 can hold. */
export function checkText(text: string): string | undefined {
  if (text === '') return 'must not be empty';
  // A lone surrogate would come back from the records as another text.
  return text.isWellFormed() ? undefined : 'must be well-formed Unicode';
}

/** What is taken as a `fileName`: a name or a path, at most 1,024 characters. */
export function checkFileName(text: string): string | undefined {
  if (/\p{Cc}/u.test(text)) return 'must not contain control characters';
  if ([...text].length > MAX_FILE_NAME_CHARACTERS) {
    return `must have at most ${MAX_FILE_NAME_CHARACTERS} characters`;
  }
  return checkText(text);
}

/** A media type: `type/subtype`, parameters allowed (service spec part 4). */
export function checkMediaType(text: string): string | undefined {
  return MEDIA_TYPE.test(text) ? undefined : 'must be a media type, such as image/png';
}
