import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { describe, expect } from 'vitest'
import { FORM, itWithBackEnd, type BackEnd } from '#tests/support/back-end.ts'

const HEAD = [
  'POST /api/auth/login HTTP/1.1',
  'Host: localhost',
  'Accept-Language: en',
  'LanguageId: 2',
  `Content-Type: ${FORM}`,
]

/** Sends the start of a request, disconnects while the back end waits for the rest, and returns the log lines about it. */
async function disconnectAfter(
  { app, logged }: BackEnd,
  lines: readonly string[],
  begun: string,
): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const before = logged().length
  const socket = connect(port, '127.0.0.1')
  const arrived = once(server, 'request')
  socket.write(`${[...lines, '', begun].join('\r\n')}`)
  await arrived
  socket.destroy()
  const told = () => logged().slice(before)
  while (!told().includes('"event":"request"')) await new Promise(resolve => void setImmediate(resolve))
  await new Promise(resolve => void server.close(resolve))
  return told()
}

describe('client that disconnects in the middle of its body', () => {
  itWithBackEnd('is logged as information, not as an error (M19)', async backEnd => {
    const withLength = [...HEAD, 'Content-Length: 1000']
    const inChunks = [...HEAD, 'Transfer-Encoding: chunked']
    for (const log of [
      await disconnectAfter(backEnd, withLength, 'account=a%40example.com&pass'),
      await disconnectAfter(backEnd, inChunks, '10\r\naccount=a%40examp'),
    ]) {
      expect(log).toContain('"level":"info","event":"body aborted","operation":"login"')
      expect(log).not.toContain('"level":"error"')
    }
  })
})
