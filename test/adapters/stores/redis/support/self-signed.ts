import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new key and its self-signed certificate for `localhost`. */
export interface SelfSigned {
  /** The path of the key, and that of the certificate. */
  readonly key: string;
  readonly certificate: string;
  remove(): void;
}

export function selfSigned(): SelfSigned {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-certificate-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', ...form, '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  return { key, certificate, remove: () => rmSync(folder, { recursive: true }) };
}
