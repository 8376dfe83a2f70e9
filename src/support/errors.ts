const MAX_DEPTH = 8;

/**
 * The messages of an error and of everything that caused it, outermost first, without repetition.
 *
 * An `AggregateError`, which Node throws with an empty message when every address of a host refuses, stands for
 * the errors in it.
 */
export function causeChain(error: unknown): string[] {
  const messages: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (value === undefined || value === null || depth > MAX_DEPTH) return;
    const message = value instanceof Error ? value.message || codeOf(value) : String(value);
    if (message !== '' && !messages.includes(message)) messages.push(message);
    if (value instanceof AggregateError) for (const inner of value.errors) visit(inner, depth + 1);
    if (value instanceof Error) visit(value.cause, depth + 1);
  };
  visit(error, 0);
  return messages;
}

function codeOf(error: Error): string {
  if (error instanceof AggregateError) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
