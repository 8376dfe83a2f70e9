/**
 * Turns signals into an abort. The runner cancels a step by SIGINT and SIGTERM, on Windows by Ctrl-C and Ctrl-Break. SIGHUP: the
 * terminal was closed.
 */
export function cancellationSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'] as const) {
    // `on`, not `once`: a signal that comes again would kill the process while it writes its outputs.
    process.on(name, () => controller.abort(name));
  }
  return controller.signal;
}
