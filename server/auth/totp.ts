import { createHmac } from 'node:crypto'

/** Seconds per step, digits of a code, and how many steps before and after the current one are accepted (RFC 6238, 5.2). */
const STEP_SECONDS = 30
const DIGITS = 6
const TOLERANCE = 1

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding, as authenticator apps take a key (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map(group => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

/** The code of a step (RFC 4226, 5.3): HMAC-SHA-1, the 31 bits that its last half byte points at, six digits. */
function codeOfStep(secret: Uint8Array, step: bigint): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(step)
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac[mac.length - 1] ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

const stepAt = (now: bigint) => now / BigInt(STEP_SECONDS * 1000)

/** The code that an authenticator app shows at `now` (epoch ms). */
export function totpAt(secret: Uint8Array, now: bigint): string {
  return codeOfStep(secret, stepAt(now))
}

/**
 * The step of a code, among those accepted at `now` (epoch ms) and after `lastStep`: a code works once, and no earlier one works
 * afterwards. Undefined when the code is wrong.
 */
export function matchTotp(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { readonly now: bigint; readonly lastStep: bigint },
): bigint | undefined {
  const currentStep = stepAt(now)
  for (let distance = -TOLERANCE; distance <= TOLERANCE; distance++) {
    const step = currentStep + BigInt(distance)
    if (step > lastStep && codeOfStep(secret, step) === code) return step
  }
  return undefined
}

/** The otpauth URI for the QR code of an authenticator app. */
export function totpUri(issuer: string, account: string, key: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`
}
