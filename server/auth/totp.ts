/** One-time codes by time (RFC 6238), through otpauth. */
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** How many steps before and after the current one are accepted (RFC 6238, 5.2). */
const TOLERANCE = 1

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer })
const totpOf = (secret: Uint8Array) =>
  new TOTP({ secret: secretOf(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })

/** Base32 without padding, as authenticator apps take a key (RFC 4648). */
export const toBase32 = (bytes: Uint8Array): string => secretOf(bytes).base32

/** The code that an authenticator app shows at `now` (epoch ms). */
export const totpAt = (secret: Uint8Array, now: bigint): string =>
  totpOf(secret).generate({ timestamp: Number(now) })

/**
 * The step of a code, among those accepted at `now` (epoch ms) and after `lastStep`: a code works once, and no earlier one works
 * afterwards. Undefined when the code is wrong.
 */
export function matchTotp(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { readonly now: bigint; readonly lastStep: bigint },
): bigint | undefined {
  const distance = totpOf(secret).validate({ token: code, timestamp: Number(now), window: TOLERANCE })
  if (distance === null) return undefined
  const step = now / BigInt(PERIOD_SECONDS * 1000) + BigInt(distance)
  return step > lastStep ? step : undefined
}

/** The otpauth URI for the QR code of an authenticator app. */
export const totpUri = (issuer: string, account: string, key: string): string =>
  new TOTP({ issuer, label: account, secret: key, digits: 6, period: PERIOD_SECONDS }).toString()
