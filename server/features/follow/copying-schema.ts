import type { Migration } from '#server/kernel/migrations.ts'

/** Ten minutes after the epoch of ids, a margin for clock differences between nodes. See kernel/ids.ts. */
const ID_EPOCH = '1735690200000'
/** Ids per millisecond. */
const IDS = '4194304'

/** Due copies have their own rows, and the open copies and results of follows are stored instead of being summed up each time. */
export const copyingSchema: Omit<Migration, 'version'> = {
  name: 'copies that are due, open copies and results of followings',
  statements: [
    // Up to where the ledger of a followed trader has been scanned.
    `CREATE TABLE copy_progress(
      trader_id BIGINT PRIMARY KEY,
      transaction_id BIGINT NOT NULL
    ) /*clustered*/`,
    `INSERT INTO copy_progress(trader_id, transaction_id)
      SELECT trader_id, CASE WHEN min(started_at) > ${ID_EPOCH} THEN (min(started_at) - ${ID_EPOCH}) * ${IDS} ELSE 0 END
      FROM follows WHERE status = 'active' GROUP BY trader_id`,
    // One fill of a trader for one follow; deleted once it was copied or skipped.
    `CREATE TABLE due_copies(
      follow_id BIGINT NOT NULL,
      source TEXT NOT NULL,
      way TEXT NOT NULL CHECK (way IN ('spot', 'contract')),
      kind TEXT NOT NULL CHECK (kind IN ('open', 'close')),
      product_id BIGINT NOT NULL,
      trader_order BIGINT NOT NULL,
      transaction_id BIGINT NOT NULL,
      number BIGINT NOT NULL,
      whole BIGINT,
      due_at BIGINT NOT NULL,
      PRIMARY KEY (follow_id, source)
    ) /*clustered*/`,
    'CREATE INDEX due_copies_due ON due_copies(due_at, transaction_id, number, follow_id)',
    'CREATE INDEX due_copies_order ON due_copies(follow_id, product_id, transaction_id, number)',
    // Copied positions whose result is not in follow_results yet.
    `CREATE TABLE copied_positions(
      position_id BIGINT PRIMARY KEY,
      follow_id BIGINT NOT NULL,
      trader_position BIGINT NOT NULL,
      seen_number BIGINT NOT NULL
    )`,
    'CREATE INDEX copied_positions_follow ON copied_positions(follow_id, position_id)',
    'CREATE INDEX copied_positions_trader ON copied_positions(trader_position, follow_id)',
    `INSERT INTO copied_positions(position_id, follow_id, trader_position, seen_number)
      SELECT c.order_id, c.follow_id, c.trader_position,
        CAST(coalesce((SELECT max(x.number) FROM contract_fills x JOIN copies k
          ON k.user_id = c.user_id AND k.source = 'fill:' || x.position_id || ':' || x.number
          WHERE x.position_id = c.trader_position), 1) AS BIGINT)
      FROM copies c JOIN contract_positions p ON p.id = c.order_id
      WHERE c.way = 'contract' AND c.kind = 'open' AND c.status = 'placed' AND p.status = 'open'`,
    `CREATE TABLE follow_results(
      follow_id BIGINT PRIMARY KEY,
      realised BIGINT NOT NULL,
      fees BIGINT NOT NULL,
      copied BIGINT NOT NULL,
      not_copied BIGINT NOT NULL
    ) /*clustered*/`,
    `INSERT INTO follow_results(follow_id, realised, fees, copied, not_copied)
      SELECT f.id,
        CAST(coalesce((SELECT sum(p.profit + p.funding - p.fees) FROM copies c JOIN contract_positions p ON p.id = c.order_id
          WHERE c.follow_id = f.id AND c.way = 'contract' AND c.kind = 'open' AND p.status = 'closed'), 0)
          + coalesce((SELECT sum(l.realised) FROM follow_lots l WHERE l.follow_id = f.id), 0) AS BIGINT),
        CAST(coalesce((SELECT sum(p.fees) FROM copies c JOIN contract_positions p ON p.id = c.order_id
          WHERE c.follow_id = f.id AND c.way = 'contract' AND c.kind = 'open' AND p.status = 'closed'), 0)
          + coalesce((SELECT sum(l.fees) FROM follow_lots l WHERE l.follow_id = f.id), 0) AS BIGINT),
        (SELECT count(*) FROM copies c WHERE c.follow_id = f.id AND c.status = 'placed'),
        (SELECT count(*) FROM copies c WHERE c.follow_id = f.id AND c.status = 'skipped')
      FROM follows f`,
    'CREATE INDEX follow_lots_open ON follow_lots(follow_id, product_id) WHERE quantity > 0',
    // Until when a closing follow waits for its markets.
    `CREATE TABLE closing_waits(
      follow_id BIGINT PRIMARY KEY,
      due_at BIGINT NOT NULL
    ) /*clustered*/`,
    "CREATE INDEX follows_closing ON follows(id) WHERE status = 'closing'",
    "CREATE INDEX follows_of_trader ON follows(trader_id, id) WHERE status = 'active'",
    'DROP INDEX copies_opened',
    'DROP INDEX follows_running',
  ],
}
