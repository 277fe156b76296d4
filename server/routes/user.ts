import { Refusal, SIGNED_OUT, invalidField, ok } from '../http/answers.ts'
import type { Handlers } from '../http/handler.ts'
import { readBalance } from '../ledger/balances.ts'
import { USDT, parseMoney, printMoney } from '../ledger/units.ts'
import { findUser } from '../sessions/users.ts'
import { USDT_ID, findCurrency } from '../site/currencies.ts'
import { assetPanel } from './assets.ts'

export const userRoutes = {
  getUserInfo: async ({ store }, { userId }) => {
    const user = await findUser(store, userId)
    if (!user) throw new Refusal(SIGNED_OUT.code, SIGNED_OUT.msg)
    return ok(user.info)
  },

  getAssetPanel: async (services, { userId }) => ok(await assetPanel(services, userId)),

  // There is no withdrawal yet, so that nobody can have set a password for it.
  isWithdrawPasswordSet: () => ok(false),

  getUserBalance: async ({ store, clock }, { userId, query }) => {
    const { currencyId } = query
    const currency = findCurrency(currencyId)
    if (!currency) {
      const { code, msg, params } = invalidField('currencyId')
      throw new Refusal(code, msg, params)
    }
    // Everything is settled in USDT: of other currencies nobody has any.
    const balance = await readBalance(store, userId, currencyId === USDT_ID ? USDT : currency.currencyName)
    const total = printMoney(parseMoney(balance.available) + parseMoney(balance.held))
    const { available, held } = balance
    return ok({ currencyId, currencyName: currency.currencyName, available, held, total, time: clock.now() })
  },

  countUnreadMessages: () => ok(0),
} satisfies Partial<Handlers>
