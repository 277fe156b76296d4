import { expect, it, vi } from 'vitest'
import { FairOrder, SYSTEM } from '#server/kernel/fair-order.ts'
import { QueueFullError } from '#server/kernel/queue-full.ts'
import { Turns, type TurnLimits } from '#server/kernel/turns.ts'

const LIMITS: TurnLimits = { slots: 2, underWay: 1, perCaller: 3, total: 100, maxWait: 60_000 }

/** Turns whose tasks end on demand, and the names of those under way. */
function openTurns(limits: Partial<TurnLimits> = {}) {
  const turns = new Turns({ ...LIMITS, ...limits })
  const underWay = new Map<string, PromiseWithResolvers<string>>()
  const ask = (caller: string, name: string): Promise<string> =>
    turns
      .run(caller, () => {
        const task = Promise.withResolvers<string>()
        underWay.set(name, task)
        return task.promise
      })
      .catch((error: unknown) => (error as Error).name)
  const end = async (name: string) => {
    underWay.get(name)!.resolve(name)
    underWay.delete(name)
    await new Promise(resolve => void setImmediate(resolve))
  }
  return { turns, ask, end, running: () => [...underWay.keys()] }
}

it('order of turns serves the caller whose tasks have taken the least time, and who comes later from there', () => {
  const order = new FairOrder<string>({ perCaller: 10, total: 100 })
  const take = (took: number) => {
    const turn = order.next()!
    order.end(turn.caller, took)
    return turn.task
  }
  for (const each of [1, 2, 3, 4]) order.add('slow', `slow ${each}`)
  expect([take(100), take(100)]).toEqual(['slow 1', 'slow 2'])
  for (const each of [1, 2, 3]) order.add('quick', `quick ${each}`)
  expect([take(10), take(10), take(10)]).toEqual(['quick 1', 'quick 2', 'quick 3'])
  // Neither saves turns up while it asks for nothing.
  expect([take(100), take(100)]).toEqual(['slow 3', 'slow 4'])
  order.add('quick', 'quick 4')
  order.add('new', 'new 1')
  order.add('slow', 'slow 5')
  expect([take(1), take(1), take(1)].toSorted()).toEqual(['new 1', 'quick 4', 'slow 5'])
  expect(order.next()).toBeUndefined()
})

it('turns leave a place for others, whatever one caller asks for', async () => {
  const { ask, end, running } = openTurns()
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')]
  expect(running()).toEqual(['a1'])
  all.push(ask('b', 'b1'))
  expect(running()).toEqual(['a1', 'b1'])
  await end('a1')
  expect(running()).toEqual(['b1', 'a2'])
  for (const name of ['b1', 'a2', 'a3']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

it('turns refuse a caller beyond its share, and nobody else', async () => {
  const { turns, ask, end } = openTurns()
  const own = Array.from({ length: 5 }, (_, index) => ask('a', `a${index}`))
  expect(await own[4]).toBe('QueueFullError')
  expect(turns.waiting).toBe(3)
  const others = ask('b', 'b')
  await end('b')
  expect(await others).toBe('b')
  for (const name of ['a0', 'a1', 'a2', 'a3']) await end(name)
  expect(await Promise.all(own.slice(0, 4))).toEqual(['a0', 'a1', 'a2', 'a3'])
})

it('turns that are full take the place of the caller with the most; the program itself is refused last', async () => {
  const { ask, running } = openTurns({ slots: 1, perCaller: 10, total: 3 })
  void ask('a', 'a0')
  const own = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')]
  void ask('b', 'b1')
  expect(await own[2]).toBe('QueueFullError')
  void ask(SYSTEM, 's1')
  expect(await own[1]).toBe('QueueFullError')
  void ask(SYSTEM, 's2')
  expect(await own[0]).toBe('QueueFullError')
  void ask(SYSTEM, 's3')
  expect(await ask(SYSTEM, 's4')).toBe('StoreUnavailableError')
  expect(running()).toEqual(['a0'])
})

it('a task that waits too long is the fault of its caller while others are served, and of the store when nobody is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { ask, end } = openTurns({ maxWait: 5_000 })
    const [, stuck] = [ask('a', 'a1'), ask('a', 'a2')]
    vi.advanceTimersByTime(5_000)
    expect(await stuck).toBe('StoreUnavailableError')
    const own = ask('a', 'a3')
    void ask('b', 'b1')
    await end('b1')
    vi.advanceTimersByTime(5_000)
    expect(await own).toBe('QueueFullError')
  } finally {
    vi.useRealTimers()
  }
})

it('a task that fails gives its place back', async () => {
  const turns = new Turns({ ...LIMITS, slots: 1 })
  const failing = () => turns.run('a', () => Promise.reject(new QueueFullError(7)))
  await expect(failing()).rejects.toMatchObject({ seconds: 7 })
  expect(await turns.run('b', async () => 'done')).toBe('done')
})
