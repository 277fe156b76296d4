import type { Migration } from '#server/kernel/migrations.ts'

/**
 * Prices of a pair have 15 decimals, USDT prices 11, coins 8, USDT 6. `fee` is in the coin received. `value` is the USDT value of the
 * coins paid at the fill, and `cost_taken` their cost basis.
 */
export const bibiSchema: Omit<Migration, 'version'> = {
  name: 'coin-to-coin orders',
  statements: [
    `CREATE TABLE bibi_orders(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      base_id BIGINT NOT NULL,
      quote_id BIGINT NOT NULL CHECK (quote_id <> base_id),
      side BIGINT NOT NULL CHECK (side IN (1, 2)),
      type TEXT NOT NULL CHECK (type IN ('market', 'limit')),
      status TEXT NOT NULL CHECK (status IN ('open', 'filled', 'cancelled')),
      quantity BIGINT NOT NULL CHECK (quantity > 0),
      limit_price BIGINT CHECK (limit_price > 0),
      fill_price BIGINT CHECK (fill_price > 0),
      cost BIGINT NOT NULL CHECK (cost > 0),
      fee BIGINT NOT NULL CHECK (fee >= 0),
      fee_rate TEXT NOT NULL,
      base_price BIGINT CHECK (base_price > 0),
      quote_price BIGINT CHECK (quote_price > 0),
      value BIGINT CHECK (value >= 0),
      cost_taken BIGINT CHECK (cost_taken >= 0),
      created_at BIGINT NOT NULL,
      closed_at BIGINT,
      CHECK ((type = 'limit') = (limit_price IS NOT NULL)),
      CHECK ((status = 'filled') = (fill_price IS NOT NULL)),
      CHECK ((fill_price IS NULL) = (base_price IS NULL)),
      CHECK ((fill_price IS NULL) = (quote_price IS NULL)),
      CHECK ((fill_price IS NULL) = (value IS NULL)),
      CHECK ((fill_price IS NULL) = (cost_taken IS NULL)),
      CHECK ((status = 'open') = (closed_at IS NULL))
    )`,
    'CREATE INDEX bibi_orders_user ON bibi_orders(user_id, id)',
    "CREATE INDEX bibi_orders_open ON bibi_orders(id) WHERE status = 'open'",
  ],
}

const COLUMNS =
  'id, user_id, base_id, quote_id, side, type, status, quantity, limit_price, fill_price, cost, fee, fee_rate, base_price, quote_price, value, cost_taken, created_at, closed_at'

/** Adds the status `rejected` with a reason. Changing a CHECK constraint requires a new table. */
export const bibiRejectionSchema: Omit<Migration, 'version'> = {
  name: 'rejected coin-to-coin orders',
  statements: [
    `CREATE TABLE bibi_orders_with_reason(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      base_id BIGINT NOT NULL,
      quote_id BIGINT NOT NULL CHECK (quote_id <> base_id),
      side BIGINT NOT NULL CHECK (side IN (1, 2)),
      type TEXT NOT NULL CHECK (type IN ('market', 'limit')),
      status TEXT NOT NULL CHECK (status IN ('open', 'filled', 'cancelled', 'rejected')),
      quantity BIGINT NOT NULL CHECK (quantity > 0),
      limit_price BIGINT CHECK (limit_price > 0),
      fill_price BIGINT CHECK (fill_price > 0),
      cost BIGINT NOT NULL CHECK (cost > 0),
      fee BIGINT NOT NULL CHECK (fee >= 0),
      fee_rate TEXT NOT NULL,
      base_price BIGINT CHECK (base_price > 0),
      quote_price BIGINT CHECK (quote_price > 0),
      value BIGINT CHECK (value >= 0),
      cost_taken BIGINT CHECK (cost_taken >= 0),
      reason TEXT,
      created_at BIGINT NOT NULL,
      closed_at BIGINT,
      CHECK ((type = 'limit') = (limit_price IS NOT NULL)),
      CHECK ((status = 'filled') = (fill_price IS NOT NULL)),
      CHECK ((fill_price IS NULL) = (base_price IS NULL)),
      CHECK ((fill_price IS NULL) = (quote_price IS NULL)),
      CHECK ((fill_price IS NULL) = (value IS NULL)),
      CHECK ((fill_price IS NULL) = (cost_taken IS NULL)),
      CHECK ((status = 'open') = (closed_at IS NULL))
    )`,
    `INSERT INTO bibi_orders_with_reason(${COLUMNS}) SELECT ${COLUMNS} FROM bibi_orders ORDER BY id`,
    'DROP TABLE bibi_orders',
    'ALTER TABLE bibi_orders_with_reason RENAME TO bibi_orders',
    'CREATE INDEX bibi_orders_user ON bibi_orders(user_id, id)',
  ],
}
