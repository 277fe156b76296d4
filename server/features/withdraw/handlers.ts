import type { LanguageCode, Withdrawal } from '#models'
import { domainError, toPreviewProblem } from '#server/problem.ts'
import { cancelWithdrawal, createWithdrawal } from './commands.ts'
import { estimateWithdrawal, type WithdrawTerms } from './preview.ts'
import { findWithdrawal, listWithdrawals, type UnnamedWithdrawal } from './withdrawal.ts'
import { Refusal, ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { hasStoredAnswer } from '#server/kernel/idempotency.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseMoney, formatMoney } from '#src/lib/money/minor-units.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { withdrawChannelName, withdrawTerms } from './channels.ts'
import { requireStepUp, secondCodeOf } from '../security/confirmation.ts'
import { confirmWithdrawPassword, withdrawPasswordHandlers } from './password-handlers.ts'

const CURRENCY = { currencyId: USDT_ID, currencyName: USDT } as const

function withNames(withdrawal: UnnamedWithdrawal, locale: LanguageCode): Withdrawal {
  const channelName = withdrawChannelName(withdrawal.channelId, locale)
  return { ...withdrawal, ...CURRENCY, channelName }
}

/** The terms of a channel. @throws Refusal when there is none with this id */
function requireTerms(channelId: number): WithdrawTerms {
  const terms = withdrawTerms(channelId)
  if (!terms) throw new Refusal(422, 'hint_invalid_field', { field: 'channelId' })
  return terms
}

export const withdrawHandlers = {
  ...withdrawPasswordHandlers,

  previewWithdrawal: async ({ store }, { userId, body }) => {
    const { channelId } = body
    const terms = requireTerms(channelId)
    const { feeRate, feeFixed } = terms
    const { available } = await readBalance(store, userId, USDT)
    const { amount, fee, arrives, problem } = estimateWithdrawal(body.amount, terms, parseMoney(available))
    const amounts = { amount: formatMoney(amount), fee: formatMoney(fee), arrives: formatMoney(arrives) }
    return ok({
      channelId,
      ...CURRENCY,
      feeRate,
      feeFixed,
      ...amounts,
      available,
      problem: problem && toPreviewProblem(problem),
    })
  },

  createWithdrawal: async (services, call) => {
    const { userId, body, locale } = call
    const { channelId, targetId, withdrawPassword, ...fields } = body
    const channel = requireTerms(channelId)
    await confirmWithdrawPassword(services, call, withdrawPassword)
    // A code is valid once, and a replay, which changes nothing, carries the used one.
    const isReplay = await hasStoredAnswer(services.store, userId, body.idempotencyKey)
    if (!isReplay) await requireStepUp(services, call, { code: secondCodeOf(body), hasPassword: true })
    const input = { userId, channel, targetId: BigInt(targetId), ...fields }
    return ok(withNames(await services.store.execute(createWithdrawal, input), locale))
  },

  cancelWithdrawal: async ({ store }, { userId, body, locale }) => {
    const { id, idempotencyKey } = body
    const input = { userId, idempotencyKey, withdrawalId: BigInt(id) }
    return ok(withNames(await store.execute(cancelWithdrawal, input), locale))
  },

  listWithdrawals: async ({ store }, { userId, query, locale }) => {
    const { rows, total } = await listWithdrawals(store, { userId, ...query })
    return page(
      rows.map(row => withNames(row, locale)),
      total,
    )
  },

  getWithdrawal: async ({ store }, { userId, query, locale }) => {
    const withdrawal = await findWithdrawal(store, { userId, id: BigInt(query.id) })
    if (!withdrawal) throw domainError('withdrawal_unknown')
    return ok(withNames(withdrawal, locale))
  },
} satisfies Partial<Handlers>
