import type { Migration } from '../kernel/migrations.ts'

/**
 * Double entry. A person has at most two accounts in an asset, `available` and `held`, with a balance each. The house has `bank`,
 * `market` and `fees` in every asset, without a row and without a balance: every order touches them, so such a row would be a lock
 * that all orders wait for. Their balances are the sums of their postings.
 */
export const ledgerSchema: Omit<Migration, 'version'> = {
  name: 'ledger',
  statements: [
    `CREATE TABLE accounts(
      owner BIGINT NOT NULL CHECK (owner > 0),
      asset TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('available', 'held')),
      balance BIGINT NOT NULL CHECK (balance >= 0),
      last_transaction_id BIGINT NOT NULL,
      PRIMARY KEY (owner, asset, kind)
    ) /*clustered*/`,
    `CREATE TABLE transactions(
      id BIGINT PRIMARY KEY,
      reference_type TEXT NOT NULL,
      reference_id BIGINT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX transactions_reference ON transactions(reference_id)',
    `CREATE TABLE postings(
      transaction_id BIGINT NOT NULL,
      leg BIGINT NOT NULL,
      owner BIGINT NOT NULL,
      asset TEXT NOT NULL,
      kind TEXT NOT NULL,
      type TEXT NOT NULL,
      amount BIGINT NOT NULL CHECK (amount <> 0),
      balance_after BIGINT CHECK (balance_after >= 0),
      PRIMARY KEY (transaction_id, leg),
      CHECK ((owner = 0) = (balance_after IS NULL))
    ) /*clustered*/`,
    'CREATE INDEX postings_owner ON postings(owner, transaction_id, leg) WHERE owner > 0',
    `CREATE TABLE idempotency(
      user_id BIGINT NOT NULL,
      key TEXT NOT NULL,
      request TEXT NOT NULL,
      answer TEXT,
      created_at BIGINT NOT NULL,
      PRIMARY KEY (user_id, key)
    ) /*clustered*/`,
  ],
}

/**
 * Stores idempotency rows in insertion order with a small index: clustered by their random keys, every answer was written to another
 * page and moved when it grew. The index on the transactions' reference is dropped, as nothing uses it.
 */
export const idempotencyArrivalSchema: Omit<Migration, 'version'> = {
  name: 'idempotency rows in the order of their arrival',
  statements: [
    `CREATE TABLE idempotency_by_arrival(
      user_id BIGINT NOT NULL,
      key TEXT NOT NULL,
      request TEXT NOT NULL,
      answer TEXT,
      created_at BIGINT NOT NULL,
      PRIMARY KEY (user_id, key)
    )`,
    `INSERT INTO idempotency_by_arrival(user_id, key, request, answer, created_at)
      SELECT user_id, key, request, answer, created_at FROM idempotency ORDER BY created_at`,
    'DROP TABLE idempotency',
    'ALTER TABLE idempotency_by_arrival RENAME TO idempotency',
    'DROP INDEX transactions_reference',
  ],
}

/**
 * Running hashes of entries, for each balance by itself: a balance is locked by whoever posts to it, so that no further lock is needed.
 * What earlier versions posted is null, and computed by a job in bounded steps; see chain-entries.ts.
 */
export const entryChainSchema: Omit<Migration, 'version'> = {
  name: 'running hashes of entries',
  // What an older node posts has no hash, and what follows it could have none either.
  kind: 'contract',
  statements: [
    'ALTER TABLE postings ADD COLUMN hash TEXT',
    'ALTER TABLE accounts ADD COLUMN hash TEXT',
    "UPDATE accounts SET hash = '' WHERE last_transaction_id = 0",
    'CREATE INDEX accounts_unchained ON accounts(owner, asset, kind) WHERE hash IS NULL',
  ],
}

/**
 * The closing of the ledger, in one row: until when balances have been published. An entry is dated from then on, also by a clock that was
 * set back, so that it cannot change what was published.
 */
export const ledgerClosingSchema: Omit<Migration, 'version'> = {
  name: 'closing of the ledger',
  kind: 'expand',
  statements: [
    'CREATE TABLE ledger_closing(id BIGINT PRIMARY KEY CHECK (id = 1), closed_until BIGINT NOT NULL)',
    'INSERT INTO ledger_closing(id, closed_until) VALUES (1, 0)',
  ],
}

/**
 * How many entries each balance has, so that a list of them need not count a million, and an index of entries by what they are for.
 */
export const entryCountSchema: Omit<Migration, 'version'> = {
  name: 'counts of entries',
  // What an older node posts would not be counted.
  kind: 'contract',
  statements: [
    'ALTER TABLE accounts ADD COLUMN entries BIGINT NOT NULL DEFAULT 0',
    `UPDATE accounts SET entries = counted.entries FROM (
        SELECT owner, asset, kind, count(*) AS entries FROM postings WHERE owner > 0 GROUP BY owner, asset, kind
      ) AS counted WHERE accounts.owner = counted.owner AND accounts.asset = counted.asset AND accounts.kind = counted.kind`,
    'CREATE INDEX postings_type ON postings(owner, type, transaction_id, leg) WHERE owner > 0',
  ],
}

/** Finds the newest entry of a balance, with which its account is compared when it is locked, also among a million others of its owner. */
export const newestEntrySchema: Omit<Migration, 'version'> = {
  name: 'entries of each balance',
  kind: 'expand',
  statements: [
    'CREATE INDEX postings_balance ON postings(owner, kind, asset, transaction_id, leg) WHERE owner > 0',
  ],
}
