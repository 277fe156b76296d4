import type { Services } from './services.ts'
import { singleItemJob, type Job } from './kernel/job.ts'
import { pruneIdempotency } from './kernel/idempotency.ts'
import { tidySessions } from './auth/tokens.ts'
import { serviceAnswerJob } from './sandbox/answer-service.ts'
import { copyJobs } from './features/follow/copy-trades.ts'
import { marketJobs } from './jobs/match-market.ts'
import { shareJob, voucherJob } from './features/reward/pay-rewards.ts'
import { accrualJob } from './features/earning/post-accruals.ts'
import { depositReviewJob } from './sandbox/review-deposits.ts'
import { identityReviewJob } from './sandbox/review-identities.ts'
import { withdrawalReviewJob } from './sandbox/review-withdrawals.ts'
import { instalmentJob, loanReviewJob } from './features/loan/run-loans.ts'
import { robotJob } from './sandbox/run-robots.ts'
import { activityJob } from './features/activity/settle-activities.ts'
import { newShareJob } from './features/new-shares/settle-new-shares.ts'
import { quickSettlementJob } from './features/quick/settle-quick-orders.ts'
import { createSweeper } from './features/upload/sweep-uploads.ts'
import { HOUR } from '../src/lib/time/time-units.ts'

/** Deletes answers that are kept long enough, a few at a time, so that nobody waits for all of them. */
async function pruneAll({ store }: Services): Promise<void> {
  while ((await store.execute(pruneIdempotency, undefined)) > 0);
}

/** What a running back end does by itself. Every node of several may: each of these happens once all the same. */
export function backgroundJobs(services: Services): Job[] {
  const { store, config } = services
  const sweeper = createSweeper(services)
  const sandbox: Job[] = [
    serviceAnswerJob(services),
    depositReviewJob(services),
    withdrawalReviewJob(services),
    identityReviewJob(services),
    loanReviewJob(services),
    robotJob(services),
  ]
  return [
    ...marketJobs(services),
    quickSettlementJob(services),
    newShareJob(services),
    accrualJob(services),
    instalmentJob(services),
    shareJob(services),
    voucherJob(services),
    activityJob(services),
    ...copyJobs(services),
    singleItemJob('tidy sessions', HOUR, () => store.execute(tidySessions, undefined)),
    singleItemJob('prune idempotency keys', 60_000, () => pruneAll(services)),
    singleItemJob('sweep uploads', HOUR, () => sweeper.run()),
    ...(config.sandbox ? sandbox : []),
  ]
}
