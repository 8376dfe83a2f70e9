/**
 * The path of an upload address: `/storage/<assetId>/<basename of fileName>`, percent-encoded. The name is there to be
 * read by people; the asset's id alone decides.
 */
export function uploadPath(assetId: string, fileName: string): string {
  const baseName = fileName.split(/[/\\]/).findLast((segment) => segment !== '') ?? '';
  // Clients resolve a dot segment away, encoded or not, and would send another path than the signed one.
  return `/storage/${assetId}/${/^\.{0,2}$/.test(baseName) ? '_' : encodeURIComponent(baseName)}`;
}
