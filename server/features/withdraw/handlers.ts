import type { LanguageCode, Withdrawal as WireWithdrawal } from '#src/api/generated/models/index.ts'
import { refusal } from '#server/problem.ts'
import { cancelWithdrawal, createWithdrawal } from './commands.ts'
import { quoteWithdrawal, type WithdrawTerms } from './quote.ts'
import { findWithdrawal, listWithdrawals, type Withdrawal } from './withdrawal.ts'
import { Refusal, ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { isAnswered } from '#server/kernel/idempotency.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT, parseMoney, printMoney } from '#server/ledger/units.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'
import { withdrawChannelName, withdrawTerms } from './channels.ts'
import { requireSecondStep, secondCodeIn } from '../security/confirmation.ts'
import { confirmWithdrawPassword, withdrawPasswordRoutes } from './password-handlers.ts'

const CURRENCY = { currencyId: USDT_ID, currencyName: USDT } as const

function toWire(withdrawal: Withdrawal, locale: LanguageCode): WireWithdrawal {
  const channelName = withdrawChannelName(withdrawal.channelId, locale)
  return { ...withdrawal, ...CURRENCY, channelName }
}

/** The terms of a channel. @throws Refusal when there is none of this id */
function termsOf(channelId: number): WithdrawTerms {
  const terms = withdrawTerms(channelId)
  if (!terms) throw new Refusal(422, 'hint_invalid_field', { field: 'channelId' })
  return terms
}

export const withdrawRoutes = {
  ...withdrawPasswordRoutes,

  previewWithdrawal: async ({ store }, { userId, body }) => {
    const { channelId } = body
    const terms = termsOf(channelId)
    const { feeRate, feeFixed } = terms
    const { available } = await readBalance(store, userId, USDT)
    const { amount, fee, arrives, problem } = quoteWithdrawal(body.amount, terms, parseMoney(available))
    const figures = { amount: printMoney(amount), fee: printMoney(fee), arrives: printMoney(arrives) }
    const told = problem && {
      field: problem.field,
      msg: `hint_${problem.code}`,
      params: problem.params ?? {},
    }
    return ok({ channelId, ...CURRENCY, feeRate, feeFixed, ...figures, available, problem: told })
  },

  createWithdrawal: async (services, call) => {
    const { userId, body, locale } = call
    const { channelId, targetId, withdrawPassword, ...asked } = body
    const channel = termsOf(channelId)
    await confirmWithdrawPassword(services, call, withdrawPassword)
    // A code works once: a repetition, which changes nothing, brings the one that is used up.
    const isRepeated = await isAnswered(services.store, userId, body.idempotencyKey)
    if (!isRepeated) await requireSecondStep(services, call, secondCodeIn(body))
    const input = { userId, channel, targetId: BigInt(targetId), ...asked }
    return ok(toWire(await services.store.execute(createWithdrawal, input), locale))
  },

  cancelWithdrawal: async ({ store }, { userId, body, locale }) => {
    const { id, idempotencyKey } = body
    const input = { userId, idempotencyKey, withdrawalId: BigInt(id) }
    return ok(toWire(await store.execute(cancelWithdrawal, input), locale))
  },

  listWithdrawals: async ({ store }, { userId, query, locale }) => {
    const { rows, total } = await listWithdrawals(store, { userId, ...query })
    return page(
      rows.map(row => toWire(row, locale)),
      total,
    )
  },

  getWithdrawal: async ({ store }, { userId, query, locale }) => {
    const withdrawal = await findWithdrawal(store, { userId, id: BigInt(query.id) })
    if (!withdrawal) throw refusal('withdrawal_unknown')
    return ok(toWire(withdrawal, locale))
  },
} satisfies Partial<Handlers>
