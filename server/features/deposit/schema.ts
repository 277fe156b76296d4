import type { Migration } from '#server/kernel/migrations.ts'

/** Deposits of all channels: with proof, confirmed by blockchain blocks, or paid on an external page. */
export const depositSchema: Omit<Migration, 'version'> = {
  name: 'deposits of every kind',
  statements: [
    `CREATE TABLE deposits_of_every_kind(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      channel_id BIGINT NOT NULL,
      channel_type TEXT NOT NULL,
      amount BIGINT NOT NULL CHECK (amount > 0),
      fee BIGINT NOT NULL CHECK (fee >= 0 AND fee < amount),
      status TEXT NOT NULL CHECK (status IN ('unpaid', 'pending', 'approved', 'rejected', 'cancelled')),
      reason TEXT,
      proof_id BIGINT,
      confirmations BIGINT NOT NULL CHECK (confirmations BETWEEN 0 AND confirmations_needed),
      confirmations_needed BIGINT NOT NULL,
      pay_until BIGINT,
      created_at BIGINT NOT NULL,
      pending_since BIGINT,
      reviewed_at BIGINT,
      CHECK ((status IN ('unpaid', 'pending')) = (reviewed_at IS NULL)),
      CHECK (status <> 'unpaid' OR (pay_until IS NOT NULL AND pending_since IS NULL)),
      CHECK (status NOT IN ('pending', 'approved') OR pending_since IS NOT NULL)
    )`,
    `INSERT INTO deposits_of_every_kind(id, user_id, channel_id, channel_type, amount, fee, status, reason,
        confirmations, confirmations_needed, created_at, pending_since, reviewed_at)
      SELECT id, user_id, channel_id, 'sandbox', amount, fee, status, reason, 0, 0, created_at, created_at, reviewed_at
      FROM deposits`,
    'DROP TABLE deposits',
    'ALTER TABLE deposits_of_every_kind RENAME TO deposits',
    'CREATE INDEX deposits_user ON deposits(user_id, id)',
    "CREATE INDEX deposits_pending ON deposits(id) WHERE status = 'pending'",
    "CREATE INDEX deposits_unpaid ON deposits(pay_until) WHERE status = 'unpaid'",
  ],
}

/** Deposits in coins: currency, asset, and the value when credited. Earlier deposits are in USDT. */
export const coinDepositSchema: Omit<Migration, 'version'> = {
  name: 'deposits in coins',
  statements: [
    'ALTER TABLE deposits ADD COLUMN currency_id BIGINT NOT NULL DEFAULT 3',
    "ALTER TABLE deposits ADD COLUMN asset TEXT NOT NULL DEFAULT 'USDT'",
    'ALTER TABLE deposits ADD COLUMN price BIGINT CHECK (price > 0)',
    'ALTER TABLE deposits ADD COLUMN price_time BIGINT',
    'ALTER TABLE deposits ADD COLUMN value BIGINT CHECK (value >= 0)',
  ],
}
