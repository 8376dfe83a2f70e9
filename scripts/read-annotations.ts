/** The annotations of a level in a step's stdout, decoded. */
export function readAnnotations(
  stdout: string,
  level: 'error' | 'warning',
): { title: string; message: string }[] {
  const lines = stdout.matchAll(new RegExp(`^::${level} title=([^:]*)::(.*)$`, 'gm'));
  const decode = (text = ''): string =>
    text.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%3A', ':').replaceAll('%25', '%');
  return [...lines].map(([, title, message]) => ({ title: decode(title), message: decode(message) }));
}
