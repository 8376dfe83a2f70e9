import { DEFAULT_ORGANIZATION, type EmulatorOptions } from './options.ts';

export interface ServiceNames {
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  readonly organization: string;
  /** Default: a placeholder. The page must not show the token. */
  readonly token?: string;
}

/** Both steps of an upload, for a POSIX shell. */
export function exampleUpload(names: ServiceNames): string {
  const contentType = 'text/html';
  const file = { fileName: 'hello.html', contentType, organizationId: names.organization };
  return `url=$(curl -fsS ${names.baseUrl}/storage/urls \\
  -H ${bearerHeader(names.token)} \\
  -H 'Content-Type: application/json' \\
  -d ${shellQuote(JSON.stringify(file))} |
  sed 's/.*"uploadUrl":"\\([^"]*\\)".*/\\1/')
curl -fsS -X PUT "$url" -H 'Content-Type: ${contentType}' -d '<h1>Hello</h1>'`;
}

/** The inputs of a step that uploads files and triggers an export. Nothing here knows by which name a workflow uses the action. */
export function exampleInputs({ baseUrl, organization, token }: ServiceNames): string {
  return `with:
  token: ${token === undefined ? `\${{ secrets.PLAYABLE_TOKEN }}` : JSON.stringify(token)}
  base-url: ${baseUrl}
  allow-http: true
  organization: ${JSON.stringify(organization)}
  assets: 'playable/**'
  variant: bubble-pop-spring
  network: applovin`;
}

/** What the command line prints at its start: the addresses of the page and of its games, the first token, and examples to copy. */
export function describeStart(
  { baseUrl, playOrigin }: { readonly baseUrl: string; readonly playOrigin: string },
  { organization, tokens = [] }: EmulatorOptions,
): string {
  const [{ name: token, ...own } = { name: '' }] = tokens;
  const names = { baseUrl, token, organization: own.organization ?? organization ?? DEFAULT_ORGANIZATION };
  return `
The page   ${new URL('/', baseUrl)}
Its games  ${playOrigin}
           where uploaded games run, in frames of the page; not an address to open
The token  ${token}

To upload a page from this machine, which the page above then plays:

${exampleUpload(names)}

The inputs of a step that uploads files and triggers an export:

${exampleInputs(names)}
`;
}

function bearerHeader(token: string | undefined): string {
  return token ? shellQuote(`Authorization: Bearer ${token}`) : '"Authorization: Bearer $TOKEN"';
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
