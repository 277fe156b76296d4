import type { Migration } from '#server/kernel/migrations.ts'

/**
 * Realised gains, derived from the postings: `lots` that are not sold completely, `lot_positions` (what is held and its cost at average
 * cost), a row for each part of a sale that comes from one lot, and their sums by year UTC. `sold_units` and `sold_parts` are how far the
 * next sale after `summed_to` has been assigned, as one sale may take very many lots. `part` of a sum is an asset, or the kind of a
 * result without lots.
 */
export const realisedGainSchema: Omit<Migration, 'version'> = {
  name: 'realised gains by lot',
  kind: 'expand',
  statements: [
    `CREATE TABLE lots(
      user_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      id BIGINT NOT NULL,
      quantity BIGINT NOT NULL CHECK (quantity > 0),
      cost BIGINT NOT NULL CHECK (cost >= 0),
      taken BIGINT NOT NULL CHECK (taken >= 0 AND taken < quantity),
      acquired_at BIGINT NOT NULL,
      reference_type TEXT NOT NULL,
      reference_id BIGINT NOT NULL,
      PRIMARY KEY (user_id, product_id, id)
    ) /*clustered*/`,
    `CREATE TABLE lot_positions(
      user_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      quantity BIGINT NOT NULL CHECK (quantity >= 0),
      cost BIGINT NOT NULL CHECK (cost >= 0),
      PRIMARY KEY (user_id, product_id)
    ) /*clustered*/`,
    `CREATE TABLE realised_gains(
      user_id BIGINT NOT NULL,
      year BIGINT NOT NULL,
      id BIGINT NOT NULL,
      part BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      quantity BIGINT NOT NULL CHECK (quantity > 0),
      proceeds BIGINT NOT NULL CHECK (proceeds >= 0),
      fifo_cost BIGINT NOT NULL CHECK (fifo_cost >= 0),
      average_cost BIGINT NOT NULL CHECK (average_cost >= 0),
      sold_at BIGINT NOT NULL,
      reference_type TEXT NOT NULL,
      reference_id BIGINT NOT NULL,
      acquired_at BIGINT NOT NULL,
      acquired_type TEXT NOT NULL,
      acquired_id BIGINT NOT NULL,
      PRIMARY KEY (user_id, year, id, part)
    ) /*clustered*/`,
    `CREATE TABLE realised_sums(
      user_id BIGINT NOT NULL,
      year BIGINT NOT NULL,
      part TEXT NOT NULL,
      count BIGINT NOT NULL,
      proceeds BIGINT NOT NULL,
      fifo_cost BIGINT NOT NULL,
      average_cost BIGINT NOT NULL,
      PRIMARY KEY (user_id, year, part)
    ) /*clustered*/`,
    `CREATE TABLE lot_progress(
      user_id BIGINT PRIMARY KEY,
      summed_to BIGINT NOT NULL,
      sold_units BIGINT NOT NULL,
      sold_parts BIGINT NOT NULL
    )`,
    `CREATE TABLE cost_methods(
      user_id BIGINT PRIMARY KEY,
      method TEXT NOT NULL CHECK (method IN ('fifo', 'average'))
    )`,
  ],
}
