import { styleText } from 'node:util';
import { unescapeData } from './read-annotations.ts';

/**
 * Makes a function that turns a line of a step's stdout into what GitHub shows: groups, annotations, masked values as `***`. It
 * returns `undefined` if GitHub shows nothing.
 */
export function logView(): (line: string) => string | undefined {
  const masks: string[] = [];
  let indent = '';
  return (line) => {
    const [, command, properties = '', data = ''] =
      /^::([\w-]+)(?: ([^:]*(?:%3A[^:]*)*))?::(.*)$/.exec(line) ?? [];
    const hide = (text: string): string =>
      masks.reduce((hidden, mask) => hidden.replaceAll(mask, '***'), text);
    switch (command) {
      case undefined:
        return `${indent}${hide(line)}`;
      case 'add-mask':
        masks.push(unescapeData(data));
        return undefined;
      case 'group':
        indent = '  ';
        return styleText('bold', `▾ ${hide(unescapeData(data))}`);
      case 'endgroup':
        indent = '';
        return undefined;
      case 'error':
      case 'warning': {
        const title = unescapeData(/title=([^,]*)/.exec(properties)?.[1] ?? command);
        const [first = '', ...more] = hide(unescapeData(data)).split('\n');
        const [color, sign] = command === 'error' ? (['red', '✖'] as const) : (['yellow', '!'] as const);
        const mark = styleText(color, `${sign} ${title}`);
        return [`${indent}${mark}: ${first}`, ...more.map((text) => `${indent}  ${text}`)].join('\n');
      }
      default:
        return undefined;
    }
  };
}
