import { generateCode, hashCode, issueCode } from '#server/auth/sign-in-codes.ts'
import type { Values } from '../verify/state-hook.ts'
import { LOOPBACK } from './lock-account.ts'
import type { World } from './world.ts'

/** Issues a code to a verifier on this machine, whichever of its addresses it calls from. */
export async function issueGuestCode(
  { services }: World,
  account: string,
  purpose: 'register' | 'password',
): Promise<Values & { account: string }> {
  const code = generateCode()
  const codeHash = hashCode(services.secretBox, account, code)
  for (const address of LOOPBACK) {
    const origin = { address, deviceHash: null, isKnown: false }
    await services.store.execute(issueCode, { account, purpose, origin, codeHash })
  }
  return { account, code }
}
