/** Where a service is and for whom, as its users have to name it. */
export interface ServiceNames {
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  readonly organization: string;
}

/** A command that makes a first request. */
export function exampleQuestion({ baseUrl }: ServiceNames): string {
  return `curl ${baseUrl}/games -H "Authorization: Bearer $TOKEN"`;
}

/** A command that creates a game. */
export function exampleGame({ baseUrl, organization }: ServiceNames): string {
  return postCommand(`${baseUrl}/games`, { name: 'Bubble Pop', organizationId: organization });
}

/** A command that triggers an export. */
export function exampleExport({ baseUrl }: ServiceNames): string {
  return postCommand(`${baseUrl}/export`, { variantId: 'bubble-pop-spring', network: 'applovin' });
}

/** A step of a workflow that uploads and exports. JSON's texts are YAML's too. */
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

/** The token is the reader's to fill in: the page never has it. */
function postCommand(address: string, body: Readonly<Record<string, string>>): string {
  return `curl ${address} \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`;
}
