import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { createBodyShares } from '#server/http/body-shares.ts'
import { openListeners } from '#server/http/listen.ts'
import { itWithBackEnd, picture, requestOf, type Answer, type BackEnd } from '#tests/support/back-end.ts'

const PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

/** Begins a request of an operation with a body that does not end. */
async function begin(
  url: string,
  token: string | undefined,
  path: string,
  type: string,
  length = 60_000,
): Promise<Socket> {
  const { port } = new URL(url)
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: ${token}`,
    'Accept-Language: en',
    'LanguageId: 2',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${PART}`)
  return socket
}

/** Serves a back end, and ends all connections afterwards. */
async function serve(backEnd: BackEnd, test: (url: string) => Promise<Socket[]>): Promise<void> {
  const { config } = backEnd.services
  const listeners = await openListeners(backEnd.app.fetch, { ...config, port: 0 })
  const sockets = await test(listeners.urls[0]!)
  for (const socket of sockets) socket.destroy()
  await listeners.close()
}

const upload = async (url: string, token: string | undefined): Promise<Answer> => {
  const headers = { Authorization: token }
  const [path, init] = requestOf('uploadFile', { body: { purpose: 'identity' }, file: picture(), headers })
  return (await (await fetch(url + path, init)).json()) as Answer
}

describe('unfinished bodies', () => {
  itWithBackEnd(
    'take the share of their account: beyond it 429 with a time, for others and once they are gone nothing',
    async backEnd => {
      const hostile = await backEnd.signUp()
      const other = await backEnd.signUp()
      await serve(backEnd, async url => {
        const sockets = []
        for (let each = 0; each < 4; each++)
          sockets.push(await begin(url, hostile.token, '/api/upload/file', 'multipart/form-data; boundary=b'))
        await vi.waitFor(async () =>
          expect(await upload(url, hostile.token)).toEqual({
            code: 429,
            msg: 'hint_too_many_requests',
            params: { seconds: '2' },
          }),
        )
        expect(await upload(url, other.token)).toMatchObject({ code: 200 })
        for (const socket of sockets) socket.destroy()
        await vi.waitFor(async () => expect(await upload(url, hostile.token)).toMatchObject({ code: 200 }))
        return sockets
      })
    },
    { RATE_LIMITS: 'on' },
  )

  itWithBackEnd(
    'that are short have shares of their own, by their bytes',
    async backEnd => {
      const { token } = await backEnd.signUp()
      await serve(backEnd, async url => {
        const sockets = []
        // 34 × 60,000 bytes fit into 2 MiB.
        for (let each = 0; each < 34; each++)
          sockets.push(await begin(url, token, '/api/spotOrder/place', 'application/x-www-form-urlencoded'))
        await vi.waitFor(async () => {
          const body = 'x'.repeat(60_000)
          const headers = { Authorization: token!, 'Accept-Language': 'en', LanguageId: '2' }
          const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
          const response = await fetch(`${url}/api/spotOrder/place`, {
            method: 'POST',
            headers: { ...headers, ...type },
            body,
          })
          expect(await response.json()).toMatchObject({ code: 429 })
        })
        expect(await upload(url, token)).toMatchObject({ code: 200 })
        return sockets
      })
    },
    { RATE_LIMITS: 'on' },
  )

  itWithBackEnd(
    'of calls that are refused are not taken off the wire: the sender sees the answer, and the connection ends',
    async backEnd => {
      await serve(backEnd, async url => {
        const size = 50_000_000
        const socket = await begin(url, 'nobody', '/api/upload/file', 'multipart/form-data; boundary=b', size)
        let answer = ''
        socket.on('data', (chunk: Buffer) => void (answer += chunk.toString()))
        await vi.waitFor(() => expect(answer).toContain('"code":401'))
        const chunk = Buffer.alloc(65_536, 'x')
        const closed = new Promise(resolve => socket.once('close', resolve))
        let sent = 0
        while (!socket.destroyed && sent < size) {
          sent += chunk.length
          if (!socket.write(chunk))
            await Promise.race([closed, new Promise(resolve => socket.once('drain', resolve))])
        }
        // What fits into the buffers of both sides, and not the whole.
        expect(sent).toBeLessThan(size / 2)
        return [socket]
      })
    },
    { RATE_LIMITS: 'on' },
  )

  it('are bounded for an address and in all, by count and bytes', () => {
    const limit = (bodies: number) => ({ bodies, bytes: bodies * 10 })
    const shares = createBodyShares({ perAccount: limit(2), perAddress: limit(3), total: limit(4) })
    const from = (userId: bigint | undefined, address: string, bytes = 10) =>
      shares.take({ userId, address }, bytes)
    const first = from(1n, 'a')
    expect(from(1n, 'b')).toBeDefined()
    expect(from(1n, 'c')).toBeUndefined()
    expect(from(undefined, 'a')).toBeDefined()
    expect(from(2n, 'a', 20)).toBeUndefined()
    expect(from(2n, 'a')).toBeDefined()
    expect(from(3n, 'd')).toBeUndefined()
    first!()
    expect(from(3n, 'd')).toBeDefined()
    expect(from(4n, 'e')).toBeUndefined()
  })
})
