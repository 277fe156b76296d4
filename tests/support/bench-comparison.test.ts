import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { judge, printComparison, takeTurns } from '#tests/bench/support/compare.ts'

const turnsOf = (...pairs: [number, number][]) =>
  pairs.map(([reference, contender]) => ({ reference, contender }))

describe('a comparison of two contenders', () => {
  let printed: string[]
  beforeEach(() => {
    printed = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  })
  afterEach(() => {
    process.exitCode = undefined
  })

  it('measures the reference and the contender alternately', async () => {
    const measured: string[] = []
    const turns = await takeTurns(
      2,
      () => measured.push('reference'),
      () => measured.push('contender'),
    )
    expect(measured).toEqual(['reference', 'contender', 'reference', 'contender'])
    expect(turns).toEqual(turnsOf([1, 2], [3, 4]))
  })

  it('judges by the median of the ratios of the turns', () => {
    const turns = turnsOf([10, 30], [11, 11], [12, 15])
    expect(judge(turns, { ratio: 1.25 })).toBe('met')
    expect(judge(turns, { ratio: 1.24 })).toBe('missed')
    expect(judge(turns, { ratio: 1.26, isLowerBound: true })).toBe('missed')
  })

  it('gives no verdict when the reference wanders by more than a fifth', () => {
    expect(judge(turnsOf([10, 10], [12, 12]), { ratio: 1 })).toBe('met')
    expect(judge(turnsOf([10, 10], [12.1, 12.1]), { ratio: 1 })).toBe('the machine is too unsteady')
  })

  it('prints the ratio, both measurements and their spread, and fails the run for a missed budget', () => {
    const turns = turnsOf([10, 20], [11, 33], [12, 30])
    printComparison('reads', turns, { reference: 'bare', unit: 'ms' }, { ratio: 2 })
    expect(printed).toEqual([
      'reads: ratio 2.50 (2.00 to 3.00), budget ≤ 2: missed\n  30 ms (20 to 33); bare 11 ms (10 to 12)',
    ])
    expect(process.exitCode).toBe(1)
  })
})
