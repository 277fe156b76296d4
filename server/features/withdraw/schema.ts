import type { Migration } from '#server/kernel/migrations.ts'

/** A withdrawal keeps the terms and the target that it was created with, even if these change later. */
export const withdrawSchema: Omit<Migration, 'version'> = {
  name: 'withdrawals and withdraw passwords',
  statements: [
    `CREATE TABLE withdraw_passwords(
      user_id BIGINT PRIMARY KEY,
      password_hash TEXT NOT NULL,
      set_at BIGINT NOT NULL,
      withdrawals_from BIGINT
    )`,
    `CREATE TABLE withdrawals(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      channel_id BIGINT NOT NULL,
      channel_type TEXT NOT NULL CHECK (channel_type IN ('bank', 'chain')),
      amount BIGINT NOT NULL CHECK (amount > 0),
      fee BIGINT NOT NULL CHECK (fee >= 0 AND fee < amount),
      fee_rate TEXT NOT NULL,
      fee_fixed TEXT NOT NULL,
      target_name TEXT NOT NULL,
      target_number TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('pending', 'sent', 'completed', 'refused', 'cancelled')),
      reason TEXT,
      created_at BIGINT NOT NULL,
      reviewed_at BIGINT,
      completed_at BIGINT,
      cancelled_at BIGINT,
      CHECK ((status IN ('sent', 'completed', 'refused')) = (reviewed_at IS NOT NULL)),
      CHECK ((status = 'completed') = (completed_at IS NOT NULL)),
      CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
      CHECK ((status = 'refused') = (reason IS NOT NULL))
    )`,
    'CREATE INDEX withdrawals_user ON withdrawals(user_id, id)',
    "CREATE INDEX withdrawals_waiting ON withdrawals(status, id) WHERE status IN ('pending', 'sent')",
  ],
}
