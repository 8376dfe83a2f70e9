/** Creates games of `org-1` in an emulator. */
export async function createGames(baseUrl: string, token: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { status } = await fetch(`${baseUrl}/games`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, organizationId: 'org-1' }),
    });
    if (status !== 201) throw new Error(`The emulator created no game: ${status}`);
  }
}
