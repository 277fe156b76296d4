import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { refuseTinyParts } from '#server/http/chunked-bodies.ts'

let server: Server

afterEach(() => void server.close())

/** Sends a chunked body. @returns what is answered: the length of the body, or nothing where the connection was ended */
async function send(part: string, parts: number): Promise<string> {
  server = createServer((request, response) => {
    let length = 0
    request.on('data', (chunk: Buffer) => (length += chunk.length))
    request.on('error', () => {})
    request.on('end', () => response.end(`length ${length}`))
  })
  server.on('clientError', (_, socket) => socket.destroy())
  refuseTinyParts(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', data => (answer += String(data)))
  socket.on('error', () => {})
  const chunk = `${part.length.toString(16)}\r\n${part}\r\n`
  socket.write(
    'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  socket.write(`${chunk.repeat(parts)}0\r\n\r\n`)
  // Not by `once`, which fails when the connection is reset.
  await new Promise(resolve => socket.on('close', resolve))
  return /length \d+/.exec(answer)?.[0] ?? ''
}

it('a chunked body in many parts of a byte is not taken, and its connection ends', async () => {
  expect(await send('x', 1025)).toBe('')
})

it('a chunked body in as many parts as are allowed of any length is taken', async () => {
  expect(await send('x', 1024)).toBe('length 1024')
})

it('a chunked body in any number of parts that are long enough is taken', async () => {
  expect(await send('x'.repeat(100), 5000)).toBe('length 500000')
  expect(await send('x'.repeat(50), 5000)).toBe('')
})
