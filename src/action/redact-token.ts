/**
 * Makes the function that takes the token out of a text from outside. The runner masks logs only, and the service's
 * words go to files and outputs as well.
 */
export function redactToken(token: string | undefined): (text: string) => string {
  if (token === undefined) return (text) => text;
  // As it stands in JSON: a token may hold quotes and backslashes.
  const escaped = JSON.stringify(token).slice(1, -1);
  return (text) => text.replaceAll(token, '***').replaceAll(escaped, '***');
}
