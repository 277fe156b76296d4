import { parseUnits } from '#src/lib/contract-math.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { CONTRACT_POSITION_TRANSITIONS, canBecome } from '../shared/state-machine.ts'
import { insertFunding } from './lists.ts'
import { dueFrom, lockPosition, updatePosition, withTriggers, type ContractPositionRow } from './position.ts'
import { closePart, fund, settle } from './settlement.ts'

/** What the market does to a position by itself, at a price that it has had at a time (milliseconds since 1970 UTC). */
export interface ContractEvent {
  readonly kind: 'takeProfit' | 'stopLoss' | 'liquidation' | 'expiry' | 'funding'
  readonly price: string
  readonly time: number
  /** Of funding: a decimal fraction of the notional. */
  readonly rate?: string
}

export interface ApplyContractEvent {
  readonly positionId: bigint
  /** The version that the event follows from. */
  readonly version: bigint
  readonly event: ContractEvent
  /** Whether the job is still to look at the position from this event on, because it was not the job that applied it. */
  readonly staysDue?: boolean
}

/**
 * Does to a position what the market has done. Nothing when the position is another version by now: then somebody else did this, or
 * something that comes before it. So an event happens once, whoever applies it and however often.
 * @returns the position after it; undefined when it was not this one's to do
 */
export function* applyContractEvent(
  context: Context,
  { positionId, version, event, staysDue }: ApplyContractEvent,
): Steps<ContractPositionRow | undefined> {
  const open = yield* lockPosition(positionId)
  if (open.version !== version) return undefined
  if (!canBecome(CONTRACT_POSITION_TRANSITIONS, open.status, 'closed')) return undefined
  const price = parseUnits.price(event.price)
  const time = BigInt(event.time)
  if (event.kind !== 'funding') {
    const change = closePart(open, { reason: event.kind, price, quantity: open.quantity, time })
    return yield* settle(context, change.position, change)
  }
  const rate = parseUnits.rate(event.rate!)
  const change = fund(open, { price, rate, time })
  const position = staysDue ? dueFrom(change.position) : change.position
  const funding = { time, price, quantity: open.quantity, rate, amount: change.amount }
  return yield* settle(context, position, {
    ...change,
    position,
    statements: [insertFunding(open.id, funding)],
  })
}

/** Lets a position wait for what its figures say, after it was looked at. Nothing when it is another version by now. */
export function* resetDueTime(
  _: Context,
  { positionId, version }: Pick<ApplyContractEvent, 'positionId' | 'version'>,
): Steps<void> {
  const position = yield* lockPosition(positionId)
  if (position.version !== version) return
  return yield* finish(undefined, updatePosition(withTriggers(position)))
}
