import type { StubReply } from '../doubles/stub-server.ts';
import type { Settings } from './run-action.ts';
import { errorReply, json, type StubService } from './stub-service.ts';

export const FILES: Settings = { 'a.html': 'aaa', 'b.html': 'bbb' };
/** The inputs of a step that uploads `FILES`. */
export const UPLOAD = { assets: '*.html', organization: 'org-1' };
/** A response after which an export is unknown. */
export const BROKEN = errorReply(500, 'Internal Server Error', 'try later');

/** The inputs of a step that only exports to these networks. */
export function exportsTo(...networks: readonly string[]): Settings {
  return { variant: 'v-1', network: networks.join(), organization: '' };
}

/** A service that responds to the second export like this. */
export function secondExport(reply: StubReply | undefined): StubService {
  return { triggerExport: (nth) => (nth === 2 ? reply : json({ job: nth })) };
}
