import type { Migration } from '#server/kernel/migrations.ts'

/**
 * At which distances of the price from the liquidation price people are notified, in hundredths of a percent of the price; 0: not. Of an open
 * position: what its owner chose, how many of the two notices have been sent, from when on prices count, and the prices that concern it
 * next: see WATCH in liquidation-notice.ts, which computes the same for positions that exist.
 */
export const liquidationNoticeSchema: Omit<Migration, 'version'> = {
  name: 'notices of liquidation coming near',
  statements: [
    `CREATE TABLE liquidation_notices(
      user_id BIGINT PRIMARY KEY,
      first BIGINT NOT NULL CHECK (first >= 0 AND first < 10000),
      second BIGINT NOT NULL CHECK (second >= 0 AND second <= first)
    )`,
    'ALTER TABLE contract_positions ADD COLUMN near_first BIGINT NOT NULL DEFAULT 2000',
    'ALTER TABLE contract_positions ADD COLUMN near_second BIGINT NOT NULL DEFAULT 1000',
    'ALTER TABLE contract_positions ADD COLUMN near_told BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE contract_positions ADD COLUMN near_since BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE contract_positions ADD COLUMN near_lower BIGINT',
    'ALTER TABLE contract_positions ADD COLUMN near_upper BIGINT',
    `UPDATE contract_positions SET near_since = as_of,
      near_lower = CASE WHEN direction = 'long' AND status = 'open'
        THEN liquidation_price / 8000 * 10000 + liquidation_price % 8000 * 10000 / 8000 END,
      near_upper = CASE WHEN direction = 'short' AND status = 'open'
        THEN liquidation_price / 12000 * 10000 + (liquidation_price % 12000 * 10000 + 11999) / 12000 END`,
    "CREATE INDEX contract_positions_near_lower ON contract_positions(product_id, near_lower, id) WHERE status = 'open'",
    "CREATE INDEX contract_positions_near_upper ON contract_positions(product_id, near_upper, id) WHERE status = 'open'",
  ],
}
