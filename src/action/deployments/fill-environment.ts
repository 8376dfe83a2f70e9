import type { ExportRequest } from '../../pipeline/export-outcome.ts';

/** The name of an export's environment: `{network}` and `{variant}` filled in. */
export function fillEnvironment(template: string, { variantId, network }: ExportRequest): string {
  return template.replace(/\{(network|variant)\}/g, (_, name) => (name === 'network' ? network : variantId));
}
