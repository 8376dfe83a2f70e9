/** One plain sentence that says why the emulator did not start on `port`. */
export function describeStartFailure(error: unknown, port: number | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} on 127.0.0.1 is already in use.`;
  return `The emulator could not start: ${error instanceof Error ? error.message : String(error)}`;
}
