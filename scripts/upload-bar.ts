import { type ProgressResult, progress } from '@clack/prompts';

/**
 * Makes a function that draws the uploads in a step's stdout as a bar on a terminal. It takes each line of stdout and returns
 * whether the bar shows it.
 */
export function uploadBar(): (line: string) => boolean {
  let bar: ProgressResult | undefined;
  let whole = '';
  return (line) => {
    const [, title, files = ''] = /^::group::(Upload ([\d,]+) files? .*)$/.exec(line) ?? [];
    if (title !== undefined) {
      bar = progress({ style: 'block', max: Number(files.replaceAll(',', '')) });
      whole = title;
      bar.start(title);
      return true;
    }
    if (bar === undefined) return false;
    if (line === '::endgroup::') {
      bar.stop(whole);
      bar = undefined;
    } else {
      const [, path] = /^ {2}[✓✗] (.+?)(?: \(|: )/.exec(line) ?? [];
      bar.advance(path === undefined ? 0 : 1, path ?? line.trim());
    }
    return true;
  };
}
