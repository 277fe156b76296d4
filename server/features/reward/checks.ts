import { DAY } from '#src/lib/time/time-units.ts'
import type { Check } from '#server/ledger/checks.ts'
import { netShareSchema } from './net-share-schema.ts'

/** Awards and their entries: the amount received, the amount taken from the house's fees, and the number of unexpected entries. */
const AWARD_SUMS = `SELECT id, sum(amount) AS amount, sum(received) AS received, sum(given) AS given, sum(other) AS other,
    min(person) AS first_person, max(person) AS last_person
  FROM (
    SELECT id, amount, 0 AS received, 0 AS given, 0 AS other, user_id AS person FROM awards
    UNION ALL SELECT t.reference_id, 0,
      CASE WHEN p.kind = 'available' AND p.type = 'award' THEN p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' AND p.type = 'award' THEN -p.amount ELSE 0 END,
      CASE WHEN p.type <> 'award' OR p.asset <> 'USDT' OR p.kind NOT IN ('available', 'fees') THEN 1 ELSE 0 END,
      CASE WHEN p.owner > 0 THEN p.owner END
    FROM transactions t JOIN postings p ON p.transaction_id = t.id WHERE t.reference_type = 'award'
  ) AS both_sides GROUP BY id`

/** The smallest id of a day, as ids.ts derives ids from the time. */
const MIN_ID = '(a.day - 1735689600000) * 4194304'

/** Since when shares are of fees without what vouchers gave back. */
const NET_SINCE = `coalesce((SELECT applied_at FROM schema_version WHERE name = '${netShareSchema.name}'), 0)`

/**
 * The base of each referral share, and the fees of that day that its member had paid by then and no voucher had given back. Fees that are dated to a day after its
 * shares were paid, as when a clock was set back, are not shared.
 */
const FEE_BASES = `SELECT a.source_id, a.day, a.level, a.base, coalesce((
    SELECT sum(-p.amount) - coalesce(sum(v.amount), 0)
    FROM postings p JOIN transactions t ON t.id = p.transaction_id
    LEFT JOIN awards v ON v.order_id = t.reference_id AND t.reference_type = 'spotOrder' AND v.id < a.id
      AND a.created_at >= ${NET_SINCE}
    WHERE p.owner = a.source_id AND p.owner > 0 AND p.transaction_id >= ${MIN_ID} AND p.transaction_id < a.id
      AND p.type = 'fee' AND p.asset = 'USDT' AND t.reference_type IN ('spotOrder', 'contract')
      AND t.created_at >= a.day AND t.created_at < a.day + ${DAY}
  ), 0) AS paid FROM awards a WHERE a.kind = 'team'`

/** The invariants between awards, what they reward, and the ledger. */
export const REWARD_CHECKS: readonly Check[] = [
  {
    name: 'awards are booked once, out of the fees of the house',
    violations: `SELECT * FROM (${AWARD_SUMS}) AS sums
      WHERE received <> amount OR given <> amount OR other <> 0 OR first_person <> last_person`,
    describe: row =>
      `award ${row.id} of ${row.amount} was booked as ${row.received}, and ${row.given} came from the fees`,
  },
  {
    name: 'shares are of the fees that members paid',
    violations: `SELECT * FROM (${FEE_BASES}) AS bases WHERE base <> paid`,
    describe: row =>
      `the share of level ${row.level} in the fees of user ${row.source_id} on ${row.day} is of ${row.base}, and ${row.paid} was paid`,
  },
  {
    name: 'vouchers give back fees of their time, once',
    violations: `SELECT v.id, a.amount, o.fee FROM vouchers v JOIN awards a ON a.id = v.award_id
      JOIN spot_orders o ON o.id = a.order_id WHERE a.user_id <> v.user_id OR o.user_id <> v.user_id
        OR a.base <> o.fee OR a.amount > v.up_to OR a.amount > o.fee OR o.status <> 'filled'
        OR o.closed_at < v.created_at OR o.closed_at >= v.expires_at
      UNION ALL SELECT a.id, a.amount, a.base FROM awards a
      WHERE a.kind = 'voucher' AND NOT EXISTS (SELECT 1 FROM vouchers v WHERE v.award_id = a.id)`,
    describe: row => `voucher or award ${row.id} gives back ${row.amount} of a fee of ${row.fee}`,
  },
  {
    name: 'prizes go to the places of their activities',
    violations: `SELECT a.id, a.user_id, a.place FROM awards a LEFT JOIN activity_entries e
      ON e.activity_id = a.activity_id AND e.user_id = a.user_id AND e.place = a.place
      WHERE a.kind = 'activity' AND e.user_id IS NULL`,
    describe: row =>
      `award ${row.id} is a prize for place ${row.place}, which user ${row.user_id} does not have`,
  },
  {
    name: 'activities count their participants and places',
    violations: `SELECT id, sum(participants) AS participants, sum(ranked) AS ranked, sum(entries) AS entries,
        sum(places) AS places FROM (
        SELECT activity_id AS id, participants, ranked, 0 AS entries, 0 AS places, 0 AS last, close_price FROM activity_totals
        UNION ALL SELECT activity_id, 0, 0, count(*), count(DISTINCT place), coalesce(max(place), 0), max(close_price)
        FROM activity_entries GROUP BY activity_id
      ) AS both_sides GROUP BY id
      HAVING sum(participants) <> sum(entries) OR sum(ranked) <> sum(places) OR sum(places) <> sum(last)
        OR (sum(places) > 0 AND min(close_price) <> max(close_price))`,
    describe: row =>
      `activity ${row.id} has ${row.entries} participants and ${row.places} places, and counts ${row.participants} and ${row.ranked}`,
  },
  {
    name: 'nobody is invited by somebody who came later',
    violations: `SELECT u.id, u.invited_by FROM users u JOIN users i ON i.id = u.invited_by
      WHERE i.id = u.id OR i.created_at > u.created_at`,
    describe: row => `user ${row.id} is invited by ${row.invited_by}, who came later`,
  },
]
