/**
 * Each fault of the catalogue is injected into a separate client. The row that must catch it is run and has to fail; with
 * `npm run contracts:faults` all faults and all rows are run, and how many fail is printed.
 */
import { readFileSync } from 'node:fs'
import { closePage } from '#contracts/harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStubServer, type StubServer } from '#contracts/harness/stub-server.ts'
import type { ConsumerCase } from '#contracts/row.ts'
import { sampleOf } from '../sample.ts'
import { consumerFaults } from './faults.ts'

/** So many for `npm test`. */
const SAMPLE = 11
const isThorough = import.meta.env.MODE === 'faults'

let peer: StubServer
beforeAll(async () => {
  peer = await startStubServer()
})
const summaryLines: string[] = []
afterAll(async () => {
  await Promise.all([peer.close(), closePage()])
  if (isThorough) process.stdout.write(`\n${summaryLines.join('\n')}\n`)
})

/** The cases on a client with this fault. */
async function casesWith(index: number): Promise<ConsumerCase[]> {
  const path = `../../consumer-cases.ts?fault=${index}`
  const { recordedCases, stubCases } = (await import(
    /* @vite-ignore */ path
  )) as typeof import('#contracts/consumer-cases.ts')
  return [...stubCases, ...recordedCases(() => {})]
}

/** The names of the cases that fail or throw. */
async function failingCases(cases: readonly ConsumerCase[]): Promise<string[]> {
  const names: string[] = []
  for (const { name, run } of cases) {
    const wrong = await run(peer).catch((error: unknown) => [String(error)])
    if (wrong.length > 0) names.push(name)
  }
  return names
}

it('every fault of the catalogue is text that stands once in its file', () => {
  const lost = consumerFaults.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2)
  expect(lost.map(({ name }) => name)).toEqual([])
})

it('a client copy without a fault passes every row', { timeout: 120_000 }, async () => {
  const plays = await casesWith(consumerFaults.length)
  const wanted = new Set(consumerFaults.map(fault => fault.caughtBy))
  expect(await failingCases(isThorough ? plays : plays.filter(({ name }) => wanted.has(name)))).toEqual([])
})

for (const fault of sampleOf(consumerFaults, SAMPLE)) {
  it(`the rows catch a client that ${fault.name}`, { timeout: 120_000 }, async () => {
    const plays = await casesWith(consumerFaults.indexOf(fault))
    const named = plays.filter(({ name }) => name === fault.caughtBy)
    expect(named, 'the row that must catch it exists').toHaveLength(1)
    const names = await failingCases(isThorough ? plays : named)
    expect(names).toContain(fault.caughtBy)
    summaryLines.push(
      `${String(names.length).padStart(5)} of ${plays.length} rows catch a client that ${fault.name}`,
    )
  })
}
