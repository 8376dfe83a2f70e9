/** The annotations of a level in a step's stdout, decoded. */
export function readAnnotations(
  stdout: string,
  level: 'error' | 'warning',
): { title: string; message: string }[] {
  const lines = stdout.matchAll(new RegExp(`^::${level} title=([^:]*)::(.*)$`, 'gm'));
  return [...lines].map(([, title, message]) => ({
    title: unescapeData(title),
    message: unescapeData(message),
  }));
}

/** Decodes a value or a property of a workflow command. */
export function unescapeData(text = ''): string {
  return text.replace(/%(0D|0A|3A|2C|25)/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
