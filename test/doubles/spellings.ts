/** The JSON escape of a character by its number. */
function byNumber(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** How programs write a text inside another one, whose reader decodes it. */
export const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  'as it is': String,
  'as JSON': inJson,
  'as JSON with escaped slashes, as PHP writes it': (text) => inJson(text).replaceAll('/', '\\/'),
  'as JSON without what HTML could read, as Go and Rails write it': (text) =>
    inJson(text).replace(/[<>&'=+]/g, byNumber),
  'as JSON with each character by its number': (text) =>
    text.replace(/./g, (sign) => byNumber(sign).toUpperCase().replace('U', 'u')),
  'percent-encoded': encodeURIComponent,
  'percent-encoded in lower case': (text) =>
    encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
  'as HTML': (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  'as HTML with numbers': (text) => text.replace(/\W/g, (sign) => `&#${sign.charCodeAt(0)};`),
  'as HTML with hexadecimal numbers': (text) =>
    text.replace(/./g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`),
};
