import type { Migration } from '#server/kernel/migrations.ts'

const COLUMNS = `id, user_id, product_id, side, type, status, quantity, limit_price, fill_price, cost, fee, fee_rate, reason, created_at,
  closed_at`

/**
 * Stop, stop-limit and OCO orders, day orders, and the take profit and stop loss of a purchase. Changing a CHECK constraint requires a new
 * table. `limit_active` is 1 where the limit price can fill the order: not while it waits for its stop price, except OCO.
 */
export const spotStopSchema: Omit<Migration, 'version'> = {
  name: 'stop orders and day orders',
  statements: [
    `CREATE TABLE spot_orders_with_stops(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      side BIGINT NOT NULL CHECK (side IN (1, 2)),
      type TEXT NOT NULL CHECK (type IN ('market', 'limit', 'stop', 'stopLimit', 'oco')),
      status TEXT NOT NULL CHECK (status IN ('open', 'filled', 'cancelled', 'rejected')),
      quantity BIGINT NOT NULL CHECK (quantity > 0),
      limit_price BIGINT CHECK (limit_price > 0),
      fill_price BIGINT CHECK (fill_price > 0),
      cost BIGINT NOT NULL CHECK (cost > 0),
      fee BIGINT NOT NULL CHECK (fee >= 0),
      fee_rate TEXT NOT NULL,
      reason TEXT,
      created_at BIGINT NOT NULL,
      closed_at BIGINT,
      stop_price BIGINT CHECK (stop_price > 0),
      limit_active BIGINT NOT NULL CHECK (limit_active IN (0, 1)),
      triggered_at BIGINT,
      expires_at BIGINT,
      take_profit BIGINT CHECK (take_profit > 0),
      stop_loss BIGINT CHECK (stop_loss > 0),
      exit_order_id BIGINT,
      CHECK ((type IN ('limit', 'stopLimit', 'oco') OR (type = 'stop' AND side = 1)) = (limit_price IS NOT NULL)),
      CHECK ((type IN ('stop', 'stopLimit', 'oco')) = (stop_price IS NOT NULL)),
      CHECK (limit_active = 0 OR limit_price IS NOT NULL),
      CHECK (side = 1 OR (take_profit IS NULL AND stop_loss IS NULL)),
      CHECK ((status = 'filled') = (fill_price IS NOT NULL)),
      CHECK ((status = 'open') = (closed_at IS NULL))
    )`,
    `INSERT INTO spot_orders_with_stops(${COLUMNS}, limit_active)
      SELECT ${COLUMNS}, CASE WHEN type = 'limit' THEN 1 ELSE 0 END FROM spot_orders ORDER BY id`,
    'DROP TABLE spot_orders',
    'ALTER TABLE spot_orders_with_stops RENAME TO spot_orders',
    'CREATE INDEX spot_orders_user ON spot_orders(user_id, id)',
    "CREATE INDEX spot_orders_user_open ON spot_orders(user_id) WHERE status = 'open'",
    "CREATE INDEX spot_orders_price ON spot_orders(product_id, side, limit_active, limit_price, id) WHERE status = 'open'",
    `CREATE INDEX spot_orders_stop ON spot_orders(product_id, side, stop_price, id)
      WHERE status = 'open' AND triggered_at IS NULL AND stop_price IS NOT NULL`,
    `CREATE INDEX spot_orders_expiry ON spot_orders(expires_at, id) WHERE status = 'open' AND expires_at IS NOT NULL`,
  ],
}
