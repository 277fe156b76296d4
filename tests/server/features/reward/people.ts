/** Accounts with invitations, for tests. */
import type { TaskCode } from '#models'
import { randomUUID } from 'node:crypto'
import { claimTask } from '#server/features/reward/tasks.ts'
import type { Store } from '#server/kernel/store.ts'
import { generateInviteCode, registerUser } from '#server/auth/users.ts'
import { generateToken } from '#server/auth/sessions.ts'
import { place } from '../customer.ts'

export interface Invited {
  readonly id: bigint
  readonly code: string
}

/** Registers an account, with an invitation if given. */
export async function registerInvited(store: Store, name: string, invitedBy?: Invited): Promise<Invited> {
  const registered = await store.execute(registerUser, {
    account: `${name}@fairline.test`,
    passwordHash: 'no password',
    inviteCode: generateInviteCode(),
    invitedBy: invitedBy?.code,
    token: generateToken(),
  })
  if ('problem' in registered) throw new Error(registered.problem)
  return { id: BigInt(registered.user.id), code: registered.user.inviteCode }
}

/** Pays the fees that the bonus takes, and a little more: 6.18156 USDT. */
export const payFees = (store: Store, { id: userId }: Invited) => place(store, { userId, quantity: '33' })

export const claim = (store: Store, { id: userId }: Invited, code: TaskCode, idempotencyKey = randomUUID()) =>
  claimTask(store, { userId, code, idempotencyKey })
