import { array, assert, integer, property } from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import type { LedgerEntry } from '#models'
import { add } from '#src/lib/money/money.ts'
import {
  addsUp,
  balanceBefore,
  checkContinuity,
  toLedgerRows,
} from '#src/features/wallet/ledger-arithmetic.ts'
import { changesOf, mainEntryOf, toEvents } from '#src/features/wallet/ledger-events.ts'

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

it('an event adds up when each of its entries follows from the one before, and not when one does not', () => {
  const [paid, fee, deposit] = [
    entry('2-1', { amount: '-3', balanceAfter: '7' }),
    entry('2-2', { type: 'fee', amount: '-1', balanceAfter: '6' }),
    entry('1-1', { amount: '10', balanceAfter: '10' }),
  ]
  const resultOf = (...entries: LedgerEntry[]) => addsUp(toEvents(entries)[0]!, entries)
  expect(resultOf(fee, paid, deposit)).toBe(true)
  expect(resultOf({ ...fee, balanceAfter: '5' }, paid, deposit)).toBe(false)
  expect(resultOf(fee, { ...paid, balanceAfter: '8' }, deposit)).toBe(false)
  expect(resultOf(fee, paid)).toBeUndefined()
})

it('an event has what it changed in each asset, money first, and the amount of a move between balances', () => {
  const changes = (...entries: LedgerEntry[]) =>
    changesOf(toEvents(entries)[0]!).map(({ assetName, value, isMove }) => [assetName, value, isMove])
  const shares = { currencyId: null, productId: 1, assetName: 'AAPL' }
  expect(
    changes(
      entry('2-3', { type: 'spotBuy', ...shares, amount: '2' }),
      entry('2-2', { type: 'fee', amount: '-0.5' }),
      entry('2-1', { type: 'spotBuy', amount: '-20' }),
    ),
  ).toEqual([
    ['USDT', '-20.5', false],
    ['AAPL', '2', false],
  ])
  expect(
    changes(
      entry('3-2', { type: 'hold', balance: 'held', amount: '7' }),
      entry('3-1', { type: 'hold', amount: '-7' }),
    ),
  ).toEqual([['USDT', '7', true]])
})

it('ledger list shows each day once above its first event, and the entries of an open event in their order', () => {
  const rowsOf = (entries: readonly LedgerEntry[], open?: string) =>
    toLedgerRows(toEvents(entries), event => event.id === open, String).map(row =>
      row.kind === 'day'
        ? `day ${row.day}`
        : row.kind === 'entry'
          ? row.entry.id
          : `${row.kind} ${row.event.id}`,
    )
  const entries = [
    entry('4-2', { time: 2 }),
    entry('4-1', { time: 2 }),
    entry('3-1', { time: 2 }),
    entry('1-1', { time: 1 }),
  ]
  expect(rowsOf(entries)).toEqual(['day 2', 'event 4', 'event 3', 'day 1', 'event 1'])
  expect(rowsOf(entries, '4')).toEqual([
    'day 2',
    'event 4',
    '4-1',
    '4-2',
    'end 4',
    'event 3',
    'day 1',
    'event 1',
  ])
})

it.each([
  [['fee', 'spotBuy', 'hold'], 'spotBuy'],
  [['hold', 'fee'], 'hold'],
  [['hold', 'release'], 'release'],
  [['release', 'fee', 'withdrawal'], 'withdrawal'],
  [['fee'], 'fee'],
] as const)('an event of %j is named after %s', (types, main) => {
  // Newest first, as the list has them.
  const entries = types.map((type, index) => entry(`1-${index}`, { type })).toReversed()
  expect(mainEntryOf(toEvents(entries)[0]!).type).toBe(main)
})
