/** The certificate that this process serves HTTPS with. */
import { X509Certificate, createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import type { TlsFiles } from '../config.ts'

/** How often the files are read again, in milliseconds. */
const READ_EVERY = MINUTE
/** A certificate that is valid for less than this, in milliseconds, is an oversight: those that renew themselves have a month left. */
const WARN_BEFORE = 14 * DAY

/** A certificate with its chain, and its key, as PEM. */
export interface Certificate {
  readonly cert: Buffer
  readonly key: Buffer
  /** When it expires, in milliseconds since 1970 UTC. */
  readonly expiresAt: number
}

function readPem(setting: string, path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Error(`${setting} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

function parse<Value>(setting: string, path: string, needs: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new Error(`${setting} (${path}) is not ${needs}.`, { cause: error })
  }
}

/** Reads both files. @throws Error with a human-readable message when one is missing, is no PEM, or they do not belong together */
export function readCertificate({ tlsCert, tlsKey }: TlsFiles): Certificate {
  const cert = readPem('TLS_CERT', tlsCert)
  const key = readPem('TLS_KEY', tlsKey)
  const certificate = parse('TLS_CERT', tlsCert, 'a certificate in PEM', () => new X509Certificate(cert))
  const needs = 'a private key in PEM without a passphrase'
  const privateKey = parse('TLS_KEY', tlsKey, needs, () => createPrivateKey(key))
  if (!certificate.checkPrivateKey(privateKey))
    throw new Error(`TLS_KEY (${tlsKey}) is not the key of the certificate in TLS_CERT (${tlsCert}).`)
  return { cert, key, expiresAt: Date.parse(certificate.validTo) }
}

/** What the operator should know of a certificate at `now`, in milliseconds since 1970 UTC; undefined when all is well. */
function warningOf({ expiresAt }: Certificate, now: number): string | undefined {
  if (expiresAt >= now + WARN_BEFORE) return undefined
  const state = expiresAt < now ? 'has expired: browsers refuse this server' : 'expires soon'
  return `The certificate of TLS_CERT ${state} (${new Date(expiresAt).toISOString()}).`
}

export interface CertificateSource {
  readonly current: Certificate
  close(): void
}

/**
 * The certificate of the files, read again each minute and on SIGHUP, so that a renewed one needs no restart. One that cannot be used is
 * reported, and the one before stays.
 * @throws Error as `readCertificate` at the start
 */
export function watchCertificate(
  files: TlsFiles,
  {
    onChange,
    onNotice,
  }: { readonly onChange: (certificate: Certificate) => void; readonly onNotice: (notice: string) => void },
): CertificateSource {
  let current = readCertificate(files)
  let lastNotice: string | undefined
  let noticedAt = 0
  /** The same once a day. */
  const notice = (text: string | undefined) => {
    const now = Date.now()
    if (text !== undefined && (text !== lastNotice || now - noticedAt >= DAY)) {
      onNotice(text)
      noticedAt = now
    }
    lastNotice = text
  }
  const readAgain = () => {
    try {
      const read = readCertificate(files)
      if (!read.cert.equals(current.cert) || !read.key.equals(current.key)) {
        current = read
        onChange(read)
        onNotice(
          `The certificate of TLS_CERT was renewed; it expires ${new Date(read.expiresAt).toISOString()}.`,
        )
      }
      notice(warningOf(read, Date.now()))
    } catch (error) {
      notice(`${(error as Error).message} The certificate before stays in use.`)
    }
  }
  notice(warningOf(current, Date.now()))
  const timer = setInterval(readAgain, READ_EVERY).unref()
  process.on('SIGHUP', readAgain)
  return {
    get current() {
      return current
    },
    close() {
      clearInterval(timer)
      process.off('SIGHUP', readAgain)
    },
  }
}
