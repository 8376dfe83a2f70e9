import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished, test } from 'vitest';

test('a phase does not keep the process alive', async () => {
  const urlOf = (path: string): string =>
    JSON.stringify(pathToFileURL(resolve(import.meta.dirname, '../../../../src/action', path)).href);
  const script = `import { Progress } from ${urlOf('report/progress/progress.ts')};
    import { Log } from ${urlOf('runner/log.ts')};
    new Progress(new Log()).startPhase('work that never settles');`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const ended = promisify(execFile)(process.execPath, args);
  onTestFinished(() => void ended.child.kill());
  await ended;
});
