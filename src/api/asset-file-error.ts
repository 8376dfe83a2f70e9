/** A file that can't be read as it was found: it vanished, changed its size, or may not be read. */
export class AssetFileError extends Error {
  override readonly name = 'AssetFileError';
}
