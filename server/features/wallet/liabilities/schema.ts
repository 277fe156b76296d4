import type { Migration } from '#server/kernel/migrations.ts'

/**
 * What is owed to customers at the beginning of each UTC day: the published roots and totals, kept forever, and the trees behind them in
 * blocks of leaves, kept while proofs are given. `secret` makes the blinds of a day's leaves; a day whose `hash` is null is being computed
 * by whoever knows its secret.
 */
export const liabilitySchema: Omit<Migration, 'version'> = {
  name: 'published liabilities',
  kind: 'expand',
  statements: [
    `CREATE TABLE liability_days(
      day TEXT PRIMARY KEY,
      secret TEXT NOT NULL,
      previous TEXT,
      totals_hash TEXT,
      hash TEXT,
      CHECK ((totals_hash IS NULL) = (hash IS NULL))
    ) /*clustered*/`,
    `CREATE TABLE liability_totals(
      day TEXT NOT NULL,
      asset TEXT NOT NULL,
      leaves BIGINT NOT NULL CHECK (leaves > 0),
      total TEXT NOT NULL,
      root TEXT NOT NULL,
      PRIMARY KEY (day, asset)
    ) /*clustered*/`,
    `CREATE TABLE liability_blocks(
      day TEXT NOT NULL,
      asset TEXT NOT NULL,
      number BIGINT NOT NULL,
      first_blind TEXT NOT NULL,
      total TEXT NOT NULL,
      hash TEXT NOT NULL,
      leaves TEXT NOT NULL,
      PRIMARY KEY (day, asset, number)
    ) /*clustered*/`,
  ],
}
