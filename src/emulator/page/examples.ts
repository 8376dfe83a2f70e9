/** Where a service is and for whom, as its users have to name it. */
export interface ServiceNames {
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  readonly organization: string;
}

/** A command that creates a game. The token is the reader's to fill in: the page never has it. */
export function exampleCommand({ baseUrl, organization }: ServiceNames): string {
  const body = JSON.stringify({ name: 'Bubble Pop', organizationId: organization });
  return `curl ${baseUrl}/games \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '${body.replaceAll("'", String.raw`'\''`)}'`;
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
