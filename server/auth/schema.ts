import type { Migration } from '../kernel/migrations.ts'

/** Accounts and credentials. Secrets are stored hashed; nothing here can be used to sign in. */
export const authSchema: Omit<Migration, 'version'> = {
  name: 'users, sessions, codes, failed sign-ins',
  statements: [
    `CREATE TABLE users(
      id BIGINT PRIMARY KEY,
      account TEXT NOT NULL UNIQUE,
      nick_name TEXT NOT NULL,
      account_type BIGINT NOT NULL,
      invite_code TEXT NOT NULL UNIQUE,
      invited_by BIGINT,
      password_hash TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    `CREATE TABLE sessions(
      token_hash TEXT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL
    ) /*clustered*/`,
    'CREATE INDEX sessions_expiry ON sessions(expires_at)',
    `CREATE TABLE sign_in_codes(
      account TEXT NOT NULL,
      purpose TEXT NOT NULL,
      code_hash TEXT NOT NULL,
      sent_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      tries_left BIGINT NOT NULL,
      PRIMARY KEY (account, purpose)
    ) /*clustered*/`,
    `CREATE TABLE failed_sign_ins(
      account TEXT PRIMARY KEY,
      failures BIGINT NOT NULL,
      locked_until BIGINT NOT NULL,
      changed_at BIGINT NOT NULL
    ) /*clustered*/`,
  ],
}
