/** The proxy between plain sockets: what comes out at either end is what went in. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import type { Seen } from '#contracts/verify/traffic/judge-traffic.ts'
import { MAX_KEPT, startPassingProxy, type PassingProxy } from '#contracts/verify/traffic/passing-proxy.ts'

type Serve = (request: Buffer, socket: Socket) => void

const sockets = new Set<Socket>()
let server: Server
let proxy: PassingProxy
let seen: Seen[]
let whenSeen: Promise<void>

/** Starts a back end of plain sockets and the proxy in front of it. */
async function start(serve: Serve): Promise<{ direct: number; through: number }> {
  server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let heard = Buffer.alloc(0)
    socket.on('data', part => {
      heard = Buffer.concat([heard, part])
      serve(heard, socket)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const direct = (server.address() as AddressInfo).port
  seen = []
  let tell: (() => void) | undefined
  whenSeen = new Promise(resolve => (tell = resolve))
  proxy = await startPassingProxy(
    new URL(`http://127.0.0.1:${direct}`),
    { host: '127.0.0.1', port: 0 },
    one => {
      seen.push(one)
      tell?.()
    },
  )
  return { direct, through: Number(new URL(proxy.url).port) }
}

afterEach(async () => {
  await proxy.close()
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  server.close()
})

/** Sends bytes and collects all that comes back until the other side closes. */
function exchange(port: number, request: Buffer | string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', part => parts.push(part))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(parts)))
  })
}

const get = (path = '/x') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Odd-CASE: 1\r\nx-odd-case: 2\r\nConnection: close\r\n\r\n`
/** Answers once the head of a request is there, and closes. */
const answering =
  (answer: Buffer | string): Serve =>
  (heard, socket) => {
    if (heard.includes('\r\n\r\n')) socket.end(answer)
  }
const head = (...lines: string[]) => `HTTP/1.1 ${lines.join('\r\n')}\r\n\r\n`

describe('passing proxy', () => {
  it.each([
    [
      'headers in their order and spelling, and an odd reason',
      head(
        '200 Fine by me',
        'X-B: 1',
        'x-a: 2',
        'SET-Cookie: one=1',
        'Set-Cookie: two=2',
        'Content-Length: 2',
        'Connection: close',
      ) + 'ok',
    ],
    [
      'an answer that ends with its connection',
      head('200 OK', 'X-A: 1', 'Connection: close') + 'until the end',
    ],
    ['an answer without a body', head('204 No Content', 'Connection: close')],
  ])('passes on %s, byte for byte', async (_, answer) => {
    const { direct, through } = await start(answering(answer))
    const given = await exchange(through, get())
    expect(given.toString('latin1')).toBe((await exchange(direct, get())).toString('latin1'))
    await whenSeen
  })

  it('passes on a compressed body as it is, and judges its content', async () => {
    const zipped = gzipSync('{"code":200,"msg":"hidden"}')
    const answer = Buffer.concat([
      Buffer.from(
        head('200 OK', 'Content-Encoding: gzip', `Content-Length: ${zipped.length}`, 'Connection: close'),
      ),
      zipped,
    ])
    const { through } = await start(answering(answer))
    expect((await exchange(through, get())).equals(answer)).toBe(true)
    await whenSeen
    expect(seen[0]?.body).toBe('{"code":200,"msg":"hidden"}')
  })

  it('passes on the bytes of a request with their headers; only Host names the back end', async () => {
    let heardBytes: Buffer = Buffer.alloc(0)
    const body = Buffer.from([0, 255, 128, 10, 13, 10])
    const { direct, through } = await start((heard, socket) => {
      heardBytes = heard
      if (heard.includes(body)) socket.end(head('200 OK', 'Content-Length: 0', 'Connection: close'))
    })
    const opening = `POST /a%20b?c=%41&&d HTTP/1.1\r\nHost: HOST\r\nX-Odd-CASE: 1\r\ncontent-LENGTH: ${body.length}\r\nConnection: close\r\n\r\n`
    const sent = Buffer.concat([Buffer.from(opening), body])
    await exchange(through, sent)
    const expected = Buffer.concat([Buffer.from(opening.replace('HOST', `127.0.0.1:${direct}`)), body])
    expect(heardBytes.toString('latin1')).toBe(expected.toString('latin1'))
    await whenSeen
  })

  it('passes on each event of a stream when it comes, and tells of it when the caller goes away', async () => {
    let backEnd: Socket | undefined
    const { through } = await start((heard, socket) => {
      if (!heard.includes('\r\n\r\n')) return
      backEnd = socket
      socket.write(
        head('200 OK', 'Content-Type: text/event-stream', 'Transfer-Encoding: chunked') +
          '9\r\ndata: 1\n\n\r\n',
      )
    })
    const caller = connect(through, '127.0.0.1', () => caller.write(get()))
    let text = ''
    const came = (wanted: string) =>
      new Promise<void>(resolve => {
        const look = () => (text.includes(wanted) ? resolve() : undefined)
        caller.on('data', part => {
          text += part.toString()
          look()
        })
        look()
      })
    await came('data: 1\n\n')
    backEnd?.write('9\r\ndata: 2\n\n\r\n')
    await came('data: 2\n\n')
    const closed = new Promise(resolve => backEnd?.once('close', resolve))
    caller.destroy()
    await closed
    await whenSeen
    expect(seen).toMatchObject([{ status: 200, body: 'data: 1\n\ndata: 2\n\n' }])
    expect(seen[0]).not.toHaveProperty('unusable')
  })

  it('leaves an answer that the back end breaks off incomplete, and does not judge it', async () => {
    const { through } = await start((heard, socket) => {
      if (!heard.includes('\r\n\r\n')) return
      socket.write(`${head('200 OK', 'Content-Length: 10')}half`, () => socket.resetAndDestroy())
    })
    const given = await exchange(through, get()).catch((error: Error) => error)
    if (given instanceof Buffer) expect(given.toString()).not.toMatch(/half.{6}/)
    await whenSeen
    expect(seen).toMatchObject([{ unusable: expect.stringMatching(/broke its answer off|no answer/) }])
  })

  it('ends the call to the back end when the caller goes away before the answer', async () => {
    let closed: Promise<unknown> | undefined
    let heardIt: (() => void) | undefined
    const heard = new Promise<void>(resolve => (heardIt = resolve))
    const { through } = await start((_, socket) => {
      closed = new Promise(resolve => socket.once('close', resolve))
      heardIt?.()
    })
    const caller = connect(through, '127.0.0.1', () => caller.write(get()))
    await heard
    caller.destroy()
    await closed
    await whenSeen
    expect(seen).toMatchObject([{ status: 0, unusable: expect.stringContaining('there was no answer') }])
  })

  it('closes the connection where there is no back end, and says so', async () => {
    const { through } = await start(() => undefined)
    server.close()
    await exchange(through, get()).catch(() => undefined)
    await whenSeen
    expect(seen).toMatchObject([{ status: 0, unusable: expect.stringContaining('there was no answer') }])
  })

  it('passes on a body of any size, and keeps no copy of one that is too large', async () => {
    const body = Buffer.alloc(MAX_KEPT + 100_000, 'x')
    const answer = Buffer.concat([
      Buffer.from(head('200 OK', `Content-Length: ${body.length}`, 'Connection: close')),
      body,
    ])
    const { through } = await start(answering(answer))
    expect((await exchange(through, get())).equals(answer)).toBe(true)
    await whenSeen
    expect(seen).toMatchObject([{ body: undefined, unusable: 'its body is larger than 8 MB' }])
  })

  it('passes on chunks and trailers', async () => {
    const answer = `${head('200 OK', 'Transfer-Encoding: chunked', 'Trailer: X-Sum', 'Connection: close')}2\r\nok\r\n0\r\nX-Sum: 1\r\n\r\n`
    const { through } = await start(answering(answer))
    expect((await exchange(through, get())).toString()).toBe(answer)
    await whenSeen
    expect(seen[0]?.body).toBe('ok')
  })
})
