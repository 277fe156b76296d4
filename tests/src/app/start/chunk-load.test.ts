import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from '#src/app/start/chunk-load.ts'

const failed = new TypeError('Failed to fetch dynamically imported module: https://app.test/assets/x.js')

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://app.test' })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('chunk that fails to load', () => {
  it('times out after 120 s with an error [R4.7, R8.10]', async () => {
    vi.useFakeTimers()
    const outcome = loadChunk('/pages/loan/loan', () => new Promise(() => {})).catch(
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(119_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({
      name: 'ChunkLoadError',
      kind: 'timeout',
      message: 'Loading chunk /pages/loan/loan failed',
    })
  })

  it.each([
    ['is not found', new Response('', { status: 404 })],
    ['is answered by a page', new Response('', { headers: { 'content-type': 'text/html' } })],
  ])('is reported as missing when its file %s [R8.10]', async (_case, answer) => {
    vi.stubGlobal('fetch', async () => answer)
    await expect(loadChunk('x', () => Promise.reject(failed))).rejects.toMatchObject({ kind: 'missing' })
  })

  it.each([500, 502, 503])('is reported as an error while the server fails with %i [R8.10]', async status => {
    vi.stubGlobal('fetch', async () => new Response('', { status }))
    await expect(loadChunk('x', () => Promise.reject(failed))).rejects.toMatchObject({ kind: 'error' })
  })

  it('is reported as an error when the network or the code itself fails [R8.10]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await expect(loadChunk('x', () => Promise.reject(failed))).rejects.toMatchObject({ kind: 'error' })
    await expect(loadChunk('x', () => Promise.reject(new Error('boom')))).rejects.toBeInstanceOf(
      ChunkLoadError,
    )
  })

  it('leaves no timer behind once it has loaded', async () => {
    vi.useFakeTimers()
    await expect(loadChunk('x', async () => 'here')).resolves.toBe('here')
    expect(vi.getTimerCount()).toBe(0)
  })
})
