import type { Migration } from '#server/kernel/migrations.ts'

/**
 * A running order holds its amount. `next_at` is when its next day has elapsed, which the job looks for. A day is posted once: its
 * number is part of the primary key. `earning_sold` is the total ever sold of a product.
 */
export const earningSchema: Omit<Migration, 'version'> = {
  name: 'pledges and lock mining',
  statements: [
    `CREATE TABLE earning_orders(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      service TEXT NOT NULL CHECK (service IN ('pledge', 'mining')),
      product_id BIGINT NOT NULL,
      asset TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('running', 'matured', 'redeemed')),
      amount BIGINT NOT NULL CHECK (amount > 0),
      daily_rate TEXT NOT NULL,
      term_days BIGINT NOT NULL CHECK (term_days > 0),
      early_basis TEXT NOT NULL CHECK (early_basis IN ('interest', 'principal')),
      early_rate TEXT NOT NULL,
      days_accrued BIGINT NOT NULL CHECK (days_accrued BETWEEN 0 AND term_days),
      accrued BIGINT NOT NULL CHECK (accrued >= 0),
      penalty BIGINT CHECK (penalty BETWEEN 0 AND amount),
      created_at BIGINT NOT NULL,
      starts_at BIGINT NOT NULL CHECK (starts_at >= created_at AND starts_at % 86400000 = 0),
      next_at BIGINT,
      closed_at BIGINT,
      CHECK ((status = 'running') = (closed_at IS NULL)),
      CHECK ((status = 'running') = (penalty IS NULL)),
      CHECK ((status = 'running') = (next_at IS NOT NULL))
    )`,
    'CREATE INDEX earning_orders_user ON earning_orders(user_id, service, id)',
    "CREATE INDEX earning_orders_due ON earning_orders(next_at, id) WHERE status = 'running'",
    `CREATE TABLE earning_accruals(
      order_id BIGINT NOT NULL,
      number BIGINT NOT NULL CHECK (number > 0),
      user_id BIGINT NOT NULL,
      service TEXT NOT NULL,
      day BIGINT NOT NULL CHECK (day % 86400000 = 0),
      amount BIGINT NOT NULL CHECK (amount > 0),
      transaction_id BIGINT NOT NULL,
      posted_at BIGINT NOT NULL,
      PRIMARY KEY (order_id, number)
    )`,
    'CREATE INDEX earning_accruals_user ON earning_accruals(user_id, service, day, order_id)',
    `CREATE TABLE earning_sold(
      product_id BIGINT PRIMARY KEY,
      sold BIGINT NOT NULL CHECK (sold >= 0)
    )`,
  ],
}
