import { send, type Statement, type Store } from '#server/kernel/store.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createMarket } from '#server/market/market.ts'
import { DAY } from '#src/lib/time/time-units.ts'

const NEIGHBOURS = { orders: 50_000, positions: 5000, follows: 2000, traders: 20 }
const CHUNK = 500

/** Inserts the rows of 50,000 orders, 5,000 positions and 2,000 follows of others, far from the market, so that nothing happens to them. */
export async function addNeighbours(store: Store): Promise<void> {
  // Close to the prices of a new database, whatever its seed.
  const market = createMarket({ seed: fixedMarketSeed(1, Math.floor(Date.now() / DAY) * DAY) })
  const now = BigInt(Date.now())
  const products = market.products.filter(each => market.trading(each).status === 'open')
  const statements: Statement[] = []
  const first = 10n ** 17n
  for (let n = 0; n < NEIGHBOURS.orders; n++) {
    const product = products[n % products.length]!
    const price = BigInt(Math.round(Number(market.quote(product).nowPrice) * 1e8)) * 1000n
    const user = first + BigInt(Math.floor(n / 200))
    statements.push([
      `INSERT INTO spot_orders(id, user_id, product_id, side, type, status, quantity, limit_price, fill_price, cost, fee, fee_rate,
        reason, created_at, closed_at, limit_active)
        VALUES ($1, $2, $3, 1, 'limit', 'open', 100000000, $4, NULL, 1000000, 1000, '0.001', NULL, $5, NULL, 1)`,
      [first + BigInt(n), user, BigInt(product.productId), price / 2n + 1n, now],
    ])
  }
  const coins = products.filter(each => each.productType === 2)
  for (let n = 0; n < NEIGHBOURS.positions; n++) {
    const product = coins[n % coins.length]!
    const price = BigInt(Math.round(Number(market.quote(product).nowPrice) * 1e8)) * 1000n + 1n
    statements.push([
      `INSERT INTO contract_positions(id, user_id, product_id, direction, status, opened_quantity, quantity, entry_price, leverage,
        point_value, price_step, maintenance_rate, fee_rate, margin, margin_added, profit, fees, funding, take_profit, stop_loss,
        liquidation_price, lower_trigger, due_at, version, as_of, opened_at) VALUES ($1, $2, $3, 'long', 'open', 100000000, 100000000, $4, 2,
        10000000000, 1000, 50000000, 5000000, 1000000, 0, 0, 0, 0, NULL, NULL, $5, $5, $6, 1, $7, $7)`,
      [
        first + BigInt(n),
        first + BigInt(n),
        BigInt(product.productId),
        price,
        price / 2n + 1n,
        now + 86_400_000n,
        now,
      ],
    ])
  }
  for (let n = 0; n < NEIGHBOURS.traders; n++) {
    statements.push([
      `INSERT INTO traders(id, user_id, nick_name, nick_key, is_robot, status, since) VALUES ($1, $2, $3, $3, 0, 'active', $4)`,
      [first + BigInt(n), first + BigInt(n), `trader ${n}`, now],
    ])
  }
  for (let n = 0; n < NEIGHBOURS.follows; n++) {
    statements.push([
      `INSERT INTO follows(id, user_id, trader_id, status, sizing, amount, ratio, total_limit, max_loss, slippage, ways, product_types,
        at_stop, started_at) VALUES ($1, $2, $3, 'active', 'amount', 10000000, NULL, 1000000000, 100000000, 50000000, 'both', '1,2,3,4',
        'keep', $4)`,
      [first + BigInt(n), first + 10_000n + BigInt(n), first + BigInt(n % NEIGHBOURS.traders), now],
    ])
  }
  for (let at = 0; at < statements.length; at += CHUNK) {
    await store.execute(() => send(...statements.slice(at, at + CHUNK)), undefined)
  }
}
