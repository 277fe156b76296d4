import { Refusal, invalidField, ok } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { add, trimZeros } from '#src/lib/money.ts'
import { countUnread } from '#server/messages.ts'
import { refusal } from '#server/problem.ts'
import { accountOfSession, isEverybodys } from '../security/confirmation.ts'
import { rename } from '#server/auth/users.ts'
import { currencyAsset, findCurrency } from '#server/ledger/currencies.ts'
import { assetPanel } from '../wallet/assets.ts'

export const userRoutes = {
  getUserInfo: async (services, { userId }) => ok((await accountOfSession(services, userId)).info),

  renameAccount: async (services, { userId, body }) => {
    const nickName = body.nickName.trim()
    const user = await accountOfSession(services, userId)
    if (isEverybodys(services, user)) throw refusal('account_shared')
    if (nickName === '') {
      const { code, msg, params } = invalidField('nickName')
      throw new Refusal(code, msg, params)
    }
    await services.store.execute(rename, { userId, nickName })
    return ok({ ...user.info, nickName })
  },

  getAssetPanel: async (services, { userId }) => ok(await assetPanel(services, userId)),

  getUserBalance: async ({ store, clock }, { userId, query }) => {
    const { currencyId } = query
    const currency = findCurrency(currencyId)
    if (!currency) {
      const { code, msg, params } = invalidField('currencyId')
      throw new Refusal(code, msg, params)
    }
    const balance = await readBalance(store, userId, currencyAsset(currencyId))
    const total = trimZeros(add(balance.available, balance.held))
    const { available, held } = balance
    return ok({ currencyId, currencyName: currency.currencyName, available, held, total, time: clock.now() })
  },

  countUnreadMessages: async ({ store }, { userId }) => ok(await countUnread(store, userId)),
} satisfies Partial<Handlers>
