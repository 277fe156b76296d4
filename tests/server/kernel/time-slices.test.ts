import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QueueFullError } from '#server/kernel/queue-full.ts'
import { createYieldPoint, mapInSlices, takeTurn } from '#server/kernel/time-slices.ts'

/** The only clock: it moves by the work alone. */
let time = 0

beforeEach(() => {
  time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
})
function turnOfEventLoop(): Promise<void> {
  return new Promise(resolve => void setImmediate(resolve))
}

// The last slice has been counted by then.
afterEach(turnOfEventLoop)

/** So many items of a millisecond each. */
const workOf = (milliseconds: number, caller?: string) =>
  mapInSlices(Array.from({ length: milliseconds }), () => void time++, caller)

/** What was worked in each turn of the event loop until a promise settled. */
async function turnsUntil(settled: Promise<unknown>): Promise<number[]> {
  const settling = { isDone: false }
  const settle = () => void (settling.isDone = true)
  settled.then(settle, settle)
  const turns: number[] = []
  while (!settling.isDone) {
    const before = time
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await turnOfEventLoop()
    turns.push(time - before)
  }
  return turns
}

it('slices of all that is under way: the event loop goes on after each of them', async () => {
  const turns = await turnsUntil(Promise.all(Array.from({ length: 150 }, () => workOf(10, 'hostile'))))
  expect(Math.max(...turns)).toBe(2)
  expect(turns.reduce((sum, each) => sum + each)).toBe(1500)
})

it('slices let the event loop go round often enough to accept the connections that wait', async () => {
  const turns = await turnsUntil(Promise.all([workOf(10, 'hostile'), workOf(10, 'hostile')]))
  const busy = turns.flatMap((worked, index) => (worked > 0 ? [index] : []))
  expect(busy.length).toBeGreaterThan(3)
  for (const [index, at] of busy.slice(1).entries()) expect(at - busy[index]!).toBe(16)
})

it('turns of calls are taken by the time of what follows from them', async () => {
  const done: string[] = []
  const call = async (caller: string, milliseconds: number) => {
    await takeTurn(caller)
    time += milliseconds
    done.push(caller)
  }
  const hostile = Array.from({ length: 100 }, () => call('hostile', 5))
  await turnOfEventLoop()
  const others = [call('other', 1), call('other', 1)]
  await Promise.all(others)
  expect(done.filter(caller => caller === 'hostile').length).toBeLessThanOrEqual(2)
  await Promise.all(hostile)
})

it('slices of yield points are in the same order', async () => {
  const working = Array.from({ length: 20 }, async () => {
    const nextSlice = createYieldPoint('hostile')
    time += 4
    for (let each = 0; each < 3; each++) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await nextSlice()
      time += 4
    }
  })
  // Each began at once, as it had not asked yet.
  expect(time).toBe(80)
  const turns = await turnsUntil(Promise.all(working))
  expect(Math.max(...turns)).toBe(4)
})

it('slices of another caller come after at most one of each caller before it', async () => {
  const hostile = Array.from({ length: 150 }, () => workOf(10, 'hostile'))
  await turnOfEventLoop()
  const before = time
  await workOf(3, 'other')
  expect(time - before).toBeLessThanOrEqual(4 + 3)
  await Promise.all(hostile)
})

it('slices count what follows from them at once, such as writing the answer', async () => {
  const costly = Array.from({ length: 20 }, async () => {
    await workOf(1, 'hostile')
    time += 9
  })
  await turnOfEventLoop()
  const other = Array.from({ length: 10 }, () => workOf(1, 'other'))
  await turnsUntil(Promise.all(other))
  // Ten slices of one took as long as a single one of the other caller, with what followed.
  expect(time).toBeLessThanOrEqual(10 + 3 * 10)
  await Promise.all(costly)
})

it('slices refuse a caller with 600 under way, and nobody else', async () => {
  const own = Array.from({ length: 601 }, () => workOf(1, 'hostile'))
  await expect(own.pop()).rejects.toBeInstanceOf(QueueFullError)
  await expect(workOf(1, 'other')).resolves.toHaveLength(1)
  await expect(workOf(1)).resolves.toHaveLength(1)
  await Promise.all(own)
  await expect(workOf(1, 'hostile')).resolves.toHaveLength(1)
})

it('slices of failing work reject it, and go on', async () => {
  const failing = mapInSlices([1], () => {
    throw new Error('no such product')
  })
  await expect(failing).rejects.toThrow('no such product')
  await expect(workOf(2)).resolves.toHaveLength(2)
})
