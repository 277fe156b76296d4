import type { Migration } from './migrations.ts'

/** Which demo scenarios were seeded into a database, in which version; a running one is claimed by a node. */
export const seedSchema: Omit<Migration, 'version'> = {
  name: 'stories of the sandbox',
  statements: [
    `CREATE TABLE seeds(
      name TEXT PRIMARY KEY,
      version BIGINT NOT NULL CHECK (version >= 0),
      status TEXT NOT NULL CHECK (status IN ('running', 'told')),
      steps BIGINT NOT NULL CHECK (steps >= 0),
      failure TEXT,
      claimed_by BIGINT NOT NULL,
      claimed_until BIGINT NOT NULL,
      started_at BIGINT NOT NULL,
      told_at BIGINT,
      CHECK ((status = 'told') = (told_at IS NOT NULL))
    ) /*clustered*/`,
  ],
}
