/** Deposit commands for tests, with defaults for every field. */
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
/** A coin on its own network. */
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

/** Requests a deposit of 1000 USDT through the sandbox channel. */
export const requestDeposit = (store: Store, deposit: Partial<CreateDeposit> = {}) =>
  store.execute(createDeposit, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    channel: CHANNEL,
    amount: '1000',
    ...deposit,
  })

/** Uploads a picture that no form refers to yet. */
export const uploadPicture = (store: Store, change: Partial<RecordUpload> = {}) =>
  store.execute(recordUpload, {
    userId: 1n,
    purpose: 'deposit-proof',
    mediaType: 'image/jpeg',
    size: 100,
    name: randomUUID().replaceAll('-', ''),
    ...change,
  })

/** A request to change a deposit. */
export const change = (depositId: string, userId = 1n): ChangeDeposit => ({
  userId,
  idempotencyKey: randomUUID(),
  depositId: BigInt(depositId),
})
