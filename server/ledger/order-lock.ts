import type { Context, Steps } from '../kernel/store.ts'
import type { Asset } from './units.ts'
import { lockWallet, type Wallet } from './wallet.ts'

/** The market of something that is traded, with its rules, at a time in milliseconds since 1970 UTC. */
export type MarketAt<Market> = (time: number) => Market

/**
 * Locks the wallet of an order, and only then takes the moment of the command and looks at the market: whoever keeps the own wallet locked
 * does not get a price from before. Every command that trades at the market's price gets both from here, after all other locks.
 * @returns the wallet, and the market at `context.now`
 */
export function* lockForOrder<Market>(
  context: Context,
  owner: bigint,
  assets: readonly [Asset, Asset?],
  marketAt: MarketAt<Market>,
): Steps<{ readonly wallet: Wallet; readonly market: Market }> {
  const wallet = yield* lockWallet(owner, assets)
  return { wallet, market: marketAt(Number(context.takeMoment())) }
}
