import { applyForLoan, hasOpenLoan } from './apply-for-loan.ts'
import { findLoan, listLateDays, listLoanPayments, listLoans } from './lists.ts'
import { estimateLoan } from './preview.ts'
import { repayLoan } from './repay-loan.ts'
import { withdrawLoanApplication } from './withdraw-application.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseMoney } from '#src/lib/money/minor-units.ts'
import { catchUpLoan } from './loan-jobs.ts'
import { isOwnedBy } from '#server/kernel/owned-rows.ts'
import { LOAN_PRODUCTS } from './products.ts'
import { requireLoanProduct, toLoanDetail, toLoanPreview, toLoanProduct, withNames } from './wire.ts'

export const loanHandlers = {
  listLoanProducts: (_, { locale }) => page(LOAN_PRODUCTS.map(product => toLoanProduct(product, locale))),

  previewLoan: async ({ store }, { userId, body: { productId, amount } }) => {
    const product = requireLoanProduct(productId)
    const [{ available }, hasOpen] = await Promise.all([
      readBalance(store, userId, USDT),
      hasOpenLoan(store, userId),
    ])
    const estimate = estimateLoan(amount, product, { available: parseMoney(available), hasOpenLoan: hasOpen })
    return ok(toLoanPreview(product, estimate, available))
  },

  applyForLoan: async ({ store }, { userId, locale, body: { productId, ...confirmed } }) => {
    const product = requireLoanProduct(productId)
    return ok(withNames(await store.execute(applyForLoan, { userId, product, ...confirmed }), locale))
  },

  withdrawLoanApplication: async ({ store }, { userId, locale, body: { loanId, idempotencyKey } }) => {
    const request = { userId, loanId: BigInt(loanId), idempotencyKey }
    return ok(withNames(await store.execute(withdrawLoanApplication, request), locale))
  },

  listLoans: async ({ store }, { userId, locale, query }) => {
    const { rows, total } = await listLoans(store, { userId, ...query })
    return page(
      rows.map(loan => withNames(loan, locale)),
      total,
    )
  },

  getLoan: async (services, { userId, locale, query: { id } }) => {
    const { store, clock } = services
    const loanId = BigInt(id)
    const { id: known } = await findLoan(store, userId, loanId)
    // Due instalments are processed first, whether or not the job has done so: the answer shows what would be taken.
    await catchUpLoan(services, known)
    const [row, lateDays, { available }] = await Promise.all([
      findLoan(store, userId, known),
      listLateDays(store, known),
      readBalance(store, userId, USDT),
    ])
    return ok(toLoanDetail(row, { now: clock.now(), lateDays, available }, locale))
  },

  repayLoan: async (services, { userId, locale, body: { loanId, ...confirmed } }) => {
    const id = BigInt(loanId)
    if (await isOwnedBy(services.store, 'loans', { userId, id })) await catchUpLoan(services, id)
    const paid = await services.store.execute(repayLoan, { userId, loanId: id, ...confirmed })
    return ok(withNames(paid, locale))
  },

  listLoanPayments: async ({ store }, { userId, query: { loanId, ...paging } }) => {
    const filter = { userId, ...(loanId !== undefined && { loanId: BigInt(loanId) }), ...paging }
    const { rows, total } = await listLoanPayments(store, filter)
    return page(rows, total)
  },
} satisfies Partial<Handlers>
