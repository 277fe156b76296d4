import { Refusal, invalidField, ok } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { hasUnseen, isReservedName, normaliseName } from '#src/lib/validation/display-name.ts'
import { hasLengthInRange } from '#src/lib/validation/validators.ts'
import { add, trimZeros } from '#src/lib/money/money.ts'
import { countUnreadMessages } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { requireUser, isSharedDemoAccount } from '../security/confirmation.ts'
import { changeNickName } from '#server/auth/users.ts'
import { currencyAsset, findCurrency } from '#server/ledger/currencies.ts'
import { readAssetPanel } from '../wallet/account-value.ts'

/** In characters; the specification states it too. */
const MAX_NAME_LENGTH = 64

export const userHandlers = {
  getUserInfo: async (services, { userId }) => ok((await requireUser(services, userId)).info),

  renameAccount: async (services, { userId, body }) => {
    const nickName = normaliseName(body.nickName)
    const user = await requireUser(services, userId)
    if (isSharedDemoAccount(services, user)) throw domainError('account_shared')
    if (isReservedName(nickName)) throw domainError('nickname_taken', { field: 'nickName' })
    if (hasUnseen(nickName) || !hasLengthInRange(nickName, 1, MAX_NAME_LENGTH)) {
      const { code, msg, params } = invalidField('nickName')
      throw new Refusal(code, msg, params)
    }
    await services.store.execute(changeNickName, { userId, nickName })
    return ok({ ...user.info, nickName })
  },

  getAssetPanel: async (services, { userId, query }) =>
    ok(await readAssetPanel(services, userId, query.utcOffset)),

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

  countUnreadMessages: async ({ store }, { userId }) => ok(await countUnreadMessages(store, userId)),
} satisfies Partial<Handlers>
