/** A minimal authenticator app for tests. */
import { totpAt } from '#server/auth/totp.ts'
import { PASSWORD, type BackEnd, type Person } from '../back-end.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a base32 key (RFC 4648). */
export function fromBase32(key: string): Uint8Array {
  const bits = [...key].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
}

/** The code of a key at a time (epoch ms). */
export const authenticatorCode = (key: string, now: number): string => totpAt(fromBase32(key), BigInt(now))

/** Enables two-step verification. Returns key and recovery codes, with the clock 30 s later, so that a new code is valid. */
export async function enableTwoStep(member: Person, { clock }: Pick<BackEnd, 'clock'>) {
  const { data } = await member.get('beginTwoStep', { body: { password: PASSWORD } })
  const code = authenticatorCode(data.key, clock.now())
  const confirmed = await member.get('confirmTwoStep', { body: { code } })
  clock.advance(30_000)
  return { key: data.key, recoveryCodes: confirmed.data.recoveryCodes }
}
