import type { Migration } from '#server/kernel/migrations.ts'

/** Precomputed performance records of traders. */
export const recordSchema: Omit<Migration, 'version'> = {
  name: 'records of traders',
  statements: [
    // `transaction_id`: up to where the ledger is scanned; `figures_at`: where that was when the figures were computed;
    // `marked_to`: points up to this time are in trader_marks. Ranks are hundredths of a percent.
    `CREATE TABLE trader_records(
      trader_id BIGINT PRIMARY KEY,
      transaction_id BIGINT NOT NULL,
      figures_at BIGINT NOT NULL,
      marked_to BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      has_open BIGINT NOT NULL CHECK (has_open IN (0, 1)),
      closed_trades BIGINT NOT NULL,
      listed_trades BIGINT NOT NULL,
      followers BIGINT NOT NULL,
      return_rank BIGINT NOT NULL,
      drawdown_rank BIGINT NOT NULL,
      win_rank BIGINT NOT NULL,
      figures TEXT
    )`,
    `INSERT INTO trader_records(trader_id, transaction_id, figures_at, marked_to, due_at, has_open, closed_trades, listed_trades,
        followers, return_rank, drawdown_rank, win_rank)
      SELECT t.id, CASE WHEN t.since > 1735690200000 THEN (t.since - 1735690200000) * 4194304 ELSE 0 END, 0, t.since - 1, 0, 1,
        0, 0, (SELECT count(*) FROM follows f WHERE f.trader_id = t.id AND f.status = 'active'),
        -1000000000000, 1000000000000, -1000000000000
      FROM traders t`,
    'CREATE INDEX trader_records_due ON trader_records(due_at, trader_id)',
    'CREATE INDEX trader_records_return ON trader_records(return_rank DESC, trader_id)',
    'CREATE INDEX trader_records_drawdown ON trader_records(drawdown_rank, trader_id)',
    'CREATE INDEX trader_records_win ON trader_records(win_rank DESC, trader_id)',
    'CREATE INDEX trader_records_followers ON trader_records(followers DESC, trader_id)',
    'CREATE INDEX traders_newest ON traders(since DESC, id)',
    `CREATE TABLE trader_details(
      trader_id BIGINT PRIMARY KEY,
      points TEXT NOT NULL,
      open_trades TEXT NOT NULL
    )`,
    // What was bought of a product since the record started and not sold.
    `CREATE TABLE trader_pools(
      trader_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      quantity BIGINT NOT NULL,
      cost BIGINT NOT NULL,
      fees BIGINT NOT NULL,
      opened_at BIGINT NOT NULL,
      PRIMARY KEY (trader_id, product_id)
    ) /*clustered*/`,
    `CREATE TABLE trader_positions(
      trader_id BIGINT NOT NULL,
      position_id BIGINT NOT NULL,
      PRIMARY KEY (trader_id, position_id)
    ) /*clustered*/`,
    // Closed trades, numbered from 1 without gaps, so that a page is found without reading the earlier ones.
    `CREATE TABLE trader_trades(
      trader_id BIGINT NOT NULL,
      number BIGINT NOT NULL,
      id TEXT NOT NULL,
      way TEXT NOT NULL CHECK (way IN ('spot', 'contract')),
      product_id BIGINT NOT NULL,
      direction TEXT NOT NULL CHECK (direction IN ('long', 'short')),
      leverage BIGINT NOT NULL,
      quantity BIGINT NOT NULL,
      entry_price BIGINT NOT NULL,
      exit_price BIGINT,
      opened_at BIGINT NOT NULL,
      closed_at BIGINT NOT NULL,
      invested BIGINT NOT NULL,
      profit BIGINT NOT NULL,
      fees BIGINT NOT NULL,
      funding BIGINT NOT NULL,
      PRIMARY KEY (trader_id, number)
    ) /*clustered*/`,
    'CREATE UNIQUE INDEX trader_trades_id ON trader_trades(trader_id, id)',
    'CREATE INDEX trader_trades_opened ON trader_trades(trader_id, opened_at, number)',
    'CREATE INDEX trader_trades_closed ON trader_trades(trader_id, closed_at, number)',
    // The unrealized profit at the time of a point.
    `CREATE TABLE trader_marks(
      trader_id BIGINT NOT NULL,
      time BIGINT NOT NULL,
      open BIGINT NOT NULL,
      PRIMARY KEY (trader_id, time)
    ) /*clustered*/`,
  ],
}
