import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { CANDLE_LIMITS } from '#server/candles/candle-limits.ts'
import { startCandleWorker } from '#server/candles/candle-worker-source.ts'
import { sparedCores } from '#server/kernel/give-way.ts'
import { SqliteReaders } from '#server/kernel/sqlite/readers.ts'
import { findProductByCode } from '#server/market/catalogue.ts'

/** The niceness of each thread of this process: the 19th field of its status, the name in parentheses being the second. */
const nicenessOfThreads = () =>
  readdirSync('/proc/self/task').map(task =>
    Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[16]),
  )

it.runIf(process.platform === 'linux')('a thread that reads gives way to the one that answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-give-way-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'fairline.db')
  new DatabaseSync(file).exec('CREATE TABLE one(id INTEGER)')
  const readers = new SqliteReaders(file)
  expect(await readers.read(['SELECT count(*) AS total FROM one'])).toEqual([{ total: 0n }])
  const own = getPriority(0)
  expect(nicenessOfThreads()).toContain(Math.min(19, own + 5))
  await readers.close()
  expect(getPriority(0)).toBe(own)
})

it.runIf(process.platform === 'linux')('the thread that computes candles gives way further', async () => {
  const candles = startCandleWorker({ seed: 5, hours: 'always', limits: CANDLE_LIMITS })
  const span = { interval: '1m', limit: 1, time: Date.UTC(2026, 10, 20) } as const
  expect(await candles.list('a', findProductByCode(2, 'BTC')!, span)).toHaveLength(1)
  expect(nicenessOfThreads()).toContain(Math.min(19, getPriority(0) + 10))
  await candles.close()
})

it('one core at least computes, and one is spared where there are more', () => {
  expect(sparedCores(1)).toBe(1)
  expect(sparedCores(1000)).toBeGreaterThanOrEqual(1)
})
