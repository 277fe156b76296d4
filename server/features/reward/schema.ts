import type { Migration } from '#server/kernel/migrations.ts'

/**
 * Awards that the house pays. `event` is the key of what an award is for, so that nothing is rewarded twice: a day's fees of one member
 * on one level, a task of one person, a voucher, a place in an activity. The other columns hold what it was computed from.
 */
export const rewardSchema: Omit<Migration, 'version'> = {
  name: 'awards, vouchers, activities',
  statements: [
    'CREATE INDEX users_invited_by ON users(invited_by, id) WHERE invited_by IS NOT NULL',
    `CREATE TABLE awards(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      event TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('team', 'task', 'voucher', 'activity')),
      amount BIGINT NOT NULL CHECK (amount > 0),
      source_id BIGINT,
      level BIGINT CHECK (level IN (1, 2)),
      day BIGINT,
      base BIGINT CHECK (base >= amount),
      rate TEXT,
      order_id BIGINT,
      task TEXT,
      activity_id BIGINT,
      place BIGINT,
      created_at BIGINT NOT NULL,
      CHECK ((kind = 'team') = (source_id IS NOT NULL AND level IS NOT NULL AND day IS NOT NULL AND rate IS NOT NULL)),
      CHECK ((kind = 'voucher') = (order_id IS NOT NULL)),
      CHECK ((kind IN ('team', 'voucher')) = (base IS NOT NULL)),
      CHECK ((kind IN ('task', 'voucher')) = (task IS NOT NULL)),
      CHECK ((kind = 'activity') = (activity_id IS NOT NULL AND place IS NOT NULL))
    )`,
    'CREATE INDEX awards_user ON awards(user_id, id)',
    'CREATE INDEX awards_source ON awards(user_id, source_id) WHERE source_id IS NOT NULL',
    'CREATE UNIQUE INDEX awards_order ON awards(order_id) WHERE order_id IS NOT NULL',
    "CREATE INDEX awards_day ON awards(day) WHERE kind = 'team'",
    `CREATE TABLE vouchers(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      task TEXT NOT NULL,
      up_to BIGINT NOT NULL CHECK (up_to > 0),
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL CHECK (expires_at > created_at),
      award_id BIGINT,
      UNIQUE (user_id, task)
    )`,
    'CREATE INDEX vouchers_unused ON vouchers(expires_at) WHERE award_id IS NULL',
    `CREATE TABLE activity_entries(
      activity_id BIGINT NOT NULL,
      user_id BIGINT NOT NULL,
      forecast BIGINT NOT NULL CHECK (forecast > 0),
      joined_at BIGINT NOT NULL,
      close_price BIGINT,
      place BIGINT,
      PRIMARY KEY (activity_id, user_id),
      CHECK ((close_price IS NULL) = (place IS NULL))
    ) /*clustered*/`,
    'CREATE INDEX activity_entries_place ON activity_entries(activity_id, place)',
    // Finds the entries without a place, and those with a prize, over all activities.
    'CREATE INDEX activity_entries_due ON activity_entries(place, activity_id)',
  ],
}

/**
 * What an activity has as a whole, so that showing it and ranking it cost the same however many take part. The ranking goes on from
 * `ranked` places; its result is published when all participants have theirs.
 */
export const activityTotalSchema: Omit<Migration, 'version'> = {
  name: 'totals of activities',
  statements: [
    `CREATE TABLE activity_totals(
      activity_id BIGINT PRIMARY KEY,
      participants BIGINT NOT NULL CHECK (participants > 0),
      ranked BIGINT NOT NULL DEFAULT 0 CHECK (ranked BETWEEN 0 AND participants),
      close_price BIGINT,
      CHECK (ranked = 0 OR close_price IS NOT NULL)
    )`,
    `INSERT INTO activity_totals(activity_id, participants, ranked, close_price)
      SELECT activity_id, count(*), count(place), max(close_price) FROM activity_entries GROUP BY activity_id`,
    'CREATE INDEX activity_totals_due ON activity_totals(activity_id) WHERE ranked < participants',
    // From the settlement price upwards and downwards, in the order of the published rule.
    `CREATE INDEX activity_entries_upwards ON activity_entries(activity_id, forecast, joined_at, user_id)
      WHERE place IS NULL`,
    `CREATE INDEX activity_entries_downwards ON activity_entries(activity_id, forecast DESC, joined_at, user_id)
      WHERE place IS NULL`,
  ],
}
