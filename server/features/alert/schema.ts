import type { Migration } from '#server/kernel/migrations.ts'

/**
 * Price alerts. `status` 'open' is an active one. `side` says what it waits for: 1 a price at or below `trigger_price`, 2 one at or
 * above, 0 nothing until the next day. `is_armed` 0: it has fired and waits for the price to come back. `base` is the close that a
 * change is measured against; `since` is the time from which the market counts.
 */
export const alertSchema: Omit<Migration, 'version'> = {
  name: 'price alerts',
  statements: [
    `CREATE TABLE alerts(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      condition TEXT NOT NULL CHECK (condition IN ('above', 'below', 'rise', 'fall')),
      value BIGINT NOT NULL CHECK (value > 0),
      is_repeating BIGINT NOT NULL CHECK (is_repeating IN (0, 1)),
      status TEXT NOT NULL CHECK (status IN ('open', 'paused', 'fired')),
      side BIGINT NOT NULL CHECK (side IN (0, 1, 2)),
      trigger_price BIGINT NOT NULL,
      is_armed BIGINT NOT NULL CHECK (is_armed IN (0, 1)),
      base BIGINT CHECK ((base IS NULL) = (condition IN ('above', 'below'))),
      since BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      fired_at BIGINT,
      fired_price BIGINT,
      CHECK ((fired_at IS NULL) = (fired_price IS NULL))
    )`,
    'CREATE INDEX alerts_user ON alerts(user_id, id)',
    "CREATE INDEX alerts_price ON alerts(product_id, side, trigger_price, id) WHERE status = 'open'",
    "CREATE INDEX alerts_base ON alerts(product_id, base) WHERE status = 'open' AND base IS NOT NULL",
  ],
}
