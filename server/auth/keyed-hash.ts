import { createHmac, randomBytes } from 'node:crypto'

/** A random key of 256 bits. */
export const randomKey = (): Uint8Array => randomBytes(32)

/** The HMAC-SHA-256 of a text, in base64url: who does not have the key can neither compute nor invert it. */
export const keyedHash = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')
