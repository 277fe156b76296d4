import type { Services } from '../http/handler.ts'
import { runJob } from '../jobs/job.ts'
import { tidySessions } from '../sessions/tokens.ts'
import { createBibiMatcher } from './match-bibi-orders.ts'
import { copyJobs } from './copy-trades.ts'
import { createMatcher } from './match-orders.ts'
import { createSharePayer, payVouchers } from './pay-rewards.ts'
import { postAccruals } from './post-accruals.ts'
import { reviewDeposits } from './review-deposits.ts'
import { reviewIdentities } from './review-identities.ts'
import { reviewWithdrawals } from './review-withdrawals.ts'
import { reviewLoans, takeInstalments } from './run-loans.ts'
import { createContractEngine } from './run-contracts.ts'
import { answerService } from './answer-service.ts'
import type { Task } from './scheduler.ts'
import { createRobots } from './run-robots.ts'
import { settleNewShares } from './settle-new-shares.ts'
import { settleQuickOrders } from './settle-quick-orders.ts'
import { settleActivities } from './settle-activities.ts'
import { createSweeper } from './sweep-uploads.ts'

/** What a running back end does by itself. Every node of several may: each of these happens once all the same. */
export function backgroundTasks(services: Services): Task[] {
  const { store, config } = services
  const matcher = createMatcher(services)
  const bibiMatcher = createBibiMatcher(services)
  const contracts = createContractEngine(services)
  const sweeper = createSweeper(services)
  const shares = createSharePayer(services)
  const operator: Task = { name: 'review deposits', every: 250, run: () => reviewDeposits(services) }
  const payer: Task = { name: 'review withdrawals', every: 250, run: () => reviewWithdrawals(services) }
  const robots = createRobots(services)
  const checker: Task = { name: 'review identities', every: 250, run: () => reviewIdentities(services) }
  const lender: Task = { name: 'review loans', every: 250, run: () => reviewLoans(services) }
  const desk: Task = { name: 'answer customer service', every: 250, run: () => answerService(services) }
  const sandbox: Task[] = [
    desk,
    operator,
    payer,
    checker,
    lender,
    { name: 'run robots', every: 1000, run: () => robots.run() },
  ]
  return [
    { name: 'match orders', every: 1000, run: () => matcher.run() },
    { name: 'match coin-to-coin orders', every: 1000, run: () => bibiMatcher.run() },
    { name: 'run contracts', every: 1000, run: () => contracts.run() },
    { name: 'settle quick orders', every: 250, run: () => settleQuickOrders(services) },
    { name: 'settle new shares', every: 1000, run: () => settleNewShares(services) },
    { name: 'post accruals', every: 1000, run: () => postAccruals(services) },
    { name: 'take instalments', every: 1000, run: () => takeInstalments(services) },
    { name: 'pay shares of fees', every: 1000, run: () => shares.run() },
    { name: 'pay vouchers', every: 5000, run: () => payVouchers(services) },
    { name: 'settle activities', every: 5000, run: () => settleActivities(services) },
    ...copyJobs(services).map(job => ({
      name: job.name,
      every: job.every,
      run: () => runJob(services, job),
    })),
    { name: 'tidy sessions', every: 3_600_000, run: () => store.execute(tidySessions, undefined) },
    { name: 'sweep uploads', every: 3_600_000, run: () => sweeper.run() },
    ...(config.sandbox ? sandbox : []),
  ]
}
