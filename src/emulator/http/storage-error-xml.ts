const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** An error document as S3 writes it ("Error responses" in its API reference), safe for any text. */
export function storageErrorXml(code: string, message: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${escapeXml(code)}</Code><Message>${escapeXml(message)}</Message></Error>`;
}

function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // XML 1.0 section 2.2: these have no place in a document, not even as a reference.
      .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
  );
}
