import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createSecureServer } from 'node:https'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { ANSWER_LIMIT, UnreachableError, createClient } from '#contracts/verify/client.ts'
import { certificateFolder, makeCertificate } from '#tests/support/certificates.ts'

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\n{}'
const READ = { method: 'GET', target: '/read', headers: {}, body: '' }
const WRITE = { ...READ, method: 'POST', target: '/write' }

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A back end that answers this many requests per connection and closes it unanswered at the next. */
async function answering(mostOfOneConnection: number) {
  const asked: number[] = []
  const server = createServer((socket: Socket) => {
    const connection = asked.push(0) - 1
    socket.on('error', () => undefined)
    socket.on('data', () => {
      asked[connection]!++
      if (asked[connection]! <= mostOfOneConnection) socket.write(ANSWER)
      else socket.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = createClient(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  open.push(client.close, () => server.close())
  return { client, asked }
}

test('verifier client sends a read again when the back end has closed a kept-alive connection, and counts it [R7.1]', async () => {
  const { client, asked } = await answering(1)
  expect((await client.send(READ)).status).toBe(200)
  expect(client.repeated()).toBe(0)
  expect((await client.send(READ)).status).toBe(200)
  expect(asked).toEqual([2, 1])
  expect(client.repeated()).toBe(1)
})

test('verifier client never sends a write again, nor on a connection that may be closed [R7.1]', async () => {
  const { client, asked } = await answering(1)
  for (const sent of [WRITE, WRITE, READ, WRITE]) expect((await client.send(sent)).status).toBe(200)
  expect(asked).toEqual([1, 1, 1, 1])
  expect(client.repeated()).toBe(0)
})

test('verifier client says once that a back end has stopped, with the request that it lost', async () => {
  let answers = 1
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => {
      if (answers-- > 0) socket.end(ANSWER)
      // It dies of this request.
      else {
        server.close()
        socket.destroy()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = createClient(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  open.push(client.close)
  await client.send(READ)
  await expect(client.send(WRITE)).rejects.toThrow(/POST \/write: socket hang up/)
  expect(client.stopped()).toBeUndefined()
  const says = /^the back end has stopped: http:.* takes no connection since POST \/write$/
  await expect(client.send(READ)).rejects.toThrow(says)
  await expect(client.send(WRITE)).rejects.toThrow(says)
  expect(client.stopped()).toMatch(says)
})

test('verifier client reports a fresh connection that is closed without an answer, and does not retry [R7.1]', async () => {
  const { client, asked } = await answering(0)
  await expect(client.send(READ)).rejects.toThrow(UnreachableError)
  expect(asked).toEqual([1])
})

test('verifier client waits for the whole answer as long as the app does, however it comes [R7.1]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{')
      // The body has begun, and goes on after the limit.
      setImmediate(() => void vi.advanceTimersByTimeAsync(ANSWER_LIMIT))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = createClient(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  open.push(
    client.close,
    () => server.close(),
    () => vi.useRealTimers(),
  )
  await expect(client.send(READ)).rejects.toThrow('no whole answer within 10 s')
})

test('verifier client names what makes Node trust a certificate of one’s own authority', async () => {
  const { cert, key } = makeCertificate(certificateFolder(), 'own')
  const server = createSecureServer({ cert: readFileSync(cert), key: readFileSync(key) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = createClient(new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`))
  open.push(client.close, () => server.close())
  await expect(client.send(READ)).rejects.toThrow(
    /self-signed certificate.*; with NODE_EXTRA_CA_CERTS=ca.pem/,
  )
})
