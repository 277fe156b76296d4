import { applyForLoan, hasOpenLoan } from './applying.ts'
import { findLoan, listLateDays, listLoanPayments, listLoans } from './lists.ts'
import { quoteLoan } from './quote.ts'
import { repayLoan } from './repaying.ts'
import { withdrawLoanApplication } from './withdrawing.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT, parseMoney } from '#server/ledger/units.ts'
import { catchUpLoan } from './run-loans.ts'
import { isOwn } from '../shared/catch-up.ts'
import { LOAN_PRODUCTS } from './products.ts'
import { loanProductNamed, toWireDetail, toWireLoan, toWirePreview, toWireProduct } from './wire.ts'

export const loanRoutes = {
  listLoanProducts: (_, { locale }) => page(LOAN_PRODUCTS.map(product => toWireProduct(product, locale))),

  previewLoan: async ({ store }, { userId, body: { productId, amount } }) => {
    const product = loanProductNamed(productId)
    const [{ available }, hasOpen] = await Promise.all([
      readBalance(store, userId, USDT),
      hasOpenLoan(store, userId),
    ])
    const quote = quoteLoan(amount, product, { available: parseMoney(available), hasOpenLoan: hasOpen })
    return ok(toWirePreview(product, quote, available))
  },

  applyForLoan: async ({ store }, { userId, locale, body: { productId, ...confirmed } }) => {
    const product = loanProductNamed(productId)
    return ok(toWireLoan(await store.execute(applyForLoan, { userId, product, ...confirmed }), locale))
  },

  withdrawLoanApplication: async ({ store }, { userId, locale, body: { loanId, idempotencyKey } }) => {
    const request = { userId, loanId: BigInt(loanId), idempotencyKey }
    return ok(toWireLoan(await store.execute(withdrawLoanApplication, request), locale))
  },

  listLoans: async ({ store }, { userId, locale, query }) => {
    const { rows, total } = await listLoans(store, { userId, ...query })
    return page(
      rows.map(loan => toWireLoan(loan, locale)),
      total,
    )
  },

  getLoan: async (services, { userId, locale, query: { id } }) => {
    const { store, clock } = services
    const loanId = BigInt(id)
    const { id: known } = await findLoan(store, userId, loanId)
    // A 00:00 UTC that has come counts, whether or not the scheduler has come to it: what is shown is what would be taken.
    await catchUpLoan(services, known)
    const [row, lateDays, { available }] = await Promise.all([
      findLoan(store, userId, known),
      listLateDays(store, known),
      readBalance(store, userId, USDT),
    ])
    return ok(toWireDetail(row, { now: clock.now(), lateDays, available }, locale))
  },

  repayLoan: async (services, { userId, locale, body: { loanId, ...confirmed } }) => {
    const id = BigInt(loanId)
    if (await isOwn(services.store, 'loans', { userId, id })) await catchUpLoan(services, id)
    const paid = await services.store.execute(repayLoan, { userId, loanId: id, ...confirmed })
    return ok(toWireLoan(paid, locale))
  },

  listLoanPayments: async ({ store }, { userId, query: { loanId, ...paging } }) => {
    const filter = { userId, ...(loanId !== undefined && { loanId: BigInt(loanId) }), ...paging }
    const { rows, total } = await listLoanPayments(store, filter)
    return page(rows, total)
  },
} satisfies Partial<Handlers>
