import type { Deposit as WireDeposit } from '../../src/api/generated/models/index.ts'
import { createDeposit, listDeposits } from '../domain/deposits.ts'
import type { Deposit } from '../domain/deposits.ts'
import { Refusal, invalidField, ok, page } from '../http/answers.ts'
import type { Handlers } from '../http/handler.ts'
import { textLanguage } from '../http/language.ts'
import type { TextLanguage } from '../http/language.ts'
import { USDT } from '../ledger/units.ts'
import { channelName, rechargeChannels, withdrawChannels } from '../site/channels.ts'
import { USDT_ID } from '../site/currencies.ts'

function toWireDeposit(deposit: Deposit, language: TextLanguage): WireDeposit {
  return {
    ...deposit,
    channelName: channelName(deposit.channelId, language),
    currencyId: USDT_ID,
    currencyName: USDT,
  }
}

export const depositRoutes = {
  listRechargeChannels: ({ config }, { locale }) =>
    page(rechargeChannels(config.sandbox, textLanguage(locale))),

  listWithdrawChannels: (_, { locale }) => page(withdrawChannels(textLanguage(locale))),

  createDeposit: async ({ store, config }, { userId, body, locale }) => {
    const { channelId, amount, idempotencyKey } = body
    const language = textLanguage(locale)
    const channel = rechargeChannels(config.sandbox, language).find(each => each.id === channelId)
    if (!channel) {
      const { code, msg, params } = invalidField('channelId')
      throw new Refusal(code, msg, params)
    }
    const deposit = await store.execute(createDeposit, { userId, idempotencyKey, channel, amount })
    return ok(toWireDeposit(deposit, language))
  },

  listDeposits: async ({ store }, { userId, query, locale }) => {
    const { rows, total } = await listDeposits(store, { userId, ...query })
    return page(
      rows.map(row => toWireDeposit(row, textLanguage(locale))),
      total,
    )
  },
} satisfies Partial<Handlers>
