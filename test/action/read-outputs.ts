/** The outputs in a file of file commands, as the runner reads it: `name<<delimiter`, lines, `delimiter`. */
export function readOutputs(text: string): Record<string, string> {
  const commands = text.matchAll(/^([^\r\n<=]+)<<(\S+)\r?\n([\s\S]*?)\r?\n\2\r?$/gm);
  return Object.fromEntries([...commands].map(([, name, , value]) => [name, value]));
}
