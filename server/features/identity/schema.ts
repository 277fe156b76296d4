import type { Migration } from '#server/kernel/migrations.ts'

/** All submissions of checks; `fields` is the data as JSON. At most one submission per check is pending or approved. */
export const identitySchema: Omit<Migration, 'version'> = {
  name: 'identity checks',
  statements: [
    `CREATE TABLE identity_checks(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      level TEXT NOT NULL CHECK (level IN ('basic', 'advanced')),
      status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'refused')),
      reason TEXT,
      fields TEXT NOT NULL,
      submitted_at BIGINT NOT NULL,
      reviewed_at BIGINT,
      CHECK ((status = 'pending') = (reviewed_at IS NULL)),
      CHECK ((status = 'refused') = (reason IS NOT NULL))
    )`,
    'CREATE INDEX identity_checks_user ON identity_checks(user_id, level, id)',
    "CREATE UNIQUE INDEX identity_checks_live ON identity_checks(user_id, level) WHERE status <> 'refused'",
    "CREATE INDEX identity_checks_pending ON identity_checks(id) WHERE status = 'pending'",
  ],
}
