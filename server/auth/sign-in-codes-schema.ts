import type { Migration } from '../kernel/migrations.ts'

/**
 * Codes by source: each source gets a code and tries of its own. The codes of before, valid for ten minutes, are dropped and can be sent
 * again.
 */
export const codeSourceSchema: Omit<Migration, 'version'> = {
  name: 'codes by source',
  kind: 'contract',
  statements: [
    'DROP TABLE sign_in_codes',
    `CREATE TABLE sign_in_codes(
      account TEXT NOT NULL,
      purpose TEXT NOT NULL,
      source TEXT NOT NULL,
      device_hash TEXT,
      is_known BIGINT NOT NULL,
      code_hash TEXT NOT NULL,
      sent_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      tries_left BIGINT NOT NULL,
      PRIMARY KEY (account, purpose, source)
    ) /*clustered*/`,
  ],
}
