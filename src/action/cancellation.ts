/** Turns SIGINT and SIGTERM, which is how the runner cancels a step, into an abort. */
export function cancellationSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    // `on`, not `once`: the runner sends both, and the second must not kill us while outputs are written.
    process.on(name, () => controller.abort(name));
  }
  return controller.signal;
}
