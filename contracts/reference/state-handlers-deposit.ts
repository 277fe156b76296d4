/** The states of deposits. */
import { confirmDeposit } from '#server/features/deposit/review-commands.ts'
import { recordUpload } from '#server/features/upload/uploads.ts'
import { rechargeChannels } from '#server/features/deposit/channels.ts'
import type { RechargeChannel } from '#models'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'
import type { World } from './world.ts'

/** A channel of the sandbox. @throws Error when it has none like it */
function channelWith(fits: (channel: RechargeChannel) => boolean): RechargeChannel {
  const channel = rechargeChannels(true, 'en').find(fits)
  if (!channel) throw new Error('The sandbox lacks a way to deposit.')
  return channel
}

/** An account with one deposit of 1000. */
async function withDeposit(world: World, type: RechargeChannel['channelType']): Promise<Values> {
  const account = await world.open()
  const channel = channelWith(({ channelType }) => channelType === type)
  const depositId = String(await world.deposit(account.userId, '1000', { channel }))
  return { ...tokenOf(account), depositId }
}

/** An upload as a form of this purpose accepts it. @returns its id */
export async function uploadPicture(
  { services }: World,
  userId: bigint,
  purpose: 'deposit-proof' | 'service',
): Promise<string> {
  const picture = { mediaType: 'image/jpeg', size: 64, name: crypto.randomUUID() } as const
  return (await services.store.execute(recordUpload, { userId, purpose, ...picture })).id
}

export const deposits = {
  proofUploader: async world => {
    const account = await world.open()
    return {
      ...tokenOf(account),
      channelId: channelWith(({ isProofRequired }) => isProofRequired === 1).id,
      proofId: await uploadPicture(world, account.userId, 'deposit-proof'),
    }
  },
  proofDepositor: async world => ({
    ...tokenOf(await world.open()),
    channelId: channelWith(({ isProofRequired }) => isProofRequired === 1).id,
  }),
  confirmingDepositor: async world => {
    const values = await withDeposit(world, 'chain')
    const depositId = BigInt(String(values['depositId']))
    await world.services.store.execute(confirmDeposit, { depositId, confirmations: 1 })
    return values
  },
  coinDepositor: async world => {
    const account = await world.open()
    const channel = channelWith(({ decimals }) => decimals === 8)
    const depositId = await world.deposit(account.userId, '0.5', { channel })
    await world.approve(depositId, { currencyId: channel.currencyId })
    return { ...tokenOf(account), depositId: String(depositId) }
  },
  pendingDepositor: world => withDeposit(world, 'sandbox'),
  decidedDepositor: async world => {
    const values = await withDeposit(world, 'sandbox')
    await world.approve(BigInt(String(values['depositId'])))
    return values
  },
  unpaidDepositor: world => withDeposit(world, 'online'),
} satisfies Partial<Record<StateKey, StateHandler>>
