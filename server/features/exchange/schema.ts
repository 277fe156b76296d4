import type { Migration } from '#server/kernel/migrations.ts'

/**
 * Amounts are in the minor unit of their asset, prices in USDT with 11 decimals, `value` and `cost_taken` in USDT with 6. Rates have more
 * digits than a 64-bit integer holds and are stored as decimals. `from_product` and `to_product` are the products whose prices gave
 * the rate; null for a currency whose price is 1 USDT.
 */
export const exchangeSchema: Omit<Migration, 'version'> = {
  name: 'exchanges of currencies',
  statements: [
    `CREATE TABLE exchanges(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      from_currency BIGINT NOT NULL,
      to_currency BIGINT NOT NULL CHECK (to_currency <> from_currency),
      from_asset TEXT NOT NULL,
      to_asset TEXT NOT NULL,
      amount BIGINT NOT NULL CHECK (amount > 0),
      gross BIGINT NOT NULL CHECK (gross > 0),
      fee BIGINT NOT NULL CHECK (fee >= 0 AND fee < gross),
      market_rate TEXT NOT NULL,
      rate TEXT NOT NULL,
      spread_rate TEXT NOT NULL,
      fee_rate TEXT NOT NULL,
      from_product BIGINT,
      from_price BIGINT NOT NULL CHECK (from_price > 0),
      to_product BIGINT,
      to_price BIGINT NOT NULL CHECK (to_price > 0),
      value BIGINT NOT NULL CHECK (value > 0),
      cost_taken BIGINT NOT NULL CHECK (cost_taken >= 0),
      rate_time BIGINT NOT NULL,
      created_at BIGINT NOT NULL CHECK (created_at >= rate_time)
    )`,
    'CREATE INDEX exchanges_user ON exchanges(user_id, id)',
  ],
}
