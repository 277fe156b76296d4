import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { keyedHash } from './keyed-hash.ts'

const ALGORITHM = 'aes-256-gcm'
const SEALED = /^v1:([A-Za-z0-9_-]{16}):([A-Za-z0-9_-]+):([A-Za-z0-9_-]{22})$/
/** How earlier versions stored a secret where they had no key. */
const PLAIN = 'plain:'

/** Whether a stored text is sealed, by whichever key. */
export const isSealed = (stored: string): boolean => SEALED.test(stored)

/** Protects what is stored by a key that is not in the database. */
export interface SecretBox {
  /** Encrypts a secret that must be read again, such as that of an authenticator app. */
  seal(secret: Uint8Array): string
  /** @throws Error when it was sealed with another key */
  open(sealed: string): Uint8Array
  /** Hashes a code that is too short for a plain hash: who does not have the key cannot try all. */
  hash(code: string): string
}

/** Encrypts with AES-256-GCM and hashes with HMAC-SHA-256, under a key of 32 bytes that is kept apart from the database. */
export function createSecretBox(key: Uint8Array): SecretBox {
  const hashKey = new Uint8Array(hkdfSync('sha256', key, '', 'hashes of codes', 32))
  return {
    seal(secret) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv(ALGORITHM, key, nonce)
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
      return ['v1', ...[nonce, sealed, cipher.getAuthTag()].map(part => part.toString('base64url'))].join(':')
    },
    open(text) {
      if (text.startsWith(PLAIN)) return Buffer.from(text.slice(PLAIN.length), 'base64url')
      const [, nonce, sealed, tag] = (SEALED.exec(text) ?? []).map(part => Buffer.from(part, 'base64url'))
      if (!nonce || !sealed || !tag) throw new Error('A stored secret has an unknown format.')
      const decipher = createDecipheriv(ALGORITHM, key, nonce)
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed), decipher.final()])
    },
    hash: code => keyedHash(hashKey, code),
  }
}
