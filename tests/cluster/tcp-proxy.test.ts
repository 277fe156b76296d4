import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TcpProxy } from '#tests/support/cluster/tcp-proxy.ts'

const echo = createServer(
  { allowHalfOpen: true },
  socket => void socket.on('error', () => undefined).pipe(socket),
)
let proxy: TcpProxy
let port: number

beforeEach(async () => {
  await new Promise<void>(resolve => echo.listen(0, '127.0.0.1', resolve))
  const address = echo.address()
  proxy = new TcpProxy(typeof address === 'object' && address ? address.port : 0)
  port = await proxy.listen()
})
afterEach(async () => {
  await proxy.close()
  await new Promise(resolve => echo.close(resolve))
})

/** A connection through the proxy that has been answered once. */
async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write('hello')
  expect(await once(socket, 'data')).toEqual(['hello'])
  return socket
}

describe('the TCP proxy of the cluster run', () => {
  it('passes on what both sides send, in order [R7.7]', async () => {
    const socket = await open()
    let received = ''
    socket.on('data', text => (received += String(text)))
    const sent = Array.from({ length: 200 }, (_, index) => `${index},`.repeat(100)).join('')
    socket.end(sent)
    await once(socket, 'close')
    expect(received).toBe(sent)
  })

  it('resets the connections that exist and passes on later ones [R7.7]', async () => {
    const socket = await open()
    const failed = once(socket, 'error')
    expect(proxy.cut('reset', 0)).toBe(1)
    expect(await failed).toEqual([expect.objectContaining({ code: 'ECONNRESET' })])
    ;(await open()).destroy()
  })

  it('delivers what it delays, in order [R7.7]', async () => {
    const socket = await open()
    proxy.cut('delay', 30)
    let received = ''
    socket.on('data', text => (received += String(text)))
    socket.write('first ')
    socket.end('second')
    await once(socket, 'close')
    expect(received).toBe('first second')
  })

  it('swallows what is sent and resets the connection in the end [R7.7]', async () => {
    const socket = await open()
    let received = ''
    socket.on('data', text => (received += String(text)))
    proxy.cut('swallow', 30)
    socket.write('lost')
    expect(await once(socket, 'error')).toEqual([expect.objectContaining({ code: 'ECONNRESET' })])
    expect(received).toBe('')
  })
})
