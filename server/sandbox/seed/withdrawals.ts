import { bindWalletAddress, listWalletAddresses } from '#server/features/binding/addresses.ts'
import { createWithdrawal } from '#server/features/withdraw/commands.ts'
import { completeWithdrawal, sendWithdrawal } from '#server/features/withdraw/decisions.ts'
import { findWithdrawPassword, setWithdrawPassword } from '#server/features/withdraw/withdraw-password.ts'
import type { Store } from '#server/kernel/store.ts'
import { createPasswords } from '#server/auth/passwords.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { withdrawTerms } from '#server/features/withdraw/channels.ts'

/** Published, like the sign-in password: docs/sandbox.md. */
const DEMO_WITHDRAW_PASSWORD = '246813'

/** USDT on Tron. */
const TRON_CHANNEL = 2
/** The address of the token's smart contract, which nobody can mistake for a personal wallet. */
const TRON_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** The id of the address, which is bound first if necessary. */
async function bindAddressOnce(store: Store, userId: bigint): Promise<bigint> {
  const known = (await listWalletAddresses(store, userId)).find(({ address }) => address === TRON_ADDRESS)
  const binding = { addressType: 'TRC20' as const, address: TRON_ADDRESS, label: 'Tron wallet', limit: 0 }
  const bound = known ?? (await store.execute(bindWalletAddress, { userId, currencyId: USDT_ID, ...binding }))
  return BigInt(bound.id)
}

/** Sets the withdrawal password and binds an address unless done, and withdraws USDT, completed at once. */
export async function seedWithdrawal(
  { store, userId }: { readonly store: Store; readonly userId: bigint },
  idempotencyKey: string,
  amount: string,
): Promise<void> {
  const channel = withdrawTerms(TRON_CHANNEL)
  if (!channel) throw new Error('The sandbox has no way to withdraw on Tron.')
  if ((await findWithdrawPassword(store, userId)) === undefined) {
    const passwordHash = await createPasswords().hash(DEMO_WITHDRAW_PASSWORD)
    await store.execute(setWithdrawPassword, { userId, passwordHash, isProven: true })
  }
  const targetId = await bindAddressOnce(store, userId)
  const asked = { userId, idempotencyKey, channel, targetId, amount, previewArrives: '0' }
  const withdrawalId = BigInt((await store.execute(createWithdrawal, asked)).id)
  await store.execute(sendWithdrawal, { withdrawalId })
  await store.execute(completeWithdrawal, { withdrawalId })
}
