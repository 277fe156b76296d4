import { bindWalletAddress, listWalletAddresses } from '#server/features/binding/addresses.ts'
import { completeWithdrawal, createWithdrawal, sendWithdrawal } from '#server/features/withdraw/commands.ts'
import { findWithdrawPassword, setWithdrawPassword } from '#server/features/withdraw/password.ts'
import type { Store } from '#server/kernel/store.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'
import { withdrawTerms } from '#server/features/withdraw/channels.ts'

/** Published, as the password of signing in is: docs/sandbox.md. */
const DEMO_WITHDRAW_PASSWORD = '246813'

/** USDT on Tron. */
const CHANNEL = 2
/** The token's own contract: an address that everybody can look up, and that nobody takes for theirs. */
const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** The id of the address, bound unless it is. */
async function boundAddress(store: Store, userId: bigint): Promise<bigint> {
  const known = (await listWalletAddresses(store, userId)).find(({ address }) => address === ADDRESS)
  const binding = { addressType: 'TRC20' as const, address: ADDRESS, label: 'Tron wallet', limit: 0 }
  const bound = known ?? (await store.execute(bindWalletAddress, { userId, currencyId: USDT_ID, ...binding }))
  return BigInt(bound.id)
}

/** Sets the withdraw password and binds an address unless that was done, and withdraws so much USDT, which arrives at once. */
export async function withdrawSome(
  { store, userId }: { readonly store: Store; readonly userId: bigint },
  idempotencyKey: string,
  amount: string,
): Promise<void> {
  const channel = withdrawTerms(CHANNEL)
  if (!channel) throw new Error('The sandbox has no way to withdraw on Tron.')
  if ((await findWithdrawPassword(store, userId)) === undefined) {
    const passwordHash = await hashPassword(DEMO_WITHDRAW_PASSWORD)
    await store.execute(setWithdrawPassword, { userId, passwordHash, isProven: true })
  }
  const targetId = await boundAddress(store, userId)
  const asked = { userId, idempotencyKey, channel, targetId, amount, previewArrives: '0' }
  const withdrawalId = BigInt((await store.execute(createWithdrawal, asked)).id)
  await store.execute(sendWithdrawal, { withdrawalId })
  await store.execute(completeWithdrawal, { withdrawalId })
}
