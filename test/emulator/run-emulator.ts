import { onTestFinished } from 'vitest';
import type { EmulatorOptions } from '../../src/emulator/options.ts';
import { type Emulator, startEmulator } from '../../src/emulator/start-emulator.ts';

/** An emulator for the running test, closed at its end. */
export async function runEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await startEmulator(options);
  onTestFinished(() => emulator.close());
  return emulator;
}
