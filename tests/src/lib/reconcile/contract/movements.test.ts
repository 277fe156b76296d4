import { describe, expect, it } from 'vitest'
import type { Facts } from '#src/lib/reconcile/facts.ts'
import { movementsOf } from '#src/lib/reconcile/contract/movements.ts'
import type {
  ReportedEntry,
  ReportedFill,
  ReportedFunding,
  ReportedPosition,
} from '#src/lib/statement/account-shapes.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

interface Booked {
  readonly is: 'added' | 'fill' | 'funding'
  readonly time: number
  /** Whether money moved, so that there are entries. */
  readonly hasMoney: boolean
}

const OPENED = 1000

/** The position with these movements after its opening, and the ledger that they leave. */
function positionWith(booked: readonly Booked[]): { position: ReportedPosition; facts: Facts } {
  const fill = (reason: string, time: number, hasMoney: boolean) => {
    const amount = hasMoney ? '1' : '0'
    return { reason, time, price: '10', quantity: '1', margin: amount, profit: '0', fee: '0' } as ReportedFill
  }
  const of = (kind: Booked['is']) => booked.filter(({ is }) => is === kind)
  const position = {
    id: '7',
    fills: [
      fill('open', OPENED, true),
      ...of('fill').map(({ time, hasMoney }) => fill('manual', time, hasMoney)),
    ],
    fundings: of('funding').map(
      ({ time, hasMoney }) =>
        ({ time, price: '10', quantity: '1', rate: '0', amount: hasMoney ? '1' : '0' }) as ReportedFunding,
    ),
  } as unknown as ReportedPosition
  const types = { added: 'hold', fill: 'contractClose', funding: 'contractFunding' }
  const entry = (id: number, type: string, time: number) =>
    ({ id: `${id}`, transactionId: `${id}`, type, balance: 'held', amount: '1', time }) as ReportedEntry
  const entries = [
    entry(0, 'contractOpen', OPENED),
    ...booked.flatMap(({ is, time, hasMoney }, at) => (hasMoney ? [entry(at + 1, types[is], time)] : [])),
  ]
  const facts = { statement: { contractOrders: [] }, entriesOf: () => entries } as unknown as Facts
  return { position, facts }
}

const orderOf = (movements: readonly { is: string; time: number }[]) =>
  movements.map(({ is, time }) => `${is} ${time}`)

describe('the order of what happened to a position', () => {
  it('is that of the booking, also of fills and fundings without money, which have no entries', () => {
    const kinds = fc.constantFrom('fill' as const, 'funding' as const)
    const booked = fc
      .array(fc.record({ is: kinds, pause: fc.integer({ min: 1, max: 3 }), hasMoney: fc.boolean() }))
      .map(all => {
        let time = OPENED
        return all.map(({ is, pause, hasMoney }) => ({ is, time: (time += pause), hasMoney }))
      })
    fc.assert(
      fc.property(booked, all => {
        const { position, facts } = positionWith(all)
        expect(orderOf(movementsOf(facts, position))).toEqual(orderOf(all))
      }),
    )
  })

  it.each<[string, Booked[]]>([
    [
      'a funding at the rate 0 before the stop that closed the position later',
      [
        { is: 'funding', time: 2000, hasMoney: true },
        { is: 'added', time: 2500, hasMoney: true },
        { is: 'funding', time: 3000, hasMoney: false },
        { is: 'fill', time: 4000, hasMoney: true },
      ],
    ],
    [
      'a close too small for any money before the funding that followed it',
      [
        { is: 'fill', time: 2000, hasMoney: false },
        { is: 'funding', time: 3000, hasMoney: true },
      ],
    ],
  ])('has %s', (_, booked) => {
    const { position, facts } = positionWith(booked)
    expect(orderOf(movementsOf(facts, position))).toEqual(orderOf(booked))
  })

  it('has a fill or funding that lacks its entries last', () => {
    const { position } = positionWith([{ is: 'funding', time: 2000, hasMoney: true }])
    const { facts } = positionWith([{ is: 'added', time: 3000, hasMoney: true }])
    expect(orderOf(movementsOf(facts, position))).toEqual(['added 3000', 'funding 2000'])
  })
})
