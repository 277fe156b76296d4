import type { Services } from '../http/handler.ts'
import { tidySessions } from '../sessions/tokens.ts'
import { createBibiMatcher } from './match-bibi-orders.ts'
import { copyTrades } from './copy-trades.ts'
import { createMatcher } from './match-orders.ts'
import { reviewDeposits } from './review-deposits.ts'
import { createContractEngine } from './run-contracts.ts'
import type { Task } from './scheduler.ts'
import { createRobots } from './run-robots.ts'
import { settleQuickOrders } from './settle-quick-orders.ts'

/** What a running back end does by itself. Every node of several may: each of these happens once all the same. */
export function backgroundTasks(services: Services): Task[] {
  const { store, config } = services
  const matcher = createMatcher(services)
  const bibiMatcher = createBibiMatcher(services)
  const contracts = createContractEngine(services)
  const operator: Task = { name: 'review deposits', every: 250, run: () => reviewDeposits(services) }
  const robots = createRobots(services)
  const sandbox: Task[] = [operator, { name: 'run robots', every: 1000, run: () => robots.run() }]
  return [
    { name: 'match orders', every: 1000, run: () => matcher.run() },
    { name: 'match coin-to-coin orders', every: 1000, run: () => bibiMatcher.run() },
    { name: 'run contracts', every: 1000, run: () => contracts.run() },
    { name: 'settle quick orders', every: 250, run: () => settleQuickOrders(services) },
    { name: 'copy trades', every: 500, run: () => copyTrades(services) },
    { name: 'tidy sessions', every: 3_600_000, run: () => store.execute(tidySessions, undefined) },
    ...(config.sandbox ? sandbox : []),
  ]
}
