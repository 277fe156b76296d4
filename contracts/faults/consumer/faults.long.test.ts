/**
 * Each fault of the catalogue is injected into a separate client. The row that must catch it is run and has to report what the fault
 * does; with `npm run contracts:faults` all faults and all rows are run, and how many fail is printed.
 */
import { readFileSync } from 'node:fs'
import { closePage } from '#contracts/harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStubServer, type StubServer } from '#contracts/harness/stub-server.ts'
import type { ConsumerCase } from '#contracts/row.ts'
import type { ConsumerFault } from './fault.ts'
import { consumerFaults } from './faults.ts'

/** So many other faults may look the same to their rows: a missing header is one, whatever left it out. */
const MAX_ALIKE = 1
/** A client that does not run: its rows fail, but not because of what it does. */
const BROKEN_CLIENT = /\b(Reference|Syntax|Type)Error\b/
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

/** The names of the cases that report problems; one that throws has found none. */
async function failingCases(cases: readonly ConsumerCase[]): Promise<string[]> {
  const names: string[] = []
  for (const { name, run } of cases) {
    const problems = await run(peer).catch(() => [])
    if (problems.length > 0) names.push(name)
  }
  return names
}

/** What the row that must catch a fault has reported, one line per problem. */
const reports = new Map<ConsumerFault, string>()

it('every fault of the catalogue is text that stands once in its file', () => {
  const lost = consumerFaults.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2)
  expect(lost.map(({ name }) => name)).toEqual([])
})

it('a client copy without a fault passes every row', { timeout: 120_000 }, async () => {
  const plays = await casesWith(consumerFaults.length)
  const wanted = new Set(consumerFaults.map(fault => fault.caughtBy))
  for (const { name, run } of plays) {
    if (isThorough || wanted.has(name)) expect(await run(peer), name).toEqual([])
  }
})

for (const fault of consumerFaults) {
  it(`the rows catch a client that ${fault.name}`, { timeout: 120_000 }, async () => {
    const plays = await casesWith(consumerFaults.indexOf(fault))
    const named = plays.filter(({ name }) => name === fault.caughtBy)
    expect(named, 'the row that must catch it exists').toHaveLength(1)
    const report = (await named[0]!.run(peer)).join('\n')
    reports.set(fault, report)
    expect(report).not.toMatch(BROKEN_CLIENT)
    expect(report).toMatch(fault.shows)
    if (!isThorough) return
    const names = await failingCases(plays)
    summaryLines.push(
      `${String(names.length).padStart(5)} of ${plays.length} rows catch a client that ${fault.name}`,
    )
  })
}

it('what the row must report of a fault is not what rows report of other faults', () => {
  const all = [...reports.values()]
  const vague = consumerFaults.filter(
    ({ shows }) => all.filter(report => shows.test(report)).length > 1 + MAX_ALIKE,
  )
  expect(vague.map(({ name }) => name)).toEqual([])
})
