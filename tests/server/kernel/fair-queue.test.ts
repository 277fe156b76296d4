import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { createFairQueue, type FairQueue, type TaskSteps } from '#server/kernel/fair-queue.ts'

/** A queue whose steps take 1 ms each, and the outcomes of its tasks in order. */
function openQueue(limits: { perCaller?: number; total?: number } = {}) {
  let time = 0
  const ended: string[] = []
  const queue: FairQueue<string> = createFairQueue({
    sliceMs: 4,
    perCaller: 1000,
    total: 1000,
    ...limits,
    now: () => time,
  })
  function* steps(name: string, count: number): TaskSteps<string> {
    for (let each = 0; each < count; each++) {
      time++
      yield
    }
    return name
  }
  return {
    ended,
    queue,
    time: () => time,
    ask: (caller: string, name: string, count: number) =>
      queue.add(caller, steps(name, count), ending =>
        ended.push(ending.kind === 'done' ? ending.outcome : `${name} ${ending.kind}`),
      ),
    runAll: () => {
      while (queue.runSlice());
    },
  }
}

it('fair queue answers a cheap task after at most one slice of each other caller (M5)', () => {
  const { ask, runAll, ended, queue, time } = openQueue()
  for (let each = 0; each < 20; each++) ask('a', `a${each}`, 1000)
  for (let each = 0; each < 20; each++) ask('b', `b${each}`, 1000)
  ask('c', 'cheap', 2)
  while (ended.length === 0) queue.runSlice()
  expect(ended).toEqual(['cheap'])
  expect(time()).toBeLessThanOrEqual(4 + 4 + 2)
  runAll()
  expect(ended).toHaveLength(41)
})

it('fair queue alternates between the tasks of one caller as well', () => {
  const { ask, runAll, ended } = openQueue()
  ask('a', 'long', 30)
  ask('a', 'short', 1)
  runAll()
  expect(ended).toEqual(['short', 'long'])
})

it('fair queue refuses a caller beyond its share and accepts more once a task is done', () => {
  const { ask, runAll, ended } = openQueue({ perCaller: 2 })
  for (const name of ['1', '2', '3']) ask('a', name, 1)
  expect(ended).toEqual(['3 refused'])
  ask('b', '4', 1)
  runAll()
  ask('a', '5', 1)
  runAll()
  expect(ended).toEqual(['3 refused', '1', '4', '2', '5'])
})

it('fair queue drops a task of the busiest caller when full, so that no caller can block others', () => {
  const { ask, runAll, ended } = openQueue({ total: 3 })
  for (const name of ['a1', 'a2', 'a3']) ask('a', name, 1)
  ask('b', 'b1', 1)
  expect(ended).toEqual(['a3 refused'])
  ask('a', 'a4', 1)
  expect(ended).toEqual(['a3 refused', 'a4 refused'])
  runAll()
  expect(ended.slice(2).toSorted()).toEqual(['a1', 'a2', 'b1'])
})

it('fair queue continues with other tasks when one fails', () => {
  const { ask, runAll, ended, queue } = openQueue()
  function* failing(): TaskSteps<string> {
    yield
    throw new Error('no such product')
  }
  queue.add('a', failing(), ending => ended.push(ending.kind))
  ask('a', 'next', 1)
  runAll()
  expect(ended).toEqual(['failed', 'next'])
})

it('fair queue settles every task exactly once and never exceeds its limits', () => {
  const anyAsk = fc.record({
    caller: fc.constantFrom('a', 'b', 'c'),
    count: fc.integer({ min: 0, max: 12 }),
    slices: fc.integer({ min: 0, max: 2 }),
  })
  fc.assert(
    fc.property(fc.array(anyAsk, { maxLength: 60 }), asks => {
      const { ask, runAll, ended, queue } = openQueue({ perCaller: 4, total: 8 })
      asks.forEach(({ caller, count, slices }, index) => {
        ask(caller, `task ${index}`, count)
        expect(index + 1 - ended.length).toBeLessThanOrEqual(8)
        for (let each = 0; each < slices; each++) queue.runSlice()
      })
      runAll()
      const names = ended.map(name => name.replace(' refused', ''))
      expect(names.toSorted()).toEqual(asks.map((_, index) => `task ${index}`).toSorted())
    }),
    { numRuns: 200 },
  )
})
