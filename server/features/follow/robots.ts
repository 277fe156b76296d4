import type { ContractDirection } from '#models'
import { compare } from '#src/lib/money/money.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

/** A sandbox account that trades by a published rule; see docs/sandbox.md. */
export interface Robot {
  readonly account: string
  readonly nickName: string
  readonly product: MarketProduct
  /** Milliseconds between two decisions, which are at multiples of it since 1970 UTC. */
  readonly intervalMs: number
  readonly trades:
    | {
        readonly way: 'spot'
        /** The total of a purchase, fee included, in USDT. */
        readonly amount: string
        /** Whether the rule is to hold the product from now on. */
        readonly wants: (market: Market, product: MarketProduct, time: number) => boolean
      }
    | {
        readonly way: 'contract'
        readonly margin: string
        readonly leverage: number
        readonly direction: (market: Market, product: MarketProduct, time: number) => ContractDirection
      }
}

/** Whether the price is higher than `span` ago. */
const hasPriceRisen = (market: Market, product: MarketProduct, time: number, span: number) =>
  compare(market.quote(product, time).nowPrice, market.quote(product, time - span).nowPrice) > 0

/** A deterministic pseudo-random bit of a slot number. */
function pseudoRandomBit(slot: number): boolean {
  let bits = Math.imul(slot ^ 0x9e3779b9, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) & 1) === 1
}

function requireProduct(type: number, code: string): MarketProduct {
  const found = findProductByCode(type, code)
  if (!found) throw new Error(`A robot wants ${code}, which is not in the catalogue.`)
  return found
}

/** The initial deposit of each robot, in USDT. */
export const ROBOT_DEPOSIT = '10000'

export const ROBOTS: readonly Robot[] = [
  {
    account: 'robot-tide@fairline.test',
    nickName: 'Sandbox robot Tide',
    product: requireProduct(2, 'BTC'),
    intervalMs: 2 * HOUR,
    trades: {
      way: 'spot',
      amount: '500',
      wants: (market, btc, time) => hasPriceRisen(market, btc, time, 2 * HOUR),
    },
  },
  {
    account: 'robot-pendulum@fairline.test',
    nickName: 'Sandbox robot Pendulum',
    product: requireProduct(4, 'EURUSD'),
    intervalMs: 4 * HOUR,
    trades: {
      way: 'contract',
      margin: '200',
      leverage: 10,
      direction: (market, pair, time) => (hasPriceRisen(market, pair, time, 24 * HOUR) ? 'short' : 'long'),
    },
  },
  {
    account: 'robot-coin@fairline.test',
    nickName: 'Sandbox robot Coin',
    product: requireProduct(2, 'ETH'),
    intervalMs: 3 * HOUR,
    trades: {
      way: 'contract',
      margin: '100',
      leverage: 5,
      direction: (_market, _product, time) =>
        pseudoRandomBit(Math.floor(time / (3 * HOUR))) ? 'long' : 'short',
    },
  },
]
