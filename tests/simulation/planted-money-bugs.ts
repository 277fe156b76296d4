/** Plausible one-line bugs of money, jobs and storage; see planted-bugs.ts. */
import type { PlantedBug } from './planted-bugs.ts'

const SQLITE = 'server/kernel/sqlite/sqlite-store.ts'
const OPENING = 'server/features/contract/open-position.ts'
const NO_MARGIN = "if (margin < minMargin) return 'hint_fill_margin_short'\n"
const NO_SIZE = "if (notional > parseMoney(rules.maxAmount)) return 'hint_fill_above_maximum'\n"
const JOB = 'server/kernel/job.ts'

export const MONEY_BUGS: readonly PlantedBug[] = [
  {
    name: 'a repetition is done again',
    file: 'server/kernel/idempotency.ts',
    find: 'if (claimed!.length === 0) return',
    replacement: 'if (claimed!.length > 1) return',
    expectedFinding: /repetition/,
  },
  {
    name: 'a failed command keeps what it has written',
    file: SQLITE,
    find: `this.#run('ROLLBACK TO command')`,
    replacement: `this.#run('SELECT 1')`,
    expectedFinding: /ledger|repetition|answer 500|balances|states|isolation/,
    seeds: [6, 8, 4],
  },
  {
    name: 'answers do not wait for the disk',
    file: SQLITE,
    find: 'if (this.#log) this.#log.onDurable(callbacks)',
    replacement: 'if (this.#log && group.length === 0) this.#log.onDurable(callbacks)',
    expectedFinding: /durability/,
  },
  {
    name: 'a disk that failed is forgotten',
    file: 'server/kernel/sqlite/wal-sync.ts',
    find: 'this.#failure = new DiskFailureError(cause)',
    replacement: 'void cause',
    expectedFinding: /durability/,
  },
  {
    name: 'what is available can be given away twice',
    file: 'server/ledger/ledger.ts',
    find: 'balance = balance + $4, last_transaction_id = $5',
    replacement: 'balance = balance + abs($4), last_transaction_id = $5',
    expectedFinding: /balances/,
  },
  {
    name: 'the fee of a deposit is charged to nobody',
    file: 'server/features/deposit/review-commands.ts',
    find: `{ account: 'available', asset, type: 'fee', amount: -fee },`,
    replacement: `{ account: 'bank', asset, type: 'fee', amount: -fee },`,
    expectedFinding: /ledger/,
  },
  {
    name: 'unpaid deposits do not expire',
    file: 'server/sandbox/review-deposits.ts',
    find: 'run: () => applyDecision(id, { reject: EXPIRED_REASON }, USDT_ID) }',
    replacement: 'run: async () => id }',
    expectedFinding: /liveness: end of an unpaid deposit/,
  },
  {
    name: 'withdrawals never arrive',
    file: 'server/sandbox/review-withdrawals.ts',
    find: `yield* dueItems('sent', complete)\n`,
    replacement: '',
    expectedFinding: /liveness: arrival of a withdrawal/,
  },
  {
    name: 'anybody can cancel a withdrawal',
    file: 'server/features/withdraw/commands.ts',
    find: `if (pending.user_id !== userId) throw domainError('withdrawal_unknown')\n  return yield* releaseSteps`,
    replacement: 'void userId\n  return yield* releaseSteps',
    expectedFinding: /isolation: cancelWithdrawal/,
    seeds: [18],
  },
  {
    name: 'entries are dated by a clock that was set back, although their day is published',
    file: 'server/ledger/wallet.ts',
    find: 'now > closedUntil ? now : closedUntil',
    replacement: 'closedUntil > 0n ? now : now',
    expectedFinding: /published liabilities are what the entries/,
    seeds: [14],
  },
  {
    name: 'identity checks of the first day are never decided',
    file: 'server/sandbox/review-identities.ts',
    find: 'after: after?.id ?? 0n',
    replacement: 'after: after?.id ?? 133177540608000000n',
    expectedFinding: /liveness: review of an identity/,
  },
  {
    name: 'a loan is decided an hour late',
    file: 'server/sandbox/review-loans.ts',
    find: 'before: clock.now() - config.loanDelay + 1,',
    replacement: 'before: clock.now() - config.loanDelay - 3_600_000,',
    expectedFinding: /liveness: decision on a loan/,
  },
  {
    name: 'of many days one is posted in a run',
    file: 'server/features/earning/post-accruals.ts',
    find: 'while (await store.execute(accrueNextDay, orderId)) days++',
    replacement: 'if (await store.execute(accrueNextDay, orderId)) days++',
    expectedFinding: /liveness: day of a pledge or lock/,
  },
  {
    name: 'interest is posted and not added up',
    file: 'server/features/earning/accruals.ts',
    find: 'accrued: order.accrued + amount,',
    replacement: 'accrued: amount,',
    expectedFinding: /ledger/,
  },
  {
    name: 'a won quick order gives half of its stake back',
    file: 'server/features/quick/commands.ts',
    find: `...holdOrRelease('release', stake),\n        ...payFromHold('fee', 'fees', fee),`,
    replacement: `...holdOrRelease('release', stake / 2n),\n        ...payFromHold('fee', 'fees', fee),`,
    expectedFinding: /holds: quickOrder|ledger/,
  },
  {
    name: 'every other quick order is never settled',
    file: 'server/features/quick/order.ts',
    find: `WHERE status = 'open' AND expires_at <= $1 AND`,
    replacement: `WHERE status = 'open' AND id % 2 = 0 AND expires_at <= $1 AND`,
    expectedFinding: /liveness: end of a quick order/,
  },
  {
    name: 'customer service thinks for half an hour',
    file: 'server/sandbox/answer-customer-service.ts',
    find: 'const ANSWER_DELAY = 2000',
    replacement: 'const ANSWER_DELAY = 1_800_000',
    expectedFinding: /liveness: answer of customer service/,
  },
  {
    name: 'vouchers are not paid',
    file: 'server/features/reward/reward-jobs.ts',
    find: 'run: () => store.execute(payVoucher, voucher)',
    replacement: 'run: async () => voucher',
    expectedFinding: /liveness: payment of a voucher/,
  },
  {
    name: 'shares that were drawn are not listed',
    file: 'server/features/new-shares/settle-new-shares.ts',
    find: 'run: () => store.execute(listShareSubscription, id)',
    replacement: 'run: async () => id',
    expectedFinding: /liveness: listing of new shares/,
    seeds: [6, 4, 5],
  },
  {
    name: 'the fee of an exchange is not charged',
    file: 'server/features/exchange/commands.ts',
    find: `{ account: 'available', asset: got, type: 'fee', amount: -fee },`,
    replacement: `{ account: 'market', asset: got, type: 'fee', amount: -fee },`,
    expectedFinding: /ledger/,
  },
  {
    name: 'a short may be placed far below the market and is filled unjudged (M1, M3)',
    file: 'server/features/contract/preview.ts',
    find: "if (direction === 'short' && holdPrice(direction, price) < now) {",
    replacement: "if (direction === 'short' && holdPrice(direction, price) < 0n) {",
    also: [
      { file: OPENING, find: NO_MARGIN, replacement: '' },
      { file: OPENING, find: NO_SIZE, replacement: '' },
    ],
    expectedFinding: /leverage cap|size cap|item of|unexpected|answer 500/,
  },
  {
    name: 'a balance has no ceiling (M2)',
    file: 'server/ledger/balance-limit.ts',
    find: 'if (gained <= 0n || fitsBalanceLimit(wallet, asset, gained)) continue',
    replacement: 'if (gained <= 9n ** 30n) continue',
    expectedFinding: /balance ceiling|answer 500|item of/,
  },
  {
    name: 'what fails for one stops the run for all (M4)',
    file: JOB,
    find: "      result.failed++\n      log.error('item failed'",
    replacement: "      if (job.name) throw error\n      result.failed++\n      log.error('item failed'",
    also: [
      {
        file: JOB,
        find: 'if (running.size >= concurrency) await Promise.race(running)',
        replacement: 'void concurrency\n      await Promise.all(running)',
      },
    ],
    expectedFinding: /liveness|job '.*' failed/,
  },
  {
    name: 'candles are computed where everybody is answered (M5)',
    file: 'server/create-services.ts',
    find: 'candleSource: parts.candles ?? createInlineCandles(market)',
    replacement: 'candleSource: createInlineCandles(market)',
    expectedFinding: /work of listCandles/,
  },
]
