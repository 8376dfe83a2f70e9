/**
 * Runs a benchmark, which tells by `false` that a limit was passed. Ctrl-C or a termination aborts its signal, so that
 * it ends what it started on its way out.
 *
 * The exit code is 0, or 1 where a limit was passed, or 2 where nothing was measured.
 */
export async function runBench(bench: (signal: AbortSignal) => Promise<boolean>): Promise<void> {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort(name));
  try {
    process.exitCode = (await bench(controller.signal)) ? 0 : 1;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${controller.signal.aborted ? `Ended by ${controller.signal.reason}` : why}\n`);
    process.exitCode = 2;
  }
}
