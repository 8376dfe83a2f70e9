/**
 * The place of a file in a storage: `<assetId>/<basename of fileName>`, percent-encoded. The name is there to be read by
 * people; the asset's id alone decides.
 */
export function assetKey(assetId: string, fileName: string): string {
  const baseName = fileName.split(/[/\\]/).findLast((segment) => segment !== '') ?? '';
  // Clients resolve a dot segment away, encoded or not, and would send another path than the signed one.
  return `${assetId}/${/^\.{0,2}$/.test(baseName) ? '_' : encodeURIComponent(baseName)}`;
}
