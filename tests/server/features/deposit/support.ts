/** Deposits of every kind, for tests: the commands with what the tests do not care about filled in. */
import { randomUUID } from 'node:crypto'
import {
  createDeposit,
  type ChangeDeposit,
  type CreateDeposit,
  type DepositChannel,
} from '#server/features/deposit/commands.ts'
import { recordUpload, type RecordUpload } from '#server/features/upload/uploads.ts'
import type { Store } from '#server/kernel/store.ts'
import { CHANNEL } from '../customer.ts'

export const BANK: DepositChannel = { ...CHANNEL, id: 2, channelType: 'bank', isProofRequired: 1 }
export const CHAIN: DepositChannel = { ...CHANNEL, id: 3, channelType: 'chain', confirmations: 3 }
/** Coins by their own network. */
export const BITCOIN: DepositChannel = {
  ...CHAIN,
  id: 6,
  currencyId: 1,
  decimals: 8,
  minAmount: '0.0005',
  maxAmount: '5',
  feeRate: '0.0005',
}
export const ONLINE: DepositChannel = { ...CHANNEL, id: 5, channelType: 'online', payMinutes: 30 }

/** Asks for 1000 USDT by the sandbox's own channel. */
export const request = (store: Store, deposit: Partial<CreateDeposit> = {}) =>
  store.execute(createDeposit, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    channel: CHANNEL,
    amount: '1000',
    ...deposit,
  })

/** Somebody's picture that waits for a form. */
export const upload = (store: Store, change: Partial<RecordUpload> = {}) =>
  store.execute(recordUpload, {
    userId: 1n,
    purpose: 'deposit-proof',
    mediaType: 'image/jpeg',
    size: 100,
    name: randomUUID().replaceAll('-', ''),
    ...change,
  })

/** An intention to change a deposit. */
export const change = (depositId: string, userId = 1n): ChangeDeposit => ({
  userId,
  idempotencyKey: randomUUID(),
  depositId: BigInt(depositId),
})
