/** Accounts with what follows from them, in units of the last digit of the wire. */
import * as fc from '#tests/support/seeded-fast-check.ts'
import { total } from './shown-figures.ts'
import { CENT, MONEY, PRICE, QUANTITY } from './units.ts'

/** Amounts at which truncated figures begin to contradict each other. */
const EDGES = [
  0n,
  1n,
  4_999n,
  5_000n,
  9_999n,
  CENT,
  1_004_999n,
  9_999_999n,
  99_999_999n,
  100_000_000n,
  999_999_999_999n,
  345_678_901_234_567n,
]

export const amounts = fc.oneof(
  fc.constantFrom(...EDGES),
  fc.bigInt(0n, 100_000n),
  fc.bigInt(0n, 10n ** 9n),
  fc.bigInt(0n, 10n ** 12n),
)
const signed = (arbitrary: fc.Arbitrary<bigint>) =>
  fc.tuple(arbitrary, fc.boolean()).map(([size, isNegative]) => (isNegative ? -size : size))

export interface DrawnHolding {
  productType: 1 | 2 | 3 | 4
  quantity: bigint
  price: bigint
  /** Including fees. */
  cost: bigint
}

/** Rounded down by size, as money on the wire is. */
export const valueOf = ({ quantity, price }: Pick<DrawnHolding, 'quantity' | 'price'>) =>
  (quantity * price) / 10n ** BigInt(QUANTITY + PRICE - MONEY)

const anyHolding: fc.Arbitrary<DrawnHolding> = fc
  .record({
    productType: fc.constantFrom(1, 2, 3, 4),
    quantity: fc.oneof(
      fc.constantFrom(1n, 10n ** 8n, 99_999_999n, 43_273_022n),
      fc.bigInt(1n, 10n ** 10n),
      fc.bigInt(1n, 10n ** 13n),
    ),
    price: fc.oneof(fc.constantFrom(1n, 10_000n, 2_310_700n), fc.bigInt(1n, 10n ** 9n)),
    // What it has made: next to nothing, some percent, or anything.
    made: fc.oneof(
      { weight: 3, arbitrary: signed(fc.bigInt(0n, 20_000n)) },
      { weight: 2, arbitrary: signed(fc.bigInt(0n, 10n ** 8n)) },
      signed(amounts),
    ),
  })
  .map(({ made, ...holding }) => {
    const cost = valueOf(holding) - made
    return { ...holding, cost: cost < 0n ? 0n : cost }
  })

export interface Account {
  available: bigint
  held: bigint
  margin: bigint
  /** Euros and their value in USDT. */
  euros: bigint
  euroRate: bigint
  contractProfit: bigint
  holdings: DrawnHolding[]
  /** The day: what it began with follows from the total. */
  dayLines: bigint[]
  dayIn: bigint
  dayOut: bigint
  /** The range of the chart. */
  curve: bigint[]
  paidIn: bigint
  paidOut: bigint
}

/** Less than a tenth of a cent to a few cents of it. */
function toCrumb(holding: DrawnHolding): DrawnHolding {
  const price = 1n + (holding.price % 200n)
  const quantity = 1n + (holding.quantity % 100_000_000n)
  const value = valueOf({ price, quantity })
  const made = (holding.cost % 9_000n) - 4_500n
  return { ...holding, price, quantity, cost: value - made < 0n ? 0n : value - made }
}

/** Next to nothing: here a cent more or less is a large part of all. */
const crumbs = fc.bigInt(0n, 25_000n)

const drawnOf = (amount: fc.Arbitrary<bigint>, holding: fc.Arbitrary<DrawnHolding>) =>
  fc.record<Account>({
    available: amount,
    held: amount,
    margin: amount,
    euros: amount,
    euroRate: fc.bigInt(900_000n, 1_200_000n),
    contractProfit: fc.oneof(fc.constant(0n), signed(fc.bigInt(0n, 20_000n)), signed(amount)),
    holdings: fc.array(holding, { maxLength: 8 }),
    dayLines: fc.array(signed(amount), { maxLength: 6 }),
    dayIn: fc.oneof(fc.constant(0n), amount),
    dayOut: fc.oneof(fc.constant(0n), amount),
    curve: fc.array(amount, { minLength: 1, maxLength: 4 }),
    paidIn: fc.oneof(fc.constant(0n), amount),
    paidOut: fc.oneof(fc.constant(0n), amount),
  })

const drawn = fc.oneof(
  { weight: 3, arbitrary: drawnOf(amounts, anyHolding) },
  { weight: 1, arbitrary: drawnOf(crumbs, anyHolding.map(toCrumb)) },
)

export const euroValue = ({ euros, euroRate }: Account) => (euros * euroRate) / 10n ** BigInt(MONEY)
export const profitOf = (account: Account) =>
  account.contractProfit + total(account.holdings.map(each => valueOf(each) - each.cost))
/** What everything is worth. */
export function worthOf(account: Account): bigint {
  const { available, held, margin, contractProfit } = account
  const parts = [
    available,
    held,
    margin,
    euroValue(account),
    contractProfit,
    ...account.holdings.map(valueOf),
  ]
  return total(parts)
}

/** Contracts lose their margin at most, and no day began with less than nothing. */
export const accounts: fc.Arbitrary<Account> = drawn.map(account => {
  const { contractProfit, margin } = account
  const possible = { ...account, contractProfit: contractProfit < -margin ? -margin : contractProfit }
  const start = dayStartOf(possible)
  return start < 0n ? { ...possible, dayOut: possible.dayOut - start } : possible
})

export const dayStartOf = (account: Account) =>
  worthOf(account) - total(account.dayLines) - account.dayIn + account.dayOut

/** The values of the curve, which ends with the account's. */
export const curveOf = (account: Account): bigint[] => [...account.curve, worthOf(account)]
