import { randomUUID } from 'node:crypto'
import { generateToken } from '#server/auth/sessions.ts'
import { generateInviteCode, registerUser } from '#server/auth/users.ts'
import { createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit } from '#server/features/deposit/review-commands.ts'
import type { Store } from '#server/kernel/store.ts'

export interface Customer {
  readonly userId: bigint
  readonly token: string
}

/** Registers a customer with money. */
export async function createCustomer(store: Store): Promise<Customer> {
  const token = generateToken()
  const registered = await store.execute(registerUser, {
    account: `${randomUUID()}@example.com`,
    passwordHash: 'none',
    inviteCode: generateInviteCode(),
    invitedBy: undefined,
    token,
  })
  if ('problem' in registered) throw new Error(registered.problem)
  const userId = BigInt(registered.user.id)
  const channel = {
    id: 1,
    channelType: 'sandbox' as const,
    currencyId: 3,
    minAmount: '1',
    maxAmount: '10000000',
    feeRate: '0',
  }
  const { id } = await store.execute(createDeposit, {
    userId,
    idempotencyKey: randomUUID(),
    channel,
    amount: '1000000',
  })
  await store.execute(approveDeposit, { depositId: BigInt(id) })
  return { userId, token }
}
