export interface ServiceNames {
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  readonly organization: string;
}

export function exampleRequest({ baseUrl }: ServiceNames): string {
  return `curl ${baseUrl}/games -H "Authorization: Bearer $TOKEN"`;
}

export function exampleGame({ baseUrl, organization }: ServiceNames): string {
  return postCommand(`${baseUrl}/games`, { name: 'Bubble Pop', organizationId: organization });
}

export function exampleExport({ baseUrl }: ServiceNames): string {
  return postCommand(`${baseUrl}/export`, { variantId: 'bubble-pop-spring', network: 'applovin' });
}

/** A workflow step that uploads files and triggers an export. */
export function exampleStep({ baseUrl, organization }: ServiceNames): string {
  return `- uses: your-organization/playable-export-action@v0
  with:
    token: \${{ secrets.PLAYABLE_TOKEN }}
    base-url: ${baseUrl}
    allow-http: true
    organization: ${JSON.stringify(organization)}
    assets: 'playable/**'
    variant: bubble-pop-spring
    network: applovin`;
}

/** Has a placeholder for the token: the page must not show it. */
function postCommand(url: string, body: Readonly<Record<string, string>>): string {
  return `curl ${url} \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`;
}
