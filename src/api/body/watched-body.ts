import type { UploadBody } from './file-body.ts';

/**
 * A body that tells how far its sending is. What is sent from one buffer is too short for that to be of use.
 *
 * @param onSent called with the bytes that have been handed to the system so far: 0 at the start of each attempt
 */
export function watchedBody(body: UploadBody, onSent: (bytes: number) => void): UploadBody {
  return {
    size: body.size,
    open: async () => {
      const opened = await body.open();
      if (Buffer.isBuffer(opened)) return opened;
      onSent(0);
      return watched(opened, onSent);
    },
  };
}

async function* watched(
  blocks: AsyncIterable<Buffer>,
  onSent: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let sent = 0;
  for await (const block of blocks) {
    const { length } = block;
    yield block;
    // Whoever asks for more has sent this one.
    sent += length;
    onSent(sent);
  }
}
