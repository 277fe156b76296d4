/** Withdrawal commands for tests, with defaults for every field. */
import { randomUUID } from 'node:crypto'
import { bindWalletAddress } from '#server/features/binding/addresses.ts'
import { createWithdrawal, type CreateWithdrawal } from '#server/features/withdraw/commands.ts'
import { setWithdrawPassword } from '#server/features/withdraw/withdraw-password.ts'
import type { WithdrawTerms } from '#server/features/withdraw/preview.ts'
import type { Store } from '#server/kernel/store.ts'
import { runStatements } from '#tests/support/databases/databases.ts'
import { creditMoney } from '../customer.ts'

export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
export const ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

export const TRON_CHANNEL: WithdrawTerms = {
  id: 2,
  channelType: 'chain',
  currencyId: 3,
  addressType: 'TRC20',
  minAmount: '20',
  maxAmount: '50000',
  feeRate: '0',
  feeFixed: '1',
}
export const BANK_CHANNEL: WithdrawTerms = {
  ...TRON_CHANNEL,
  id: 1,
  channelType: 'bank',
  addressType: null,
  feeRate: '0.002',
}

/** Binds the address of Tron, and gives its id. */
export async function bindTron(store: Store, userId = 1n): Promise<bigint> {
  const asked = { userId, currencyId: 3, addressType: 'TRC20' as const, address: TRON, label: '', limit: 0 }
  return BigInt((await store.execute(bindWalletAddress, asked)).id)
}

const OPEN_ACCOUNT = `INSERT INTO users(id, account, nick_name, account_type, invite_code, password_hash, created_at)
  VALUES ($1, $2, '', 0, $2, '', 0)`

/** Opens an account and gives it money, a withdrawal password and a Tron address. @returns the address id */
export async function prepareWithdrawal(store: Store, money: string, userId = 1n): Promise<bigint> {
  await runStatements(store, [OPEN_ACCOUNT, [userId, `person${userId}@example.com`]])
  await creditMoney(store, userId, money)
  await store.execute(setWithdrawPassword, { userId, passwordHash: 'hash', isProven: true })
  return bindTron(store, userId)
}

export function withdraw(store: Store, targetId: bigint, asked: Partial<CreateWithdrawal> = {}) {
  return store.execute(createWithdrawal, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    channel: TRON_CHANNEL,
    targetId,
    amount: '100',
    previewArrives: '0',
    ...asked,
  })
}
