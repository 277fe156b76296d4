import { groupBy } from '#src/lib/collections/group-by.ts'
import { compare, type Decimal } from '#src/lib/money/money.ts'
import type {
  ReportedEntry,
  ReportedFill,
  ReportedFunding,
  ReportedPosition,
} from '#src/lib/statement/account-shapes.ts'
import type { Facts } from '../facts.ts'

/** What happened to a position after its opening, in booking order. */
export type Movement = {
  readonly time: number
  readonly entries: readonly string[]
  /** When it was booked; undefined when it has no entries. */
  readonly bookedAt: number | undefined
} & (
  | { readonly is: 'added'; readonly amount: Decimal }
  | { readonly is: 'fill'; readonly fill: ReportedFill }
  | { readonly is: 'funding'; readonly funding: ReportedFunding }
)

const areZero = (...amounts: readonly Decimal[]) => amounts.every(amount => compare(amount, '0') === 0)

const isEmptyFill = ({ margin, profit, fee }: ReportedFill) => areZero(margin, profit, fee)
const isEmptyFunding = ({ amount }: ReportedFunding) => areZero(amount)

/**
 * Orders fills, fundings and margin additions. Their times alone do not give the order: margin is added at the time of
 * the request, everything else at a market time that may be booked later. The order of the ledger does. A fill or funding
 * without money has no entries: its time places it among the other fills and fundings. One that lacks its entries comes
 * last.
 */
export function movementsOf(facts: Facts, position: ReportedPosition): Movement[] {
  const [, ...fills] = position.fills
  const fundings = [...position.fundings]
  const movements: Movement[] = []
  const takeFill = (entries: readonly string[], bookedAt?: number) => {
    const fill = fills.shift()
    if (fill) movements.push({ is: 'fill', fill, time: fill.time, entries, bookedAt })
  }
  const takeFunding = (entries: readonly string[], bookedAt?: number) => {
    const funding = fundings.shift()
    if (funding) movements.push({ is: 'funding', funding, time: funding.time, entries, bookedAt })
  }
  /** Takes those without money up to a time; of a fill and a funding at once the funding, as a closed position has none. */
  const takeEmpty = (until: number) => {
    for (;;) {
      const [fill, funding] = [fills[0], fundings[0]]
      const fillAt = fill && isEmptyFill(fill) ? fill.time : Infinity
      const fundingAt = funding && isEmptyFunding(funding) ? funding.time : Infinity
      if (Math.min(fillAt, fundingAt) > until || (fillAt === Infinity && fundingAt === Infinity)) return
      if (fundingAt <= fillAt) takeFunding([])
      else takeFill([])
    }
  }

  for (const legs of eventsAfterOpening(facts, position)) {
    const entries = legs.map(leg => leg.id)
    const bookedAt = legs[0]?.time
    const has = (type: string) => legs.some(leg => leg.type === type)
    if (has('contractFunding')) {
      takeEmpty(fundings.find(one => !isEmptyFunding(one))?.time ?? 0)
      takeFunding(entries, bookedAt)
    } else if (has('hold')) {
      const arrived = legs.find(leg => leg.balance === 'held')
      if (arrived)
        movements.push({ is: 'added', amount: arrived.amount, time: arrived.time, entries, bookedAt })
    } else {
      takeEmpty(fills.find(one => !isEmptyFill(one))?.time ?? 0)
      takeFill(entries, bookedAt)
    }
  }
  takeEmpty(Infinity)
  while (fundings.length > 0) takeFunding([])
  while (fills.length > 0) takeFill([])
  return movements
}

/** The events of a contract after the one that opened the position: the market order, or the fill of a limit order. */
function eventsAfterOpening(facts: Facts, { id }: ReportedPosition): (readonly ReportedEntry[])[] {
  const events = [...groupBy(facts.entriesOf('contract', id), entry => entry.transactionId).values()]
  const order = facts.statement.contractOrders.find(one => one.id === id)
  // A limit order held its funds in an earlier event.
  return events.slice(order?.orderType === 'limit' ? 2 : 1)
}
