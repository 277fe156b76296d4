import type { Migration } from '../kernel/migrations.ts'

/** `market_hours`: since when, epoch ms, which hours hold; see stored-hours.ts. The first row says what held before, too. */
export const marketHoursSchema: Omit<Migration, 'version'> = {
  name: 'hours of the market',
  // Nodes have the same hours; while there is no change, older ones follow them as well.
  kind: 'expand',
  statements: [
    `CREATE TABLE market_hours(
      since BIGINT PRIMARY KEY,
      hours TEXT NOT NULL CHECK (hours IN ('always', 'exchange'))
    ) /*clustered*/`,
  ],
}

/**
 * `market_versions`: since when prices follow from which seed, epoch ms. `seed` is a secret of 64 hexadecimal digits or a number; where it is
 * null the secret is in MARKET_SEED, and `seed_hash` tells whether it is the right one. Version 1 exists in databases that were used before
 * there was version 2; its seed is recorded at the next start. `market_openings`: a cache of what products cost at the first instant of a UTC day,
 * counted since 1970; see openings.ts.
 */
export const marketSchema: Omit<Migration, 'version'> = {
  name: 'seeds of the market, opening prices',
  kind: 'contract',
  statements: [
    `CREATE TABLE market_versions(
      version BIGINT PRIMARY KEY,
      since BIGINT NOT NULL,
      seed TEXT,
      seed_hash TEXT
    ) /*clustered*/`,
    'INSERT INTO market_versions(version, since) SELECT 1, 0 WHERE EXISTS (SELECT 1 FROM users)',
    'CREATE TABLE market_openings(day BIGINT PRIMARY KEY, prices TEXT NOT NULL) /*clustered*/',
  ],
}

/** The root of the terms that the days of version 2 were published with (product-terms.ts); recorded at the next start. */
export const marketTermsSchema: Omit<Migration, 'version'> = {
  name: 'terms of the market',
  kind: 'expand',
  statements: ['ALTER TABLE market_versions ADD COLUMN terms_hash TEXT'],
}
