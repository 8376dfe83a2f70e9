import { DEFAULTS, type EmulatorOptions } from './options.ts';

/**
 * What the command line prints at its start: the addresses of the page and of its games, the first token, and two examples to copy: both
 * steps of an upload for a POSIX shell, and the inputs of a step of a workflow. Nothing here knows by which name a workflow uses the action.
 */
export function describeStart(
  { baseUrl, playOrigin }: { readonly baseUrl: string; readonly playOrigin: string },
  { organization, tokens = [] }: EmulatorOptions,
): string {
  const [{ name: token, ...own } = { name: '' }] = tokens;
  const organizationId = own.organization ?? organization ?? DEFAULTS.organization;
  const file = JSON.stringify({ fileName: 'hello.html', contentType: 'text/html', organizationId });
  return `
The page   ${new URL('/', baseUrl)}
Its games  ${playOrigin}
           where uploaded games run, in frames of the page; not an address to open
The token  ${token}

To upload a page from this machine, which the page above then plays:

url=$(curl -fsS ${baseUrl}/storage/urls \\
  -H ${shellQuote(`Authorization: Bearer ${token}`)} \\
  -H 'Content-Type: application/json' \\
  -d ${shellQuote(file)} |
  sed 's/.*"uploadUrl":"\\([^"]*\\)".*/\\1/')
curl -fsS -X PUT "$url" -H 'Content-Type: text/html' -d '<h1>Hello</h1>'

The inputs of a step that uploads files and triggers an export:

with:
  token: ${JSON.stringify(token)}
  base-url: ${baseUrl}
  allow-http: true
  organization: ${JSON.stringify(organizationId)}
  assets: 'playable/**'
  variant: bubble-pop-spring
  network: applovin
`;
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
