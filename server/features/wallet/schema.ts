import type { Migration } from '#server/kernel/migrations.ts'

/**
 * What the settled entries of very active accounts add up to, so that their figures need not read them all: by hours, quarters of hours
 * and days UTC, and payments in or out (`span` 0) each at its own time. Derived from the postings, and never changed but by adding.
 */
export const accountSumSchema: Omit<Migration, 'version'> = {
  name: 'sums of the entries of active accounts',
  statements: [
    `CREATE TABLE account_sums(
      user_id BIGINT NOT NULL,
      span BIGINT NOT NULL CHECK (span IN (0, 900000, 3600000, 86400000)),
      started_at BIGINT NOT NULL,
      measure TEXT NOT NULL,
      amount BIGINT NOT NULL,
      PRIMARY KEY (user_id, span, started_at, measure)
    ) /*clustered*/`,
    `CREATE TABLE account_sum_progress(
      user_id BIGINT PRIMARY KEY,
      summed_to BIGINT NOT NULL
    )`,
  ],
}
