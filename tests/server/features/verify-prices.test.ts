import { expect } from 'vitest'
import { OUTCOME_CHECK } from '#server/features/market/recorded-outcomes.ts'
import { PRICE_CHECK } from '#server/features/market/recorded-prices.ts'
import { verifyPrices } from '#server/features/verify-prices.ts'
import { fixedSecret } from '#server/market/market-seed.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { itWithStore, runStatements } from '#tests/support/databases/databases.ts'
import { runDueJobs, runHistory } from '#tests/support/histories/account-history.ts'
import { EVERY_KIND } from '#tests/support/histories/every-kind.ts'
import { createSeededBackEnd } from '#tests/support/seeded-back-end.ts'

/** A false price in each table, one step beside the true one, in the middle of its rows; and what the finding says it is of. */
const FAULTS: readonly (readonly [what: string, table: string, set: string, where: string])[] = [
  ['spot order', 'spot_orders', 'fill_price = fill_price + 1000000000', "status = 'filled'"],
  ['spot order', 'spot_orders', 'closed_at = closed_at + 3600000', "status = 'filled'"],
  ['contract', 'contract_fills', 'price = price + 1000000000', "reason = 'manual'"],
  ['contract', 'contract_fills', 'price = price + 1000000000', "reason = 'open'"],
  [
    'contract',
    'contract_fills',
    'time = time - 60000',
    "reason IN ('takeProfit', 'stopLoss', 'liquidation')",
  ],
  ['funding of contract', 'contract_fundings', 'price = price - 1000000000', 'rate <> 0'],
  ['quick order', 'quick_orders', 'open_price = open_price + 1000000000', "status = 'lost'"],
  ['quick order', 'quick_orders', 'close_price = close_price - 1000000000', "status = 'lost'"],
  ['coin-to-coin order', 'bibi_orders', 'base_price = base_price + 1000000000', "status = 'filled'"],
  ['coin-to-coin order', 'bibi_orders', 'quote_price = quote_price + 1000000000', "status = 'filled'"],
  ['exchange', 'exchanges', 'to_price = to_price + 1000000000', 'to_product IS NOT NULL'],
  ['exchange', 'exchanges', 'from_price = from_price + 1000000000', 'from_product IS NOT NULL'],
  ['deposit', 'deposits', 'price = price + 1000000000', 'price IS NOT NULL'],
]

/** False ends, consistent in their own table, and what is said of them. */
const ENDS: readonly (readonly [says: RegExp, table: string, set: string, where: string])[] = [
  [
    /^quick order \d+ is voided, and its market was open at /,
    'quick_orders',
    "status = 'voided', close_price = NULL, close_price_time = NULL",
    "status = 'won'",
  ],
  [
    /^quick order \d+ is open, and was due at /,
    'quick_orders',
    "status = 'open', close_price = NULL, close_price_time = NULL, closed_at = NULL, created_at = created_at - 172800000, expires_at = expires_at - 172800000",
    "status = 'won'",
  ],
  [
    /^position \d+ has a maintenance rate of 0\.\d+, and its product has 0\.\d+$/,
    'contract_positions',
    'maintenance_rate = maintenance_rate * 3',
    '1 = 1',
  ],
  [
    /^position \d+ expires at 2026-.*, and its contract at never$/,
    'contract_positions',
    'expires_at = closed_at',
    "status = 'closed'",
  ],
  [
    /^position \d+ was liquidated at [\d.]+, and its liquidation price was [\d.]+$/,
    'contract_fills',
    "reason = 'liquidation'",
    "reason = 'manual'",
  ],
  [
    /^position \d+ was closed by its (take profit|stop loss) at [\d.]+, and that was [\d.]+$/,
    'contract_positions',
    "take_profit = CASE direction WHEN 'long' THEN take_profit * 2 ELSE 1 END, stop_loss = CASE direction WHEN 'long' THEN 1 ELSE stop_loss * 2 END",
    "close_reason IN ('takeProfit', 'stopLoss')",
  ],
  [
    /^coin-to-coin order \d+ was filled at [\d.]+, and its coins made [\d.]+$/,
    'bibi_orders',
    'fill_price = fill_price + 1000000000',
    "status = 'filled'",
  ],
  ...['spot_orders', 'contract_orders', 'bibi_orders'].map(
    table =>
      [
        /^[a-z -]+ order \d+ was filled at 2026-.*, and its price was first reached at 2026-/,
        table,
        'closed_at = closed_at + 3600000',
        "status = 'filled' AND type = 'limit'",
      ] as const,
  ),
  [
    /^spot order \d+ was not filled, and its price was first reached at 2026-/,
    'spot_orders',
    "status = 'open', fill_price = NULL, closed_at = NULL",
    "status = 'filled' AND type = 'limit'",
  ],
  [
    /^spot order \d+ was filled at 2026-.*, and its price was not reached$/,
    'spot_orders',
    'limit_price = limit_price / 2',
    "status = 'filled' AND type = 'limit' AND side = 1",
  ],
  [
    /^spot order \d+ was triggered at 2026-.*, and its price was first reached at 2026-/,
    'spot_orders',
    'triggered_at = triggered_at + 60000',
    'triggered_at IS NOT NULL',
  ],
]

itWithStore(
  'verification of the ledger names what ended otherwise than its market, or never',
  async (store, clock) => {
    const backEnd = createSeededBackEnd(store, clock, { secret: fixedSecret(3), since: clock.now() })
    await runHistory(backEnd, EVERY_KIND)
    // What has happened is verified once its day is over.
    clock.advance(DAY)
    await runDueJobs(backEnd)
    const { market } = backEnd.services
    expect(await verifyPrices(store, market)).toEqual([])
    for (const [says, table, set, where] of ENDS) {
      await runStatements(
        store,
        [`CREATE TABLE kept AS SELECT * FROM ${table}`, []],
        [`UPDATE ${table} SET ${set} WHERE ${where}`, []],
      )
      const ends = (await verifyPrices(store, market)).filter(({ check }) => check === OUTCOME_CHECK)
      expect([says, ends.map(({ message }) => message)]).toEqual([
        says,
        expect.arrayContaining([expect.stringMatching(says)]),
      ])
      await runStatements(
        store,
        [`DELETE FROM ${table}`, []],
        [`INSERT INTO ${table} SELECT * FROM kept`, []],
        ['DROP TABLE kept', []],
      )
    }
    expect(await verifyPrices(store, market)).toEqual([])
  },
  600_000,
)

itWithStore(
  'verification of the ledger computes every recorded price of both versions of the market again, and names each false one',
  async (store, clock) => {
    const since = clock.now() + 10 * DAY + 20 * MINUTE
    const backEnd = createSeededBackEnd(store, clock, { secret: fixedSecret(3), since, earlierSeed: 1 })
    await runHistory(backEnd, EVERY_KIND)
    const { market } = backEnd.services
    expect(await verifyPrices(store, market)).toEqual([])
    const other = createSeededBackEnd(store, clock, { secret: fixedSecret(4), since, earlierSeed: 1 })
    expect((await verifyPrices(store, other.services.market)).length).toBeGreaterThan(10)
    for (const [what, table, set, where] of FAULTS) {
      await runStatements(
        store,
        [`CREATE TABLE kept AS SELECT * FROM ${table}`, []],
        [`UPDATE ${table} SET ${set} WHERE ${where}`, []],
      )
      const findings = await verifyPrices(store, market)
      expect([what, set, findings.map(({ check }) => check)]).toEqual([
        what,
        set,
        expect.arrayContaining([PRICE_CHECK]),
      ])
      for (const { message } of findings.filter(({ check }) => check === PRICE_CHECK))
        expect(message).toMatch(
          new RegExp(`^${what} \\d+ has the price [\\d.]+ for \\w+ at 2026-.*Z, and the market had [\\d.]+$`),
        )
      await runStatements(
        store,
        [`DELETE FROM ${table}`, []],
        [`INSERT INTO ${table} SELECT * FROM kept`, []],
        ['DROP TABLE kept', []],
      )
    }
    expect(await verifyPrices(store, market)).toEqual([])
  },
  600_000,
)
