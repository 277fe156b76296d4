import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const FEW_DESCRIPTORS = fileURLToPath(new URL('few-descriptors-child.ts', import.meta.url))

let server: TestServer | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server?.stop()
  server = undefined
})

const start = async (environment: Record<string, string>) => {
  server = await startTestServer({ environment: { RATE_LIMITS: 'on', HOST: '0.0.0.0', ...environment } })
  return Number(new URL(server.url).port)
}

/** A request whose headers do not end, from an address of this machine. */
async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n')
  return socket
}

/** What the rest of the request is answered; '' when the connection is closed. */
async function finish(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (data: Buffer) => (text += data.toString()))
  const closed = new Promise(resolve => void socket.once('close', resolve))
  if (!socket.closed) {
    socket.write('Connection: close\r\n\r\n')
    await closed
  }
  return text.split('\r\n')[0] ?? ''
}

describe('connections', () => {
  it('from one address are limited, and do not keep another one out; a closed one makes room', async () => {
    const port = await start({ CONNECTIONS_PER_ADDRESS: '20' })
    const held = []
    for (let each = 0; each < 20; each++) held.push(await open(port))
    expect(await finish(await open(port))).toBe('')
    expect(await finish(await open(port, '127.0.0.7'))).toBe('HTTP/1.1 200 OK')
    expect(await finish(held[0]!)).toBe('HTTP/1.1 200 OK')
    // The server may notice a moment later.
    await vi.waitFor(async () => expect(await finish(await open(port))).toBe('HTTP/1.1 200 OK'))
  })

  it('are limited in all', async () => {
    const port = await start({ CONNECTIONS: '10' })
    for (let each = 0; each < 10; each++) await open(port, `127.0.0.${each + 2}`)
    expect(await finish(await open(port, '127.0.0.99'))).toBe('')
  })

  it('of an address that holds nearly all make room for another address', async () => {
    const port = await start({ CONNECTIONS: '10', HEADER_SECONDS: '300' })
    const held: Socket[] = []
    for (let each = 0; each < 10; each++) held.push(await open(port, '127.0.0.2'))
    expect(await finish(await open(port, '127.0.0.3'))).toBe('HTTP/1.1 200 OK')
    const newest = held.pop()!
    if (!newest.closed) await once(newest, 'close')
    expect(held.filter(({ closed }) => closed)).toEqual([])
  })

  it('are as many as the system allows files, and the operator is told what to do', async () => {
    const child = spawn('sh', ['-c', `ulimit -n 210; exec "${process.execPath}" "${FEW_DESCRIPTORS}"`], {
      env: { ...process.env, CONNECTIONS: '50' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [said] = (await once(child.stdout, 'data')) as [Buffer]
      const { port, notices } = JSON.parse(said.toString()) as { port: number; notices: string[] }
      expect(notices).toEqual([
        'connections: CONNECTIONS is 50, but the system allows this process only 210 open files and connections: it accepts 10 connections. ' +
          'Allow it 250 (ulimit -n, LimitNOFILE), or set CONNECTIONS to 10.',
      ])
      for (let each = 0; each < 10; each++) await open(port)
      expect(await finish(await open(port))).toBe('')
      expect(await finish(sockets[0]!)).toBe('HTTP/1.1 200 OK')
    } finally {
      child.kill()
    }
  })

  it('behind a proxy, whose address they all have, are limited only in all', async () => {
    const port = await start({ CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: 'on' })
    await open(port)
    expect(await finish(await open(port))).toBe('HTTP/1.1 200 OK')
  })

  it('whose headers do not end, however slowly they go on, are closed on time', async () => {
    const port = await start({ HEADER_SECONDS: '1' })
    const socket = await open(port)
    let answer = ''
    socket.on('data', (data: Buffer) => (answer += data.toString()))
    const started = performance.now()
    while (!socket.closed && performance.now() - started < 20_000) {
      socket.write('X-More: x\r\n')
      await sleep(200)
    }
    expect(answer).toContain('408')
  })
})
