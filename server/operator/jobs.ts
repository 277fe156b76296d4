import type { Services } from '../http/handler.ts'
import { singleItemJob, type Job } from '../jobs/job.ts'
import { pruneIdempotency } from '../kernel/idempotency.ts'
import { tidySessions } from '../sessions/tokens.ts'
import { serviceAnswerJob } from './answer-service.ts'
import { copyJobs } from './copy-trades.ts'
import { marketJobs } from './market-job.ts'
import { shareJob, voucherJob } from './pay-rewards.ts'
import { accrualJob } from './post-accruals.ts'
import { depositReviewJob } from './review-deposits.ts'
import { identityReviewJob } from './review-identities.ts'
import { withdrawalReviewJob } from './review-withdrawals.ts'
import { instalmentJob, loanReviewJob } from './run-loans.ts'
import { robotJob } from './run-robots.ts'
import { activityJob } from './settle-activities.ts'
import { newShareJob } from './settle-new-shares.ts'
import { quickSettlementJob } from './settle-quick-orders.ts'
import { createSweeper } from './sweep-uploads.ts'

const HOUR = 3_600_000

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
