import { decideLoan } from '../domain/loan/applying.ts'
import { listDueLoans, listEarningsBefore, tryInstalment } from '../domain/loan/instalments.ts'
import type { DueLoan } from '../domain/loan/instalments.ts'
import { listWaitingLoans } from '../domain/loan/lists.ts'
import type { Services } from '../http/handler.ts'
import { eachDue } from './each-due.ts'
import { catchUpEarningOrder } from './post-accruals.ts'

/** As many applications as are decided in one round. */
const AT_ONCE = 100
const BEFORE_ALL: DueLoan = { id: 0n, dueAt: 0n }

/**
 * Decides every application that has waited long enough, by the published rule: an amount that ends in .13 is refused. May run anywhere,
 * at any time and twice at once: what is decided stays so.
 * @returns how many it looked at
 */
export async function reviewLoans({
  store,
  clock,
  config,
}: Pick<Services, 'store' | 'clock' | 'config'>): Promise<number> {
  // Exactly `loanDelay` counts as long enough.
  const waiting = await listWaitingLoans(store, {
    before: clock.now() - config.loanDelay + 1,
    limit: AT_ONCE,
  })
  for (const { id, amount } of waiting) {
    await store.execute(decideLoan, { loanId: BigInt(id), isApproved: !amount.endsWith('.13') })
  }
  return waiting.length
}

/**
 * Tries every instalment of one loan whose 00:00 UTC has come, each day as an event of its own: also before its owner pays by hand, so
 * that what is owed is that of this moment. What the borrower's pledges and locks bring and set free by then is posted before, whichever
 * task comes first: nobody is late because the program was.
 * @returns how many it tried
 */
export async function catchUpLoan(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  loanId: bigint,
): Promise<number> {
  for (const orderId of await listEarningsBefore(store, loanId, clock.now())) {
    await catchUpEarningOrder({ store }, orderId)
  }
  let tried = 0
  while (await store.execute(tryInstalment, loanId)) tried++
  return tried
}

/**
 * Tries, for every loan, each instalment that has come and was not tried, however long ago that was: once, whatever was interrupted,
 * on however many nodes.
 * @returns how many it tried
 */
export async function takeInstalments({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<number> {
  const now = clock.now()
  let tried = 0
  await eachDue(
    'loans',
    (after: DueLoan | undefined, limit) => listDueLoans(store, now, after ?? BEFORE_ALL, limit),
    async ({ id }) => {
      const times = await catchUpLoan({ store, clock }, id)
      tried += times
    },
  )
  return tried
}
