/** OWASP's recommendation for PBKDF2-HMAC-SHA256 (Password Storage Cheat Sheet, 2023). */
const ITERATIONS = 600_000
const SALT_BYTES = 16

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), character => character.charCodeAt(0))

/** Whether this page can hash a PIN: only one at a secure address can. */
export const canHashPin = (): boolean => globalThis.crypto?.subtle !== undefined

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    key,
    256,
  )
  return toBase64(new Uint8Array(bits))
}

/** A slow, salted hash of a PIN, both in base64. A PIN has few values: it slows guessing, and prevents reading it off. */
export async function hashPin(pin: string): Promise<{ salt: string; hash: string }> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return { salt: toBase64(salt), hash: await derive(pin, salt) }
}

/** Whether it is the PIN of this hash; false as well for a stored hash that cannot be read. */
export async function isPinOf(pin: string, { salt, hash }: { salt: string; hash: string }): Promise<boolean> {
  try {
    return (await derive(pin, fromBase64(salt))) === hash
  } catch {
    return false
  }
}
