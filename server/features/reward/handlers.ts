import { listAwardTotals, listAwards } from './award.ts'
import { claimTask, listTasks } from './tasks.ts'
import { listVouchers } from './vouchers.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { USDT } from '#server/ledger/units.ts'

export const rewardHandlers = {
  listAwards: async ({ store }, { userId, query }) => {
    const { rows, total } = await listAwards(store, { userId, ...query })
    return page(rows, total)
  },

  listAwardTotals: async ({ store }, { userId }) => {
    const totals = await listAwardTotals(store, userId)
    return page(totals.map(total => ({ ...total, currencyName: USDT })))
  },

  listWelfareTasks: async ({ store, clock }, { userId }) => page(await listTasks(store, userId, clock.now())),

  claimWelfareTask: async ({ store }, { userId, body }) => ok(await claimTask(store, { userId, ...body })),

  listVouchers: async ({ store, clock }, { userId, query }) => {
    const { rows, total } = await listVouchers(store, { userId, now: clock.now(), ...query })
    return page(rows, total)
  },
} satisfies Partial<Handlers>
