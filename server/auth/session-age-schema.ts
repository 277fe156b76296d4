import type { Migration } from '../kernel/migrations.ts'

/** The last use of a session, apart from its end, which a fixed age bounds: 30 and 90 days. Sessions that are older end at once. */
export const sessionAgeSchema: Omit<Migration, 'version'> = {
  name: 'age of sessions',
  // An older node would extend sessions beyond their age.
  kind: 'contract',
  statements: [
    'ALTER TABLE sessions ADD COLUMN used_at BIGINT',
    'UPDATE sessions SET used_at = expires_at - 2592000000',
    `UPDATE sessions SET expires_at = created_at + 7776000000
      WHERE expires_at > created_at + 7776000000`,
  ],
}
