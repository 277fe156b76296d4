import { parsePrice, parseRate, formatMoney } from '#src/lib/money/minor-units.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { USDT } from '#server/ledger/units.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { insertMessage } from '#server/messages.ts'
import { CONTRACT_POSITION_TRANSITIONS } from './transitions.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { insertFunding } from './lists.ts'
import {
  dueAtOnce,
  lockPosition,
  updatePositionStatement,
  withTriggers,
  type ContractPositionRow,
} from './position.ts'
import { closePart, applyFunding, settleChange } from './settlement.ts'

/** A market event of a position, with the price and its time (milliseconds since 1970 UTC). */
export interface ContractEvent {
  readonly kind: 'takeProfit' | 'stopLoss' | 'liquidation' | 'expiry' | 'funding'
  readonly price: string
  readonly time: number
  /** Of funding: a decimal fraction of the notional. */
  readonly rate?: string
}

export interface ApplyContractEvent {
  readonly positionId: bigint
  /** The position's version that the event was found for. */
  readonly version: bigint
  readonly event: ContractEvent
  /** Whether the job must still process the position after this event, because the event was not applied by the job. */
  readonly staysDue?: boolean
}

/**
 * Applies a market event to a position. Does nothing when the position has another version: then this event, or an earlier one, was
 * already applied. So every event is applied exactly once.
 * @returns the position afterwards; undefined when nothing was applied
 */
export function* applyContractEvent(
  context: Context,
  { positionId, version, event, staysDue }: ApplyContractEvent,
): Steps<ContractPositionRow | undefined> {
  const open = yield* lockPosition(positionId)
  if (open.version !== version) return undefined
  if (!canTransition(CONTRACT_POSITION_TRANSITIONS, open.status, 'closed')) return undefined
  const wallet = yield* lockWallet(open.user_id, [USDT])
  const price = parsePrice(event.price)
  const time = BigInt(event.time)
  if (event.kind !== 'funding') {
    const change = closePart(open, { reason: event.kind, price, quantity: open.quantity, time })
    const statements = [...change.statements, ...closingMessage(context, change.position, event)]
    return yield* settleChange(context, wallet, change.position, { ...change, statements })
  }
  const rate = parseRate(event.rate!)
  const change = applyFunding(open, { price, rate, time })
  const position = staysDue ? dueAtOnce(change.position) : change.position
  const funding = { time, price, quantity: open.quantity, rate, amount: change.amount }
  return yield* settleChange(context, wallet, position, {
    ...change,
    position,
    statements: [insertFunding(open.id, funding)],
  })
}

/** The kind of message for each way in which the market closes a position before it expires. */
const CLOSING_MESSAGES = {
  takeProfit: 'take_profit_hit',
  stopLoss: 'stop_loss_hit',
  liquidation: 'position_liquidated',
} as const

/** Tells the owner what closed the position, with its whole result: after fees and funding. */
function closingMessage(
  context: Context,
  position: ContractPositionRow,
  { kind, price }: ContractEvent,
): Statement[] {
  if (kind === 'expiry' || kind === 'funding') return []
  const { user_id, product_id, profit, fees, funding } = position
  return [
    insertMessage(context, user_id, CLOSING_MESSAGES[kind], {
      product: getProduct(product_id).productCode,
      price,
      profit: formatMoney(profit - fees + funding),
    }),
  ]
}

/** Recomputes a position's triggers and due time after it was processed. Does nothing when it has another version. */
export function* resetDueTime(
  _: Context,
  { positionId, version }: Pick<ApplyContractEvent, 'positionId' | 'version'>,
): Steps<void> {
  const position = yield* lockPosition(positionId)
  if (position.version !== version) return
  return yield* finish(undefined, updatePositionStatement(withTriggers(position)))
}
