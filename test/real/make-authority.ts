import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, type RealProgram } from '../../scripts/find-program.ts';
import { newFolder } from '../e2e/run-action.ts';

export const OPENSSL: RealProgram = {
  name: 'openssl',
  variable: 'PLAYABLE_OPENSSL',
  howToGet: 'apt-get install openssl',
};

/** A certificate and its key in PEM: the files, and what they hold. */
export interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
  readonly cert: string;
  readonly key: string;
}

/** A certificate authority that only those trust who are told to. */
export interface Authority extends Certificate {
  /** Makes a server's certificate for one IP address. */
  readonly issueFor: (address: string) => Certificate;
}

/** Makes a private certificate authority for the running test. Its keys never leave a folder that the test removes. */
export async function makeAuthority(name = 'Private Test Authority'): Promise<Authority> {
  const folder = await newFolder();
  const authority = makeCertificate(join(folder, 'authority'), name, [
    'basicConstraints = critical, CA:TRUE',
    'keyUsage = critical, keyCertSign, cRLSign',
  ]);
  const issuer = ['-CA', authority.certFile, '-CAkey', authority.keyFile];
  let issued = 0;
  return {
    ...authority,
    issueFor: (address) => {
      issued += 1;
      const extensions = ['basicConstraints = CA:FALSE', `subjectAltName = IP:${address}`];
      return makeCertificate(join(folder, `server-${issued}`), 'Test Server', extensions, issuer);
    },
  };
}

/** Makes a certificate with a new key, signed by that key itself where no issuer is given. */
function makeCertificate(
  path: string,
  name: string,
  extensions: readonly string[],
  issuer: readonly string[] = [],
): Certificate {
  const [config, certFile, keyFile] = [`${path}.cnf`, `${path}.pem`, `${path}.key`] as const;
  // A configuration of our own, because those of the systems differ.
  writeFileSync(config, ['[req]', 'distinguished_name = dn', '[dn]', '[ext]', ...extensions, ''].join('\n'));
  execFileSync(
    findProgram(OPENSSL) ?? OPENSSL.name,
    [
      ...['req', '-x509', '-config', config, '-extensions', 'ext', '-subj', `/CN=${name}`, '-days', '2'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-keyout', keyFile, '-out', certFile, ...issuer],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return { certFile, keyFile, cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}
