import type { Services } from './services.ts'
import { singleItemJob, type Job } from './kernel/job.ts'
import { pruneIdempotency } from './kernel/idempotency.ts'
import { deleteExpiredAuthRows } from './auth/delete-expired.ts'
import { dayBlockJob } from './candles/store-day-blocks.ts'
import { customerServiceJob } from './sandbox/answer-customer-service.ts'
import { documentMarkJob } from './features/identity/document-marks.ts'
import { copyJobs } from './features/follow/copy-jobs.ts'
import { marketJobs } from './jobs/match-market.ts'
import { feeShareJob, voucherJob } from './features/reward/reward-jobs.ts'
import { accrualJob } from './features/earning/post-accruals.ts'
import { depositReviewJob } from './sandbox/review-deposits.ts'
import { identityReviewJob } from './sandbox/review-identities.ts'
import { loanReviewJob } from './sandbox/review-loans.ts'
import { withdrawalReviewJob } from './sandbox/review-withdrawals.ts'
import { instalmentJob } from './features/loan/loan-jobs.ts'
import { openingsJob } from './market/openings.ts'
import { robotJob } from './sandbox/run-robots.ts'
import { activitySettlementJob } from './features/activity/settle-activities.ts'
import { newShareSettlementJob } from './features/new-shares/settle-new-shares.ts'
import { entryChainJob } from './ledger/chain-entries.ts'
import { dayOrderJob } from './features/spot/expire-orders.ts'
import { pruneMessages } from './features/message/prune-messages.ts'
import { pushJobs } from './features/message/push-job.ts'
import { quickSettlementJob } from './features/quick/settle-quick-orders.ts'
import { liabilityJob } from './features/wallet/liabilities/publish.ts'
import { createUploadSweeper } from './features/upload/sweep-uploads.ts'
import { deleteSpentAllowances } from './nodes/allowances.ts'
import { HOUR } from '../src/lib/time/time-units.ts'

/** Deletes expired idempotency rows in small batches, so that no other command waits for all of them. */
async function pruneAllIdempotencyKeys({ store }: Services): Promise<void> {
  while ((await store.execute(pruneIdempotency, undefined)) > 0);
}

/** Deletes messages that were read long ago, in small batches as well. */
async function pruneAllMessages({ store }: Services): Promise<void> {
  while ((await store.execute(pruneMessages, undefined)) > 0);
}

/** All background jobs. Every node may run them: each due item is still processed once. */
export function backgroundJobs(services: Services): Job[] {
  const { store, config, allowances } = services
  const uploadSweeper = createUploadSweeper(services)
  const sandboxJobs: Job[] = [
    customerServiceJob(services),
    depositReviewJob(services),
    withdrawalReviewJob(services),
    identityReviewJob(services),
    loanReviewJob(services),
    robotJob(services),
  ]
  return [
    ...marketJobs(services),
    dayOrderJob(services),
    entryChainJob(store),
    openingsJob(services),
    dayBlockJob(services),
    liabilityJob(services),
    quickSettlementJob(services),
    newShareSettlementJob(services),
    accrualJob(services),
    instalmentJob(services),
    documentMarkJob(services),
    feeShareJob(services),
    voucherJob(services),
    activitySettlementJob(services),
    ...copyJobs(services),
    ...pushJobs(services),
    singleItemJob('tidy sessions', HOUR, () => store.execute(deleteExpiredAuthRows, undefined)),
    singleItemJob('prune idempotency keys', 60_000, () => pruneAllIdempotencyKeys(services)),
    singleItemJob('prune messages', HOUR, () => pruneAllMessages(services)),
    singleItemJob('delete spent allowances', 60_000, () => store.execute(deleteSpentAllowances, undefined)),
    // Each node has counts of its own.
    { ...singleItemJob('exchange allowances', 1000, () => allowances.exchange()), share: null },
    singleItemJob('sweep uploads', HOUR, () => uploadSweeper.run()),
    ...(config.sandbox ? sandboxJobs : []),
  ]
}
