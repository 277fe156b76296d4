import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openListeners, type Listeners } from '#server/http/listen.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

/** More than the buffers of both sides hold. */
const BYTES = 40_000_000
/** Ten seconds, and a second for each 16 kB. */
const ALLOWED = 10_000 + BYTES / 16.384

let listeners: Listeners | undefined
afterEach(async () => {
  vi.useRealTimers()
  await listeners?.close()
  listeners = undefined
})

/** Asks for an answer and reads its beginning. @returns what reads the rest, and resolves with the length of all */
async function ask(url: string, localAddress = '127.0.0.1'): Promise<() => Promise<number>> {
  const socket: Socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await once(socket, 'readable')
  return async () => {
    let length = 0
    for await (const chunk of socket) length += (chunk as Buffer).length
    return length
  }
}

describe('an answer that its client does not read', () => {
  const serve = async (bytes = BYTES) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    listeners = await openListeners(() => new Response(new Uint8Array(bytes)), readConfig({ PORT: '0' }))
    return listeners.urls[0]!
  }

  it('is waited for as long as a slow network would take', async () => {
    const readRest = await ask(await serve())
    await vi.advanceTimersByTimeAsync(ALLOWED - MINUTE)
    expect(await readRest()).toBeGreaterThan(BYTES)
  })

  it('loses its connection after that', async () => {
    const readRest = await ask(await serve())
    await vi.advanceTimersByTimeAsync(ALLOWED + MINUTE)
    expect(await readRest().catch(() => 0)).toBeLessThan(BYTES)
  })

  it('is kept within the share of its address; others go on', async () => {
    const bytes = 25_000_000
    const url = await serve(bytes)
    // The first takes most of the 32 MiB.
    const first = await ask(url)
    const second = await ask(url)
    const other = await ask(url, '127.0.0.2')
    expect(await second().catch(() => 0)).toBeLessThan(bytes)
    expect(await first()).toBeGreaterThan(bytes)
    expect(await other()).toBeGreaterThan(bytes)
    // What was read no longer counts.
    const third = await ask(url)
    expect(await third()).toBeGreaterThan(bytes)
  })
})
