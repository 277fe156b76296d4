/**
 * The verifier against a back end with each fault of the catalogue: it must identify the fault, and report nothing without one.
 * `npm run contracts:faults` takes all and shows the table.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { readMaterial } from '#contracts/material.ts'
import { sampleOf } from '../sample.ts'
import { familyFaults, providerFaults } from './faults.ts'
import { measureFault, verifyWith, type FaultMeasurement } from './measure-fault.ts'

const MIN_FAULTS = 80
const MIN_FAMILY_FAULTS = 200
/** So many of each for `npm run test:ci`. */
const SAMPLE = 27
const FAMILY_SAMPLE = 11
const TIME_LIMIT = 180_000
/** Faults that share a back end: each leaves accounts, and liabilities are published of all of them. */
const GROUP = 50
/** For all operations in one verification. */
const ALL_TIME_LIMIT = 900_000

const material = readMaterial()
const tried = [...sampleOf(providerFaults, SAMPLE), ...sampleOf(familyFaults, FAMILY_SAMPLE)]
const measured: FaultMeasurement[] = []

function printTable(): void {
  const width = Math.max(...measured.map(({ name }) => name.length)) + 2
  const lines = measured.map(
    ({ name, caughtBy }) => `${name.padEnd(width)}${caughtBy?.slice(0, 120) ?? 'MISSED'}`,
  )
  const caught = measured.filter(({ caughtBy }) => caughtBy !== undefined).length
  const closing = `${caught} of ${measured.length} provider faults caught by name`
  process.stdout.write(`\n${[...lines, '', closing].join('\n')}\n`)
}

/** A back end for the tests of this block. */
function useReference(): { readonly current: ReferenceBackEnd } {
  const holder = {} as { current: ReferenceBackEnd }
  beforeAll(async () => {
    holder.current = await startReference()
  })
  afterAll(() => holder.current.stop())
  return holder
}

afterAll(() => {
  if (import.meta.env.MODE === 'faults') printTable()
})

it('the catalogue has at least the minimum number of faults, each with a unique name', () => {
  const names = [...providerFaults, ...familyFaults].map(({ name }) => name)
  expect(providerFaults.length).toBeGreaterThanOrEqual(MIN_FAULTS)
  expect(familyFaults.length).toBeGreaterThanOrEqual(MIN_FAMILY_FAULTS)
  expect(new Set(names).size).toBe(names.length)
})

describe('without a fault', () => {
  const reference = useReference()
  it(
    'the verifier reports nothing through the same proxy',
    async () => {
      const operations = [...new Set(tried.map(({ operation }) => operation))]
      const { rows } = await verifyWith(reference.current, material, operations)
      expect(rows.length).toBeGreaterThan(operations.length)
      expect(rows.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    },
    ALL_TIME_LIMIT,
  )
})

for (let first = 0; first < tried.length; first += GROUP) {
  describe(`faults from number ${first + 1} on`, () => {
    const reference = useReference()
    for (const fault of tried.slice(first, first + GROUP)) {
      it.concurrent(
        `the verifier catches: ${fault.name} (${fault.operation})`,
        async () => {
          const result = await measureFault(reference.current, material, fault)
          measured.push(result)
          expect(result.caughtBy ?? `${result.failed} other rows failed`).toMatch(fault.shows)
        },
        TIME_LIMIT,
      )
    }
  })
}
