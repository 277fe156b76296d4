import { array, assert, integer, property } from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import type { LedgerEntry } from '#models'
import { add } from '#src/lib/money/money.ts'
import { balanceBefore, checkContinuity, withDayHeadings } from '#src/features/wallet/ledger-arithmetic.ts'

function entry(id: string, change: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id,
    transactionId: id.split('-')[0] ?? id,
    type: 'deposit',
    balance: 'available',
    currencyId: 3,
    productId: null,
    assetName: 'USDT',
    amount: '1',
    balanceAfter: '1',
    referenceType: 'deposit',
    referenceId: '7',
    time: 1795199400000,
    ...change,
  }
}

/** A consistent ledger of one balance, newest first. */
const ledger = array(integer({ min: -1_000_000_000, max: 1_000_000_000 }), {
  minLength: 2,
  maxLength: 30,
}).map(units => {
  let balance = '0'
  return units
    .map((unit, index) => {
      const amount = (BigInt(unit) < 0n ? '-' : '') + `${Math.abs(unit)}.000001`
      balance = add(balance, amount)
      return entry(`${index + 1}-1`, { amount, balanceAfter: balance })
    })
    .toReversed()
})

it('ledger check confirms entries that each start where the previous one ended', () => {
  assert(
    property(ledger, entries => {
      for (const one of entries.slice(0, -1))
        expect(checkContinuity(one, entries)).toEqual({ status: 'agrees' })
      expect(checkContinuity(entries.at(-1)!, entries)).toEqual({ status: 'unknown' })
      expect(Number(balanceBefore(entries.at(-1)!))).toBe(0)
    }),
    { seed: 11, numRuns: 60 },
  )
})

it('ledger check finds the gap of a missing entry or a changed balance', () => {
  assert(
    property(ledger, entries => {
      const [newest, second, ...rest] = entries
      const forged = { ...second!, balanceAfter: add(second!.balanceAfter, '0.000001') }
      expect(checkContinuity(newest!, [newest!, forged, ...rest])).toEqual({
        status: 'disagrees',
        expected: forged.balanceAfter,
      })
    }),
    { seed: 12, numRuns: 60 },
  )
})

it('ledger check compares entries of the same balance and asset only', () => {
  const newest = entry('3-1', { amount: '5', balanceAfter: '15' })
  const held = entry('2-1', { balance: 'held', balanceAfter: '99' })
  const shares = entry('2-2', { currencyId: null, productId: 1, assetName: 'AAPL', balanceAfter: '99' })
  const before = entry('1-1', { balanceAfter: '10' })
  expect(checkContinuity(newest, [newest, held, shares, before])).toEqual({ status: 'agrees' })
})

it('ledger list shows each day once above its first entry, however many pages it spans', () => {
  const linesOf = withDayHeadings(String)
  const first = [entry('4-1', { time: 2 }), entry('3-1', { time: 2 })]
  const told = (entries: readonly LedgerEntry[]) =>
    linesOf(entries).map(line => (line.kind === 'day' ? `day ${line.day}` : line.entry.id))
  expect(told(first)).toEqual(['day 2', '4-1', '3-1'])
  const second = [...first, entry('2-1', { time: 2 }), entry('1-1', { time: 1 })]
  expect(told(second)).toEqual(['day 2', '4-1', '3-1', '2-1', 'day 1', '1-1'])
})
