import type { Migration } from '../kernel/migrations.ts'

/** Devices, two-step sign-in and messages. Recovery codes and challenges are stored hashed. */
export const securitySchema: Omit<Migration, 'version'> = {
  name: 'devices, two-step sign-in, messages, closed accounts',
  statements: [
    'ALTER TABLE users ADD COLUMN password_changed_at BIGINT',
    'ALTER TABLE users ADD COLUMN closed_at BIGINT',
    'ALTER TABLE sessions ADD COLUMN user_agent TEXT',
    'CREATE INDEX sessions_user ON sessions(user_id)',
    `CREATE TABLE known_devices(
      user_id BIGINT NOT NULL,
      device_hash TEXT NOT NULL,
      first_seen BIGINT NOT NULL,
      PRIMARY KEY (user_id, device_hash)
    ) /*clustered*/`,
    `CREATE TABLE two_step(
      user_id BIGINT PRIMARY KEY,
      secret TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      confirmed_at BIGINT,
      last_step BIGINT NOT NULL
    )`,
    `CREATE TABLE recovery_codes(
      user_id BIGINT NOT NULL,
      code_hash TEXT NOT NULL,
      used_at BIGINT,
      PRIMARY KEY (user_id, code_hash)
    ) /*clustered*/`,
    `CREATE TABLE sign_in_challenges(
      challenge_hash TEXT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      device_hash TEXT,
      expires_at BIGINT NOT NULL
    ) /*clustered*/`,
    `CREATE TABLE messages(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      kind TEXT NOT NULL,
      params TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      read_at BIGINT
    )`,
    'CREATE INDEX messages_user ON messages(user_id, id)',
    'CREATE INDEX messages_unread ON messages(user_id) WHERE read_at IS NULL',
  ],
}
