import type { Migration } from '#server/kernel/migrations.ts'

/** Traders have their own ids, so that account ids are not revealed. */
export const followSchema: Omit<Migration, 'version'> = {
  name: 'traders, followings, copied orders',
  statements: [
    `CREATE TABLE traders(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL UNIQUE,
      nick_name TEXT NOT NULL,
      nick_key TEXT NOT NULL UNIQUE,
      is_robot BIGINT NOT NULL CHECK (is_robot IN (0, 1)),
      status TEXT NOT NULL CHECK (status IN ('active', 'stopped')),
      since BIGINT NOT NULL
    )`,
    `CREATE TABLE follows(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      trader_id BIGINT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('active', 'closing', 'stopped')),
      stop_reason TEXT CHECK (stop_reason IN ('person', 'maxLoss', 'traderStopped')),
      sizing TEXT NOT NULL CHECK (sizing IN ('amount', 'ratio')),
      amount BIGINT CHECK (amount > 0),
      ratio BIGINT CHECK (ratio > 0),
      total_limit BIGINT NOT NULL CHECK (total_limit > 0),
      max_loss BIGINT NOT NULL CHECK (max_loss > 0),
      slippage BIGINT NOT NULL CHECK (slippage >= 0),
      ways TEXT NOT NULL CHECK (ways IN ('spot', 'contract', 'both')),
      product_types TEXT NOT NULL,
      at_stop TEXT NOT NULL CHECK (at_stop IN ('keep', 'close')),
      started_at BIGINT NOT NULL,
      stopped_at BIGINT,
      CHECK ((sizing = 'amount') = (amount IS NOT NULL)),
      CHECK ((sizing = 'ratio') = (ratio IS NOT NULL)),
      CHECK ((status = 'active') = (stopped_at IS NULL)),
      CHECK ((status = 'active') = (stop_reason IS NULL))
    )`,
    'CREATE INDEX follows_user ON follows(user_id, id)',
    "CREATE UNIQUE INDEX follows_active ON follows(user_id, trader_id) WHERE status = 'active'",
    "CREATE INDEX follows_running ON follows(id) WHERE status <> 'stopped'",
    'CREATE INDEX follows_trader ON follows(trader_id, status)',
    // A source is unique for each follower, so that nothing is copied twice.
    `CREATE TABLE copies(
      id BIGINT PRIMARY KEY,
      follow_id BIGINT NOT NULL,
      user_id BIGINT NOT NULL,
      source TEXT NOT NULL,
      way TEXT NOT NULL CHECK (way IN ('spot', 'contract')),
      kind TEXT NOT NULL CHECK (kind IN ('open', 'close')),
      status TEXT NOT NULL CHECK (status IN ('placed', 'skipped')),
      product_id BIGINT NOT NULL,
      direction TEXT NOT NULL CHECK (direction IN ('long', 'short')),
      trader_position BIGINT,
      order_id BIGINT,
      quantity BIGINT CHECK (quantity > 0),
      price BIGINT CHECK (price > 0),
      trader_price BIGINT CHECK (trader_price > 0),
      total BIGINT,
      fee BIGINT,
      reason TEXT,
      created_at BIGINT NOT NULL,
      UNIQUE (user_id, source),
      CHECK ((status = 'placed') = (order_id IS NOT NULL)),
      CHECK ((status = 'skipped') = (reason IS NOT NULL))
    )`,
    'CREATE INDEX copies_follow ON copies(follow_id, id)',
    'CREATE INDEX copies_user ON copies(user_id, id)',
    'CREATE INDEX copies_order ON copies(order_id)',
    'CREATE INDEX copies_position ON copies(trader_position)',
    // What a follow has bought of a product and not sold, and the result of what it has sold.
    `CREATE TABLE follow_lots(
      follow_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      quantity BIGINT NOT NULL CHECK (quantity >= 0),
      cost BIGINT NOT NULL CHECK (cost >= 0),
      realised BIGINT NOT NULL,
      fees BIGINT NOT NULL CHECK (fees >= 0),
      PRIMARY KEY (follow_id, product_id)
    ) /*clustered*/`,
  ],
}
