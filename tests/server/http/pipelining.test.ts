import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openListeners, type Listeners } from '#server/http/listen.ts'
import { ALLOWANCES } from '#server/nodes/allowances.ts'
import { itWithBackEnd, type BackEnd } from '#tests/support/back-end.ts'
import { certificateFolder, makeCertificate } from '#tests/support/certificates.ts'

const { cert, key } = makeCertificate(certificateFolder(), 'pipelining')

let listeners: Listeners | undefined
let socket: Socket | undefined
afterEach(async () => {
  socket?.destroy()
  await listeners?.close()
  listeners = socket = undefined
})

/** Asks 20 times on a connection that is kept, on a thread of its own. */
const CLIENT = `
const { Agent, get } = require('node:https')
const { parentPort, workerData } = require('node:worker_threads')
const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })
const ports = new Set()
let answers = 0
const end = () => parentPort.postMessage({ answers, connections: ports.size })
const ask = () => get(workerData, { agent }, response => {
  ports.add(response.socket.localPort)
  response.resume().on('end', () => ++answers === 20 ? end() : setImmediate(ask))
}).on('error', end)
ask()
`

const requestFor = (method: string, path: string, headers: readonly string[] = []) =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Accept-Language: en', 'LanguageId: 2', ...headers].join('\r\n')}\r\n\r\n`

/** Opens a connection. @returns what sends on it and resolves with what has come until then: a whole answer, or all when the connection has ended */
async function open(url: string): Promise<(text: string) => Promise<string>> {
  const { protocol, port } = new URL(url)
  const isSecure = protocol === 'https:'
  const to = { port: Number(port), host: '127.0.0.1' }
  const opened = isSecure
    ? connectTls({ ...to, ca: readFileSync(cert), servername: 'localhost' })
    : connect(to)
  socket = opened
  opened.on('error', () => {})
  await once(opened, isSecure ? 'secureConnect' : 'connect')
  let received = ''
  opened.on('data', (data: Buffer) => (received += data.toString()))
  return async text => {
    received = ''
    opened.write(text)
    // Answers of a listener that keeps the connection end with their length, or with a last chunk.
    const isWhole = () => {
      const [head = '', body] = received.split('\r\n\r\n')
      const length = /content-length: (\d+)/i.exec(head)?.[1]
      return (
        body !== undefined &&
        (length === undefined ? received.endsWith('0\r\n\r\n') : body.length >= Number(length))
      )
    }
    const isEnding = () => /connection: close/i.test(received)
    while (!opened.closed && (isEnding() || !isWhole())) await nextTurn()
    return received
  }
}

describe('a connection with several requests at once', () => {
  for (const scheme of ['http', 'https']) {
    it(`is ended, and what follows the first request is not even read (${scheme})`, async () => {
      const tls = scheme === 'https' ? { TLS_CERT: cert, TLS_KEY: key } : {}
      let calls = 0
      const answer = async () => {
        calls++
        await nextTurn()
        return new Response('ok')
      }
      listeners = await openListeners(answer, readConfig({ PORT: '0', ...tls }))
      const send = await open(listeners.urls[0]!)
      expect(await send(requestFor('GET', '/x').repeat(300))).toBe('')
      expect(socket!.closed).toBe(true)
      expect(calls).toBe(1)
    })
  }

  it('is ended also where Node itself answers', async () => {
    listeners = await openListeners(() => new Response('ok'), readConfig({ PORT: '0' }))
    const send = await open(listeners.urls[0]!)
    const answers = await send(requestFor('GET', '/x', ['Expect: more']).repeat(300))
    await once(socket!, 'close')
    expect(answers.split('417 ').length).toBeLessThan(5)
  })

  it('is none whose next request comes before TLS has told that the answer was sent', async () => {
    const answer = async () => {
      const written = nextTurn()
      // After the answer was written: by the end of it there is the next request.
      setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20))
      await written
      return new Response('ok')
    }
    listeners = await openListeners(answer, readConfig({ PORT: '0', TLS_CERT: cert, TLS_KEY: key }))
    const client = new Worker(CLIENT, { eval: true, workerData: listeners.urls[0] })
    expect((await once(client, 'message'))[0]).toEqual({ answers: 20, connections: 1 })
    await client.terminate()
  })

  it('is no connection with one request after the other', async () => {
    listeners = await openListeners(() => new Response('ok'), readConfig({ PORT: '0' }))
    const send = await open(listeners.urls[0]!)
    for (let each = 0; each < 20; each++) expect(await send(requestFor('GET', '/x'))).toContain('200 OK')
  })
})

describe('the connection of a refused address', () => {
  const serve = async ({ app, services }: BackEnd) => {
    listeners = await openListeners(app.fetch, { ...services.config, port: 0 })
    return listeners.urls[0]!
  }
  const spend = ({ services }: BackEnd, kind: 'calls' | 'files', address: string) => {
    for (let each = 0; each < ALLOWANCES[kind].burst; each++) services.allowances[kind](address)
  }

  itWithBackEnd(
    'ends with the answer: beyond the limit of calls, of files, of preflight requests, and for another host',
    async backEnd => {
      const url = await serve(backEnd)
      const isEnded = async (request: string) => {
        const answer = await (await open(url))(request)
        expect(answer).toMatch(/connection: close/i)
        return answer
      }
      const forOther = 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n'
      expect(await isEnded(forOther)).toContain('421')
      const preflight = requestFor('OPTIONS', '/api/x', ['Origin: http://localhost'])
      const fromPage = { method: 'OPTIONS', headers: { Origin: 'http://localhost' } }
      expect((await fetch(`${url}/api/x`, fromPage)).status).toBe(204)
      spend(backEnd, 'calls', '127.0.0.1')
      expect(await isEnded(requestFor('GET', '/api/x'))).toContain('"code":429')
      spend(backEnd, 'files', '127.0.0.1')
      for (const request of [requestFor('GET', '/config.json'), preflight, forOther])
        expect(await isEnded(request)).toContain('429')
    },
    { RATE_LIMITS: 'on' },
  )

  itWithBackEnd(
    'goes on behind a proxy, which sends the requests of others on it',
    async backEnd => {
      const send = await open(await serve(backEnd))
      const callFrom = (address: string) => send(requestFor('GET', '/api/x', [`X-Forwarded-For: ${address}`]))
      spend(backEnd, 'calls', '192.0.2.1')
      expect(await callFrom('192.0.2.1')).toContain('"code":429')
      expect(await callFrom('192.0.2.2')).toContain('"code":404')
    },
    { RATE_LIMITS: 'on', TRUST_PROXY: 'on' },
  )
})
