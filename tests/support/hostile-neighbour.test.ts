import { describe, expect, it } from 'vitest'
import { listSubjects } from '#tests/bench/hostile/requests.ts'
import { readOperations } from '#tests/fuzz/operations.ts'
import { faultsOf, ratioOf, tableOf, type Measurement } from '#tests/bench/hostile/verdict.ts'
import { latenciesOf } from '#tests/bench/hostile/victim.ts'

const same = (milliseconds: number) => latenciesOf([milliseconds, milliseconds])

function measurementOf({
  reference = 8,
  reads = 8,
  orders = 8,
  ...fields
}: Partial<Omit<Measurement, 'reference'>> & { reference?: number; reads?: number; orders?: number } = {}) {
  return {
    subject: 'listSpotOrders',
    reference: { reads: same(reference), orders: same(reference) },
    active: { reads: same(reads), orders: same(orders) },
    refusals: {},
    memory: { before: 300, peak: 300, after: 300 },
    block: 1,
    answers: { 200: 60 },
    load: 0.1,
    others: 0,
    isRepeated: false,
    ...fields,
  } satisfies Measurement
}

describe('the verdict on a hostile neighbour', () => {
  it('accepts twice the latency, and nothing beyond', () => {
    expect(faultsOf(measurementOf({ reads: 16, orders: 16 }))).toEqual([])
    expect(faultsOf(measurementOf({ reads: 17 }))).toEqual(['p99 of reads 17 ms, at most 16 ms allowed'])
    expect(faultsOf(measurementOf({ orders: 17 }))).toEqual(['p99 of orders 17 ms, at most 16 ms allowed'])
  })

  it('accepts 10 ms whatever the reference', () => {
    expect(faultsOf(measurementOf({ reference: 1, reads: 10 }))).toEqual([])
    expect(ratioOf(measurementOf({ reference: 1, reads: 10 }))).toBe(2)
    expect(faultsOf(measurementOf({ reference: 1, reads: 11 }))).toHaveLength(1)
  })

  it('accepts five times as much on a busy machine', () => {
    expect(faultsOf(measurementOf({ reads: 80, others: 1.5 }))).toEqual([])
    expect(faultsOf(measurementOf({ reads: 81, others: 1.5 }))).toHaveLength(1)
  })

  it('accepts no refusal, no missing answer, and no answers at all', () => {
    expect(faultsOf(measurementOf({ refusals: { 503: 2 } }))).toEqual(['2 × 503'])
    expect(faultsOf(measurementOf({ refusals: { none: 1 } }))).toEqual(['1 × none'])
    const silent = { reads: latenciesOf([]), orders: same(1) }
    expect(faultsOf({ ...measurementOf(), active: silent })).toHaveLength(1)
  })

  it('accepts growth of the memory by 150 MiB', () => {
    expect(faultsOf(measurementOf({ memory: { before: 300, peak: 450, after: 300 } }))).toEqual([])
    expect(faultsOf(measurementOf({ memory: { before: 300, peak: 451, after: 300 } }))).toEqual([
      'memory grew by 151 MiB',
    ])
  })

  it('is shown as a table in Markdown', () => {
    const [head, rule, row] = tableOf([measurementOf({ reads: 80, refusals: { 503: 2 } })]).split('\n')
    expect(head).toMatch(/^\| operation \|/)
    expect(rule).toMatch(/^\| --- \|/)
    expect(row).toMatch(/^\| listSpotOrders \| 80, 80, 80 \(8\.0, 8\.0, 8\.0\) \|.* 10\.0 \| 2 × 503 \|/)
  })
})

describe('the percentiles of latencies', () => {
  it('are the middle, the worst in a hundred, and the worst', () => {
    const latencies = Array.from({ length: 200 }, (_, index) => 200 - index)
    expect(latenciesOf(latencies)).toEqual({ count: 200, p50: 101, p99: 199, max: 200 })
  })
})

describe('the subjects of the bench of a hostile neighbour', () => {
  const operations = readOperations()

  it('are all operations of the specification, and bodies that are held back', () => {
    const subjects = listSubjects(operations)
    expect(new Set(subjects.map(({ operation }) => operation.id))).toEqual(
      new Set(operations.map(({ id }) => id)),
    )
    const held = subjects.filter(({ manner }) => manner === 'held').map(({ operation }) => operation.id)
    expect(held.toSorted()).toEqual(['sendServiceMessage', 'uploadFile'])
    expect(subjects.filter(({ manner }) => manner === 'open').map(({ name }) => name)).toEqual([
      'streamQuotes',
    ])
  })

  it('are also bursts of the long lists that everybody may read', () => {
    const bursts = listSubjects(operations).filter(({ manner }) => manner === 'burst')
    expect(bursts.map(({ name }) => name)).toEqual([
      'listStockProducts, in bursts',
      'listBibiPairs, in bursts',
    ])
  })

  it('end with the closing of the account', () => {
    expect(listSubjects(operations).at(-1)?.name).toBe('closeAccount')
  })
})
