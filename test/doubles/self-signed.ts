import { readFileSync } from 'node:fs';

const pem = readFileSync(new URL('../fixtures/self-signed.pem', import.meta.url), 'utf8');

function block(kind: string): string {
  const found = new RegExp(`-----BEGIN ${kind}-----[^]*-----END ${kind}-----`).exec(pem)?.[0];
  if (found === undefined) throw new Error(`the fixture has no ${kind}`);
  return `${found}\n`;
}

/** A certificate for 127.0.0.1, localhost and service.invalid that nothing trusts. */
export const SELF_SIGNED = { cert: block('CERTIFICATE'), key: block('PRIVATE KEY') };
