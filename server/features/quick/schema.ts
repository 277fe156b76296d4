import type { Migration } from '#server/kernel/migrations.ts'

/** An open order holds its stake and its fee; `draw_fee` is the fee that is charged for a draw. */
export const quickSchema: Omit<Migration, 'version'> = {
  name: 'quick orders, limits that people set for themselves',
  statements: [
    `CREATE TABLE quick_orders(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      side BIGINT NOT NULL CHECK (side IN (1, 2)),
      status TEXT NOT NULL CHECK (status IN ('open', 'won', 'lost', 'drawn', 'voided')),
      seconds BIGINT NOT NULL CHECK (seconds > 0),
      stake BIGINT NOT NULL CHECK (stake > 0),
      payout_rate TEXT NOT NULL,
      profit BIGINT NOT NULL CHECK (profit >= 0),
      fee_rate TEXT NOT NULL,
      fee BIGINT NOT NULL CHECK (fee >= 0),
      draw_fee BIGINT NOT NULL CHECK (draw_fee >= 0 AND draw_fee <= fee),
      open_price BIGINT NOT NULL CHECK (open_price > 0),
      open_price_time BIGINT NOT NULL,
      close_price BIGINT CHECK (close_price > 0),
      close_price_time BIGINT,
      reason TEXT,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL CHECK (expires_at > created_at),
      closed_at BIGINT,
      CHECK ((status = 'open') = (closed_at IS NULL)),
      CHECK ((status IN ('won', 'lost', 'drawn')) = (close_price IS NOT NULL)),
      CHECK ((close_price IS NULL) = (close_price_time IS NULL))
    )`,
    'CREATE INDEX quick_orders_user ON quick_orders(user_id, id)',
    'CREATE INDEX quick_orders_day ON quick_orders(user_id, created_at)',
    "CREATE INDEX quick_orders_open ON quick_orders(expires_at, id) WHERE status = 'open'",
    `CREATE TABLE trading_limits(
      user_id BIGINT PRIMARY KEY,
      daily_stake BIGINT CHECK (daily_stake >= 0),
      next_daily_stake BIGINT CHECK (next_daily_stake >= 0),
      next_from BIGINT,
      cooling_off_until BIGINT,
      CHECK (next_from IS NOT NULL OR next_daily_stake IS NULL)
    ) /*clustered*/`,
  ],
}
