import { createECDH } from 'node:crypto'

const CURVE = 'prime256v1'
/** Bytes of the secret that a device shares with who notifies it (RFC 8291). */
const SECRET_BYTES = 16

/** The VAPID public key of a private one; both base64url. */
export function publicPushKey(privateKey: string): string {
  const keys = createECDH(CURVE)
  keys.setPrivateKey(privateKey, 'base64url')
  return keys.getPublicKey('base64url')
}

/** Whether it is a point of the curve, uncompressed: what a message is encrypted for. */
export function isDeviceKey(key: string): boolean {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  try {
    const bytes = Buffer.from(key, 'base64url')
    return bytes.length === 65 && bytes[0] === 4 && keys.computeSecret(bytes).length > 0
  } catch {
    return false
  }
}

/** Whether it is a secret of a device. */
export const isDeviceSecret = (secret: string): boolean =>
  Buffer.from(secret, 'base64url').length === SECRET_BYTES

/** Whether a host name is one of these; `*.` stands for any name before the rest. */
const isListed = (host: string, names: readonly string[]): boolean =>
  names.some(name => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))

/**
 * Whether an address may be called: by TLS, at the usual port, of a push service that the operator has listed. No other, as whoever signs
 * up chooses the address, and this server would call it from inside its network.
 */
export function isPushEndpoint(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = port === '' && username === '' && password === ''
  return protocol === 'https:' && isPlain && isListed(hostname, services)
}
