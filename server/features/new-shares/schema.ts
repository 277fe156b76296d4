import type { Migration } from '#server/kernel/migrations.ts'

/**
 * A subscription stores the terms of its offer, so that later changes of offers do not affect it. `held` is the amount held for all
 * lots and never changes; `cost` and `fee` are those of the allotted lots.
 */
export const newSharesSchema: Omit<Migration, 'version'> = {
  name: 'subscriptions to new shares',
  statements: [
    `CREATE TABLE share_subscriptions(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      offer_id BIGINT NOT NULL,
      entry_id TEXT NOT NULL UNIQUE,
      product_id BIGINT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('waiting', 'cancelled', 'notAllotted', 'allotted', 'listed')),
      price BIGINT NOT NULL CHECK (price > 0),
      lot_size BIGINT NOT NULL CHECK (lot_size > 0),
      fee_rate TEXT NOT NULL,
      total_lots BIGINT NOT NULL CHECK (total_lots > 0),
      lots BIGINT NOT NULL CHECK (lots > 0),
      held BIGINT NOT NULL CHECK (held > 0),
      allotted_lots BIGINT CHECK (allotted_lots >= 0 AND allotted_lots <= lots),
      cost BIGINT CHECK (cost >= 0),
      fee BIGINT CHECK (fee >= 0 AND cost + fee <= held),
      created_at BIGINT NOT NULL,
      closes_at BIGINT NOT NULL CHECK (closes_at > created_at),
      draws_at BIGINT NOT NULL CHECK (draws_at >= closes_at),
      lists_at BIGINT NOT NULL CHECK (lists_at >= draws_at),
      settled_at BIGINT,
      listed_at BIGINT,
      CHECK ((status = 'waiting') = (settled_at IS NULL)),
      CHECK ((status = 'listed') = (listed_at IS NOT NULL)),
      CHECK ((status IN ('waiting', 'cancelled')) = (allotted_lots IS NULL)),
      CHECK ((allotted_lots IS NULL) = (cost IS NULL)),
      CHECK ((allotted_lots IS NULL) = (fee IS NULL)),
      CHECK (status <> 'notAllotted' OR allotted_lots = 0),
      CHECK (status NOT IN ('allotted', 'listed') OR allotted_lots > 0)
    )`,
    'CREATE INDEX share_subscriptions_user ON share_subscriptions(user_id, id)',
    'CREATE INDEX share_subscriptions_offer ON share_subscriptions(offer_id)',
    "CREATE UNIQUE INDEX share_subscriptions_once ON share_subscriptions(user_id, offer_id) WHERE status <> 'cancelled'",
    "CREATE INDEX share_subscriptions_waiting ON share_subscriptions(draws_at, id) WHERE status = 'waiting'",
    "CREATE INDEX share_subscriptions_allotted ON share_subscriptions(lists_at, id) WHERE status = 'allotted'",
    'CREATE TABLE share_secret(id BIGINT PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL)',
  ],
}
