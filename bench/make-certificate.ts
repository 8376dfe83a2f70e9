import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../scripts/find-program.ts';

/** The files of a certificate and its key in PEM, and what the former holds. */
export interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
  readonly cert: string;
}

/**
 * Makes a certificate for loopback that is its own authority. Needs openssl.
 *
 * @throws Error when openssl fails, with what it said
 */
export function makeCertificate(folder: string): Certificate {
  const [config, certFile, keyFile] = ['bench.cnf', 'bench.pem', 'bench.key'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  // A configuration of our own, because those of the systems differ.
  const extensions = ['basicConstraints = critical, CA:TRUE', 'subjectAltName = IP:127.0.0.1'];
  writeFileSync(config, ['[req]', 'distinguished_name = dn', '[dn]', '[ext]', ...extensions, ''].join('\n'));
  execFileSync(
    findOnPath('openssl') ?? 'openssl',
    [
      ...['req', '-x509', '-config', config, '-extensions', 'ext', '-subj', '/CN=bench', '-days', '2'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-keyout', keyFile, '-out', certFile],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return { certFile, keyFile, cert: readFileSync(certFile, 'utf8') };
}
