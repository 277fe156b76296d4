import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { createShares, type ShareLimits } from '#server/http/shares.ts'
import { openListeners } from '#server/http/listen.ts'
import {
  FORM,
  itWithBackEnd,
  picture,
  requestOf,
  type Answer,
  type BackEnd,
  type Person,
} from '#tests/support/back-end.ts'

const UPLOAD = 'multipart/form-data; boundary=b'
/** For what would never come. */
const NEVER = { timeout: 60_000, interval: 200 }
/** Longer than what arrives at once. */
const LARGE = picture(1_000_000)
/** Arrives at once, and is refused once it was read: it counts towards no quota of files. */
const NO_PICTURE = new Blob([new Uint8Array(1000)])
const PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

/** Begins a request of an operation with a body that does not end. */
async function begin(
  url: string,
  token: string | undefined,
  path: string,
  type: string,
  { length = 60_000, localAddress = '127.0.0.1' } = {},
): Promise<Socket> {
  const { port } = new URL(url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
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

const upload = async (url: string, token: string | undefined, file = LARGE): Promise<Answer> => {
  const headers = { Authorization: token }
  const [path, init] = requestOf('uploadFile', { body: { purpose: 'identity' }, file, headers })
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
          sockets.push(await begin(url, hostile.token, '/api/upload/file', UPLOAD))
        await vi.waitFor(
          async () =>
            expect(await upload(url, hostile.token, NO_PICTURE)).toEqual({
              code: 429,
              msg: 'hint_too_many_requests',
              params: { seconds: '2' },
            }),
          NEVER,
        )
        expect(await upload(url, other.token)).toMatchObject({ code: 200 })
        for (const socket of sockets) socket.destroy()
        await vi.waitFor(
          async () => expect(await upload(url, hostile.token)).toMatchObject({ code: 200 }),
          NEVER,
        )
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
          sockets.push(await begin(url, token, '/api/spotOrder/place', FORM))
        const next = await begin(url, token, '/api/spotOrder/place', FORM)
        let answer = ''
        next.on('data', (chunk: Buffer) => void (answer += chunk.toString()))
        await vi.waitFor(() => expect(answer).toContain('"code":429'), NEVER)
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
        const socket = await begin(url, 'nobody', '/api/upload/file', UPLOAD, { length: size })
        let answer = ''
        socket.on('data', (chunk: Buffer) => void (answer += chunk.toString()))
        await vi.waitFor(() => expect(answer).toContain('"code":401'), NEVER)
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

  itWithBackEnd(
    'of two addresses, which are all that there may be, keep nobody else from sending one',
    async backEnd => {
      const hostile: Person[] = []
      for (let each = 0; each < 11; each++) {
        // As fast as one address may register.
        hostile.push(await backEnd.signUp())
        backEnd.clock.advance(20_000)
      }
      const other = hostile.pop()!
      await serve(backEnd, async url => {
        const sockets: Socket[] = []
        for (const [index, { token }] of hostile.entries())
          for (let each = 0; each < 4; each++)
            sockets.push(
              await begin(url, token, '/api/upload/file', UPLOAD, {
                localAddress: `127.0.0.${2 + (index % 2)}`,
              }),
            )
        const codes = new Set<number>()
        // Until one of them has made room.
        await vi.waitFor(async () => {
          codes.add((await upload(url, other.token, NO_PICTURE)).code)
          expect(sockets.some(({ closed }) => closed)).toBe(true)
        }, NEVER)
        expect([...codes]).toEqual([422])
        return sockets
      })
    },
    { RATE_LIMITS: 'on' },
  )
})

describe('shares', () => {
  const amount = (count: number) => ({ count, bytes: count * 10 })
  const LIMITS: ShareLimits = { perAccount: amount(2), perAddress: amount(3), total: amount(4) }
  const network = (index: number) => `2001:db8:0:${(index * 256).toString(16)}`

  /** Shares, and the names of the things that had to make room. */
  function createTaking(limits = LIMITS) {
    const shares = createShares(limits)
    const ended: string[] = []
    const take = (
      name: string,
      address: string,
      { userId, bytes = 10 }: { userId?: bigint; bytes?: number } = {},
    ) => shares.take({ userId, address }, bytes, () => ended.push(name))
    return { ended, take }
  }

  it('of an account and an address are bounded by count and bytes', () => {
    const { ended, take } = createTaking()
    const first = take('1', 'a', { userId: 1n })
    expect(take('2', 'b', { userId: 1n })).toBeDefined()
    expect(take('3', 'c', { userId: 1n })).toBeUndefined()
    expect(take('4', 'a')).toBeDefined()
    expect(take('5', 'a', { bytes: 20 })).toBeUndefined()
    first!()
    expect(take('6', 'c', { userId: 1n })).toBeDefined()
    expect(ended).toEqual([])
  })

  it('make room for who holds less, and not for who would hold as much', () => {
    const { ended, take } = createTaking()
    for (const name of ['1', '2', '3']) expect(take(name, 'a')).toBeDefined()
    const only = take('4', 'b')
    expect(take('5', 'c')).toBeDefined()
    expect(ended).toEqual(['3'])
    expect(take('6', 'c')).toBeUndefined()
    expect(take('7', 'd')).toBeDefined()
    expect(ended).toEqual(['3', '2'])
    expect(take('8', 'e')).toBeUndefined()
    // Giving back twice gives back once.
    only!()
    only!()
    expect(take('9', 'e')).toBeDefined()
    expect(take('10', 'f')).toBeUndefined()
  })

  it('make room for a small thing where all bytes are taken', () => {
    const { ended, take } = createTaking()
    expect(take('large', 'a', { bytes: 30 })).toBeDefined()
    expect(take('other', 'b', { bytes: 10 })).toBeDefined()
    expect(take('small', 'c', { bytes: 5 })).toBeDefined()
    expect(ended).toEqual(['large'])
  })

  it('make room where the addresses of one household hold all', () => {
    const { ended, take } = createTaking({ ...LIMITS, perAddress: amount(1) })
    for (const subnet of [0, 1, 2]) take(`${subnet}`, `${network(1).slice(0, -2)}0${subnet}::/64`)
    take('neighbour', `${network(2)}::/64`)
    expect(take('mine', `${network(3)}::/64`)).toBeDefined()
    expect(ended).toEqual(['2'])
  })
})
