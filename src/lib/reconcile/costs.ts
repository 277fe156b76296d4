/**
 * What everything that is held has cost, lived through again from the first entry: purchases add what was paid, sales and exchanges take
 * their share along. The rules are in docs/trading-rules.md, under coin-to-coin.
 */
import { add, negate, scaleOf, subtract, trimZeros, type Decimal } from '../money.ts'
import type { Balance, Entry, SpotOrder } from '../statement-shapes.ts'
import type { Deposit, ShareSubscription } from '../statement-wallet.ts'
import { MONEY_STEP, PRICE_STEP, cut, first, over, plus, resultOf, times, type Step } from './arithmetic.ts'
import { assetOf, type Facts } from './facts.ts'
import { reckon, unknown, type About, type Finding } from './finding.ts'

interface Holding {
  quantity: Decimal
  cost: Decimal
}

/** An order that gave coins for coins, or an exchange of currencies. */
interface Swap {
  readonly about: About
  readonly value: Decimal | null
  readonly profit: Decimal | null
}

interface Life {
  readonly facts: Facts
  /** Purchases, by what they are named: their cost and fee. */
  readonly bought: ReadonlyMap<string, Pick<SpotOrder | ShareSubscription, 'cost' | 'fee'>>
  readonly swaps: ReadonlyMap<string, Swap>
  /** Deposits of coins, which count as having cost what they were worth. */
  readonly deposited: ReadonlyMap<string, Deposit>
  readonly holdings: Map<string, Holding>
  /** Assets that came or went in a way whose cost is not told. */
  readonly untold: Set<string>
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [row.id, row]))

/** The gain of everything that coins were given for, and the cost of everything that is held in the end. */
export function* checkCosts(facts: Facts): Generator<Finding | undefined> {
  const { spotOrders, shareSubscriptions, deposits, balances, entries, from } = facts.statement
  const swaps = swapsOf(facts)
  if (from !== null) {
    // What was held before is not told, nor what it had cost.
    for (const { about, profit } of swaps.values()) {
      if (profit !== null) yield unknown('gain', about, 'outside')
    }
    return
  }
  const bought = byId<SpotOrder | ShareSubscription>([...spotOrders, ...shareSubscriptions])
  const deposited = byId<Deposit>(deposits)
  const life: Life = { facts, bought, swaps, deposited, holdings: new Map(), untold: new Set() }
  for (const entry of entries) {
    if (entry.productId === null) continue
    yield* apply(life, entry)
    // Most entries tell of nothing that can be held against something: a rest all the same.
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

/** Entries that change what is held and nothing of what it has cost. */
const COSTLESS = new Set(['fee', 'hold', 'release', 'pledgeInterest', 'miningOutput', 'earlyExit'])

function* apply(life: Life, entry: Entry): Generator<Finding> {
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
    if (type !== 'spotSell' && swap) yield checkGain(swap, share, life.untold.has(asset))
    holding.cost = trimZeros(subtract(holding.cost, resultOf(share) ?? '0'))
  } else if (!COSTLESS.has(type)) life.untold.add(asset)
  holding.quantity = trimZeros(add(holding.quantity, amount))
  life.holdings.set(asset, holding)
}

/** The part of its cost that a part of a holding takes along. */
const shareSteps = ({ cost, quantity }: Holding, part: Decimal): Step[] => [
  first('heldCost', cost),
  times('quantity', part),
  over('wholeQuantity', quantity),
  cut(MONEY_STEP),
]

/** What the coins paid were worth, less what they had cost. */
function checkGain({ about, value, profit }: Swap, share: readonly Step[], isUntold: boolean): Finding {
  if (isUntold) return unknown('gain', about, 'otherKind')
  if (value === null || profit === null) return unknown('gain', about, 'inputs')
  const steps = [...share, times('direction', '-1'), plus('value', value)]
  return reckon('gain', about, steps, { stated: profit, unit: '' })
}

/** Files of before were cut after six digits, which says enough of a cost that is no tiny one. */
const stepOfAverage = (stated: Decimal) =>
  scaleOf(stated) <= 6 && !stated.startsWith('0') ? MONEY_STEP : PRICE_STEP

function* checkHolding({ facts, holdings, untold }: Life, balance: Balance): Generator<Finding> {
  const { cost, averageCost, productId } = balance
  if (productId === null || cost === null || averageCost === null) return
  const asset = assetOf(balance)
  const subject = { kind: 'balance', id: `${asset} available` } as const
  const about: About = { subject, entries: [], time: facts.statement.madeAt }
  if (untold.has(asset)) return yield unknown('holdingCost', about, 'otherKind')
  const held = holdings.get(asset) ?? { cost: '0', quantity: '0' }
  const unit = balance.assetName
  yield reckon('holdingCost', about, [first('heldCost', held.cost)], { stated: cost, unit: '' })
  const average = [
    first('heldCost', held.cost),
    over('quantity', held.quantity),
    cut(stepOfAverage(averageCost)),
  ]
  yield reckon('averageCost', about, average, { stated: averageCost, unit: `/ ${unit}` })
}
