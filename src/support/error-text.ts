const MAX_DEPTH = 8;

/** The code of an error of the system, such as `ENOENT`; `undefined` for other errors. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/**
 * The messages of an error and of its causes, outermost first, each once. An `AggregateError` contributes the messages
 * of its errors: Node throws one with an empty message if every address of a host rejects the connection.
 */
export function causeChain(error: unknown): string[] {
  const messages: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (value === undefined || value === null || depth > MAX_DEPTH) return;
    const message = value instanceof Error ? plainWords(value.message) || nameOf(value) : String(value);
    if (message !== '' && !messages.includes(message)) messages.push(message);
    if (value instanceof AggregateError) for (const inner of value.errors) visit(inner, depth + 1);
    if (value instanceof Error) visit(value.cause, depth + 1);
  };
  visit(error, 0);
  return messages;
}

/** As `80D2:error:0A000410:SSL routines:ssl3_read_bytes:ssl/tls alert handshake failure:…`: the words stand between codes and places. */
const OPENSSL = /^.*?[\dA-F]+:error:[\dA-F]+:[^:]*:[^:]*:(?:[\w/]+ (alert) )?([^:]*):.*$/s;

function plainWords(message: string): string {
  return message.replace(
    OPENSSL,
    (_, alert, words) => `${alert ? 'the other side refused TLS' : 'TLS'}: ${words}`,
  );
}

function nameOf(error: Error): string {
  return error instanceof AggregateError ? '' : (errorCode(error) ?? error.name);
}
