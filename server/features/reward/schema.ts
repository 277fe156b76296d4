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
