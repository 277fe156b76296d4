import type { Migration } from '#server/kernel/migrations.ts'

/** Passkeys (public keys only), their pending challenges as hashes, and when a session last confirmed its person. */
export const passkeySchema: Omit<Migration, 'version'> = {
  name: 'passkeys, step-ups',
  statements: [
    `CREATE TABLE passkeys(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      credential_id TEXT NOT NULL UNIQUE,
      public_key TEXT NOT NULL,
      sign_count BIGINT NOT NULL CHECK (sign_count >= 0),
      transports TEXT NOT NULL,
      is_synced BIGINT NOT NULL CHECK (is_synced IN (0, 1)),
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      last_used_at BIGINT
    )`,
    'CREATE INDEX passkeys_user ON passkeys(user_id, id)',
    `CREATE TABLE passkey_challenges(
      challenge_hash TEXT PRIMARY KEY,
      purpose TEXT NOT NULL CHECK (purpose IN ('register', 'signIn', 'stepUp')),
      user_id BIGINT,
      expires_at BIGINT NOT NULL
    ) /*clustered*/`,
    'CREATE INDEX passkey_challenges_expiry ON passkey_challenges(expires_at)',
    `CREATE TABLE step_ups(
      token_hash TEXT PRIMARY KEY,
      method TEXT NOT NULL CHECK (method IN ('password', 'code', 'passkey')),
      expires_at BIGINT NOT NULL
    ) /*clustered*/`,
    'CREATE INDEX step_ups_expiry ON step_ups(expires_at)',
  ],
}
