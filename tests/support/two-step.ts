/** An authenticator app, as far as tests need one. */
import { totpAt } from '#server/auth/totp.ts'
import { PASSWORD, type BackEnd, type Person } from './back-end.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a key that somebody types into the app (RFC 4648). */
export function fromBase32(key: string): Uint8Array {
  const bits = [...key].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
}

/** What the app shows for a key at a moment (epoch ms). */
export const shownCode = (key: string, now: number): string => totpAt(fromBase32(key), BigInt(now))

/** Switches the second step on. Gives its key and the recovery codes, half a minute later, when the app shows another code. */
export async function switchTwoStepOn(member: Person, { clock }: Pick<BackEnd, 'clock'>) {
  const { data } = await member.get('beginTwoStep', { body: { password: PASSWORD } })
  const code = shownCode(data.key, clock.now())
  const confirmed = await member.get('confirmTwoStep', { body: { code } })
  clock.advance(30_000)
  return { key: data.key, recoveryCodes: confirmed.data.recoveryCodes }
}
