import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'

it('a body that arrives byte by byte loses its connection after ten seconds', async () => {
  const server = await startTestServer()
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Accept-Language: en', 'LanguageId: 2']
  const rest = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1000']
  socket.write(`${[...head, ...rest].join('\r\n')}\r\n\r\n`)
  const started = performance.now()
  while (!socket.closed && performance.now() - started < 40_000) {
    socket.write('a')
    await sleep(250)
  }
  expect(socket.closed).toBe(true)
  expect(performance.now() - started).toBeLessThan(30_000)
  await server.stop()
})
