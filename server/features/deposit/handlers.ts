import type { Deposit, LanguageCode, RechargeChannel } from '#models'
import { cancelDeposit, createDeposit, payDeposit, type ChangeDeposit } from './commands.ts'
import type { UnnamedDeposit } from './deposit.ts'
import { findDeposit, listDeposits } from './lists.ts'
import { domainError } from '#server/problem.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { channelName, rechargeChannels } from './channels.ts'
import { withdrawChannels } from '../withdraw/channels.ts'
import { findCurrency } from '#server/ledger/currencies.ts'

function withNames(deposit: UnnamedDeposit, locale: LanguageCode): Deposit {
  return {
    ...deposit,
    channelName: channelName(deposit.channelId, locale),
    currencyName: findCurrency(deposit.currencyId)?.currencyName ?? '',
  }
}

/** The common input of changes of the caller's own deposit. */
const changeOf = (
  userId: bigint,
  { id, idempotencyKey }: { id: string; idempotencyKey: string },
): ChangeDeposit => ({
  userId,
  idempotencyKey,
  depositId: BigInt(id),
})

/** The channel of a new deposit; a proof is only accepted where one is required. @throws DomainError `invalid_field` */
function requireChannel(channels: readonly RechargeChannel[], id: number, proofId: string | undefined) {
  const channel = channels.find(each => each.id === id)
  if (!channel) throw domainError('invalid_field', { field: 'channelId' })
  if (proofId !== undefined && channel.isProofRequired !== 1)
    throw domainError('invalid_field', { field: 'proofId' })
  return channel
}

export const depositHandlers = {
  listRechargeChannels: ({ config }, { locale }) => page(rechargeChannels(config.sandbox, locale)),

  listWithdrawChannels: (_, { locale }) => page(withdrawChannels(locale)),

  createDeposit: async ({ store, config }, { userId, body, locale }) => {
    const { channelId, amount, proofId, idempotencyKey } = body
    const channel = requireChannel(rechargeChannels(config.sandbox, locale), channelId, proofId)
    const proof = proofId === undefined ? undefined : BigInt(proofId)
    const asked = { userId, idempotencyKey, channel, amount, proofId: proof }
    return ok(withNames(await store.execute(createDeposit, asked), locale))
  },

  getDeposit: async ({ store }, { userId, query, locale }) => {
    const deposit = await findDeposit(store, { userId, id: BigInt(query.id) })
    if (!deposit) throw domainError('deposit_unknown')
    return ok(withNames(deposit, locale))
  },

  cancelDeposit: async ({ store }, { userId, body, locale }) => {
    const deposit = await store.execute(cancelDeposit, changeOf(userId, body))
    return ok(withNames(deposit, locale))
  },

  payDeposit: async ({ store, config }, { userId, body, locale }) => {
    if (!config.sandbox) throw domainError('payment_elsewhere')
    const { outcome } = body
    const deposit = await store.execute(payDeposit, { ...changeOf(userId, body), outcome })
    return ok(withNames(deposit, locale))
  },

  listDeposits: async ({ store }, { userId, query, locale }) => {
    const { rows, total } = await listDeposits(store, { userId, ...query })
    return page(
      rows.map(row => withNames(row, locale)),
      total,
    )
  },
} satisfies Partial<Handlers>
