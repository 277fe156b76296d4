/** Certificates for tests, made by openssl. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The paths of a certificate that signs itself, and of its key. */
export interface CertificateFiles {
  readonly cert: string
  readonly key: string
}

/** A folder for certificates, removed when this process ends. */
export function certificateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-certificates-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function openssl(...words: string[]): void {
  const { status, stderr } = spawnSync('openssl', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl ${words[0]}: ${stderr}`)
}

/** Makes a certificate for localhost and 127.0.0.1 that is valid for so many days from now; -1: it expired yesterday. */
export function makeCertificate(folder: string, name: string, days = 90): CertificateFiles {
  const files = { cert: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) }
  const { cert, key } = files
  const made = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
  ]
  const names = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  openssl('req', '-x509', ...made, ...names, '-days', String(Math.max(1, days)))
  if (days < 1) openssl('x509', '-in', cert, '-signkey', key, '-out', cert, '-days', String(days))
  return files
}
