import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openListeners, type Listeners } from '#server/http/listen.ts'
import { certificateFolder, makeCertificate, type CertificateFiles } from '#tests/support/certificates.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const folder = certificateFolder()
const first = makeCertificate(folder, 'first')
const second = makeCertificate(folder, 'second')

let server: TestServer | undefined
let listeners: Listeners | undefined
afterEach(async () => {
  await server?.stop()
  await listeners?.close()
  server = listeners = undefined
})

const settingsOf = ({ cert, key }: CertificateFiles) => ({ TLS_CERT: cert, TLS_KEY: key })

/** Listeners that answer everything, with what they say to the operator. */
async function listenWith(files: CertificateFiles, settings: Record<string, string> = {}) {
  const notices: string[] = []
  const config = readConfig({ PORT: '0', ...settingsOf(files), ...settings })
  listeners = await openListeners(
    () => new Response('ok'),
    config,
    (_, notice) => notices.push(notice),
  )
  return { url: new URL(listeners.urls[0] ?? ''), notices }
}

interface Answered {
  readonly status: number | undefined
  readonly headers: Record<string, string | string[] | undefined>
  readonly text: string
}

/** A GET by HTTPS that trusts this certificate alone. */
async function get(url: string | URL, ca: string, headers: Record<string, string> = {}): Promise<Answered> {
  const asked = request(url, { ca: readFileSync(ca), headers, agent: false })
  asked.end()
  const [response] = (await once(asked, 'response')) as [import('node:http').IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: response.statusCode, headers: response.headers, text }
}

/** The version of TLS that a handshake agrees on. @throws Error when it agrees on none */
async function versionOf(
  { port }: URL,
  maxVersion: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3',
): Promise<string | null> {
  const options = {
    port: Number(port),
    ca: readFileSync(first.cert),
    minVersion: 'TLSv1',
    maxVersion,
  } as const
  // Without a lower level of security, this side would not offer the old version.
  const socket = connect({ ...options, host: 'localhost', ciphers: 'DEFAULT@SECLEVEL=0' })
  await once(socket, 'secureConnect')
  const version = socket.getProtocol()
  socket.destroy()
  return version
}

describe('with TLS_CERT and TLS_KEY', () => {
  it('the app and its API are served by HTTPS, with HSTS, and name their second line by https', async () => {
    server = await startTestServer({ environment: settingsOf(first), staticFolder: 'public' })
    expect(server.url).toMatch(/^https:\/\/localhost:\d+$/)
    for (const path of ['/readyz', '/config.json', '/api/none']) {
      const { headers } = await get(`${server.url}${path}`, first.cert)
      expect(headers['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains')
    }
    const { text } = await get(`${server.url}/config.json`, first.cert, { Host: 'localhost:8080' })
    const { lines } = JSON.parse(text) as { lines: { url: string }[] }
    expect(lines.map(({ url }) => url)).toEqual(['', 'https://localhost:1'])
  })

  it('a client that does not trust the certificate gets nothing', async () => {
    const { url } = await listenWith(first)
    await expect(get(url, second.cert)).rejects.toThrow(/certificate/)
    expect((await get(url, first.cert)).text).toBe('ok')
  })

  it('a request by plain HTTP is not answered', async () => {
    const { url } = await listenWith(first)
    const socket = connectPlain(Number(url.port), 'localhost')
    let answer = ''
    socket.on('data', data => (answer += String(data)))
    socket.on('error', () => {})
    socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'close')
    expect(answer).not.toContain('HTTP/1.1 2')
  })

  it('TLS 1.2 and 1.3 are spoken, 1.1 is not', async () => {
    const { url } = await listenWith(first)
    expect(await versionOf(url, 'TLSv1.3')).toBe('TLSv1.3')
    expect(await versionOf(url, 'TLSv1.2')).toBe('TLSv1.2')
    await expect(versionOf(url, 'TLSv1.1')).rejects.toThrow()
  })

  it('TLS 1.2 is spoken with ciphers alone that keep past connections secret and authenticate', async () => {
    const { url } = await listenWith(first)
    const versionWith = async (ciphers: string) => {
      const options = { port: Number(url.port), host: 'localhost', ca: readFileSync(first.cert) }
      const socket = connect({ ...options, maxVersion: 'TLSv1.2', ciphers })
      await once(socket, 'secureConnect')
      const { standardName } = socket.getCipher()
      socket.destroy()
      return standardName
    }
    expect(await versionWith('ECDHE-ECDSA-AES128-GCM-SHA256')).toContain('ECDHE')
    for (const weak of ['ECDHE-ECDSA-AES128-SHA256', 'AES128-SHA', 'AES128-GCM-SHA256'])
      await expect(versionWith(weak), weak).rejects.toThrow()
  })

  it('a connection that does not finish its handshake is closed', async () => {
    const { url } = await listenWith(first, { HEADER_SECONDS: '1' })
    const socket = connectPlain(Number(url.port), 'localhost')
    socket.on('error', () => {})
    await once(socket, 'close')
    expect(socket.destroyed).toBe(true)
  })

  it('a renewed certificate is used without a restart, and one that cannot be used leaves the one before', async () => {
    const files = { cert: join(folder, 'live.pem'), key: join(folder, 'live.key') }
    const use = ({ cert, key }: CertificateFiles) => {
      copyFileSync(cert, files.cert)
      copyFileSync(key, files.key)
    }
    use(first)
    const { url, notices } = await listenWith(files)
    copyFileSync(second.cert, files.cert)
    process.emit('SIGHUP')
    expect(notices).toEqual([
      expect.stringMatching(/is not the key of the certificate.*The certificate before stays in use\./),
    ])
    expect((await get(url, first.cert)).text).toBe('ok')

    use(second)
    process.emit('SIGHUP')
    expect(notices.at(-1)).toContain('was renewed')
    expect((await get(url, second.cert)).text).toBe('ok')
    await expect(get(url, first.cert)).rejects.toThrow(/certificate/)
  })

  it('the files are read again each minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const files = { cert: join(folder, 'minute.pem'), key: join(folder, 'minute.key') }
      copyFileSync(first.cert, files.cert)
      copyFileSync(first.key, files.key)
      const { notices } = await listenWith(files)
      copyFileSync(second.cert, files.cert)
      copyFileSync(second.key, files.key)
      vi.advanceTimersByTime(60_000)
      expect(notices).toEqual([expect.stringContaining('was renewed')])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a certificate that', () => {
  it('has expired is served, and the operator is told', async () => {
    const expired = makeCertificate(folder, 'expired', -1)
    const { notices } = await listenWith(expired)
    expect(notices).toEqual([expect.stringContaining('has expired: browsers refuse this server')])
  })

  it('expires within two weeks is announced', async () => {
    const { notices } = await listenWith(makeCertificate(folder, 'soon', 13))
    expect(notices).toEqual([expect.stringContaining('expires soon')])
  })

  it('is missing, is none, has a passphrase or another key keeps the process from starting, with the reason', async () => {
    const text = join(folder, 'text.pem')
    writeFileSync(text, 'no certificate')
    const locked = join(folder, 'locked.key')
    writeFileSync(
      locked,
      '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n',
    )
    for (const [files, reason] of [
      [{ ...first, cert: join(folder, 'none.pem') }, /^TLS_CERT cannot be read: ENOENT/],
      [{ ...first, key: folder }, /^TLS_KEY cannot be read: EISDIR/],
      [{ ...first, cert: text }, /^TLS_CERT \(.*\) is not a certificate in PEM\./],
      [{ ...first, key: locked }, /^TLS_KEY \(.*\) is not a private key in PEM without a passphrase\./],
      [{ ...first, key: second.key }, /^TLS_KEY \(.*\) is not the key of the certificate/],
    ] as const)
      await expect(listenWith(files)).rejects.toThrow(reason)
  })

  it('is set without its key is refused with the settings', () => {
    expect(() => readConfig({ TLS_CERT: first.cert })).toThrow(
      'TLS_CERT and TLS_KEY have to be set together.',
    )
  })
})
