import type { Sink } from './start-sink.ts';

/** What a run has to bring to the sink. */
export interface Delivery {
  readonly files: number;
  readonly bytes: number;
}

/**
 * Does something and checks that it brought to the sink exactly what it should: one address and one PUT a file.
 *
 * @throws Error when it brought anything else
 */
export async function checkDelivery<T>(
  sink: Sink,
  expected: Delivery,
  deliver: () => Promise<T>,
): Promise<T> {
  const before = await sink.stats();
  const result = await deliver();
  const after = await sink.stats();
  const arrived = {
    uploadUrls: after.uploadUrls - before.uploadUrls,
    files: after.files - before.files,
    bytes: after.fileBytes - before.fileBytes,
    // Whatever else is asked for is no part of an upload.
    others: after.exports - before.exports + after.others - before.others,
  };
  const { files, bytes } = expected;
  const complete = { uploadUrls: files, files, bytes, others: 0 };
  const [got, wanted] = [JSON.stringify(arrived), JSON.stringify(complete)];
  if (got !== wanted) throw new Error(`The sink received ${got}, not ${wanted}`);
  return result;
}
