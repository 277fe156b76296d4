import type { Migration } from '#server/kernel/migrations.ts'

/** Uploads; the bytes are in the file `name`. An upload without `used_at` has not been claimed. */
export const uploadSchema: Omit<Migration, 'version'> = {
  name: 'uploads',
  statements: [
    `CREATE TABLE uploads(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      purpose TEXT NOT NULL,
      media_type TEXT NOT NULL,
      size BIGINT NOT NULL CHECK (size > 0),
      name TEXT NOT NULL UNIQUE,
      created_at BIGINT NOT NULL,
      used_at BIGINT
    )`,
    'CREATE INDEX uploads_waiting ON uploads(user_id, created_at) WHERE used_at IS NULL',
  ],
}

/** The stored bytes of an account are summed from the index alone. */
export const uploadQuotaSchema: Omit<Migration, 'version'> = {
  name: 'index of uploads by account and size',
  statements: ['CREATE INDEX uploads_kept ON uploads(user_id, size)'],
}
