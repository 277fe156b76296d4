/**
 * The cost basis of all holdings, replayed from the first entry: purchases add what was paid; sales and exchanges
 * remove their share. The rules are in docs/rules/bibi.md.
 */
import { add, negate, scaleOf, subtract, trimZeros, type Decimal } from '../money/money.ts'
import type { ReportedBalance, ReportedEntry, ReportedSpotOrder } from '../statement/account-shapes.ts'
import type { ReportedDeposit, ReportedShareSubscription } from '../statement/wallet-shapes.ts'
import {
  MONEY_STEP,
  PRICE_STEP,
  truncated,
  startWith,
  dividedBy,
  plus,
  evaluate,
  times,
  type ArithmeticStep,
} from './arithmetic.ts'
import { assetOf, type Facts } from './facts.ts'
import { checkComputed, unchecked, type FindingContext, type Finding } from './finding.ts'

interface Holding {
  quantity: Decimal
  cost: Decimal
}

/** A coin-to-coin order or an exchange of currencies. */
interface Swap {
  readonly about: FindingContext
  readonly value: Decimal | null
  readonly profit: Decimal | null
}

interface CostReplay {
  readonly facts: Facts
  /** Purchases by id: their cost and fee. */
  readonly bought: ReadonlyMap<string, Pick<ReportedSpotOrder | ReportedShareSubscription, 'cost' | 'fee'>>
  readonly swaps: ReadonlyMap<string, Swap>
  /** Deposits of coins by id; their cost basis is their value at the time. */
  readonly deposited: ReadonlyMap<string, ReportedDeposit>
  readonly holdings: Map<string, Holding>
  /** Assets with movements of unknown cost. */
  readonly unknownCost: Set<string>
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [row.id, row]))

/** Checks the gain of every disposal, and the cost basis of the final holdings. */
export function* checkCostBasis(facts: Facts): Generator<Finding | undefined> {
  const { spotOrders, shareSubscriptions, deposits, balances, entries, from } = facts.statement
  const swaps = swapsOf(facts)
  if (from !== null) {
    // Earlier holdings and their cost are unknown.
    for (const { about, profit } of swaps.values()) {
      if (profit !== null) yield unchecked('gain', about, 'outside')
    }
    return
  }
  const bought = byId<ReportedSpotOrder | ReportedShareSubscription>([...spotOrders, ...shareSubscriptions])
  const deposited = byId<ReportedDeposit>(deposits)
  const life: CostReplay = { facts, bought, swaps, deposited, holdings: new Map(), unknownCost: new Set() }
  for (const entry of entries) {
    if (entry.productId === null) continue
    yield* applyEntry(life, entry)
    // Yield for each entry: most of them produce no finding.
    yield
  }
  for (const balance of balances ?? []) yield* checkHolding(life, balance)
}

function swapsOf(facts: Facts): Map<string, Swap> {
  const { bibiOrders, exchanges } = facts.statement
  const swap = (kind: 'bibiOrder' | 'exchange', one: (typeof bibiOrders | typeof exchanges)[number]) => {
    const { id, value, profit, createdAt } = one
    return [id, { value, profit, about: facts.about(kind, id, createdAt) }] as const
  }
  return new Map([
    ...bibiOrders.map(order => swap('bibiOrder', order)),
    ...exchanges.map(exchange => swap('exchange', exchange)),
  ])
}

/** Entry types that change a quantity but not its cost basis. */
const COST_NEUTRAL_TYPES = new Set(['fee', 'hold', 'release', 'pledgeInterest', 'miningOutput', 'earlyExit'])

function* applyEntry(life: CostReplay, entry: ReportedEntry): Generator<Finding> {
  const { type, amount, referenceId } = entry
  const asset = assetOf(entry)
  const holding = life.holdings.get(asset) ?? { quantity: '0', cost: '0' }
  if (type === 'spotBuy' || type === 'sharesReceived') {
    const bought = life.bought.get(referenceId)
    if (bought) holding.cost = trimZeros(add(holding.cost, add(bought.cost ?? '0', bought.fee ?? '0')))
  } else if (type === 'bibiReceived' || type === 'exchangeReceived') {
    holding.cost = trimZeros(add(holding.cost, life.swaps.get(referenceId)?.value ?? '0'))
  } else if (type === 'deposit') {
    holding.cost = trimZeros(add(holding.cost, life.deposited.get(referenceId)?.value ?? '0'))
  } else if (type === 'spotSell' || type === 'bibiPaid' || type === 'exchangePaid') {
    const share = shareSteps(holding, negate(amount))
    const swap = life.swaps.get(referenceId)
    if (type !== 'spotSell' && swap) yield checkGain(swap, share, life.unknownCost.has(asset))
    holding.cost = trimZeros(subtract(holding.cost, evaluate(share) ?? '0'))
  } else if (!COST_NEUTRAL_TYPES.has(type)) life.unknownCost.add(asset)
  holding.quantity = trimZeros(add(holding.quantity, amount))
  life.holdings.set(asset, holding)
}

/** The share of the cost basis that a part of a holding takes with it. */
const shareSteps = ({ cost, quantity }: Holding, part: Decimal): ArithmeticStep[] => [
  startWith('heldCost', cost),
  times('quantity', part),
  dividedBy('wholeQuantity', quantity),
  truncated(MONEY_STEP),
]

/** The value of the coins paid, minus their cost basis. */
function checkGain(
  { about, value, profit }: Swap,
  share: readonly ArithmeticStep[],
  isUnknownCost: boolean,
): Finding {
  if (isUnknownCost) return unchecked('gain', about, 'otherKind')
  if (value === null || profit === null) return unchecked('gain', about, 'inputs')
  const steps = [...share, times('direction', '-1'), plus('value', value)]
  return checkComputed('gain', about, steps, { stated: profit, unit: '' })
}

/** Older files truncated after six decimals, which is precise enough unless the cost is tiny. */
const stepOfAverage = (stated: Decimal) =>
  scaleOf(stated) <= 6 && !stated.startsWith('0') ? MONEY_STEP : PRICE_STEP

function* checkHolding(
  { facts, holdings, unknownCost: untold }: CostReplay,
  balance: ReportedBalance,
): Generator<Finding> {
  const { cost, averageCost, productId } = balance
  if (productId === null || cost === null || averageCost === null) return
  const asset = assetOf(balance)
  const subject = { kind: 'balance', id: `${asset} available` } as const
  const about: FindingContext = { subject, entries: [], time: facts.statement.madeAt }
  if (untold.has(asset)) return yield unchecked('holdingCost', about, 'otherKind')
  const held = holdings.get(asset) ?? { cost: '0', quantity: '0' }
  const unit = balance.assetName
  yield checkComputed('holdingCost', about, [startWith('heldCost', held.cost)], { stated: cost, unit: '' })
  const average = [
    startWith('heldCost', held.cost),
    dividedBy('quantity', held.quantity),
    truncated(stepOfAverage(averageCost)),
  ]
  yield checkComputed('averageCost', about, average, { stated: averageCost, unit: `/ ${unit}` })
}
