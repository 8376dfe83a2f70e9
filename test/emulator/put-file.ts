import { type Answer, send } from './send.ts';

/** The second step of an upload. */
export function putFile(
  uploadUrl: string,
  body: string | Buffer,
  contentType = 'image/png',
): Promise<Answer> {
  return send(uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body });
}
