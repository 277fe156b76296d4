import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const SEALED = /^v1:([A-Za-z0-9_-]{16}):([A-Za-z0-9_-]+):([A-Za-z0-9_-]{22})$/

/** Encrypts secrets that must be read again, such as those of authenticator apps. */
export interface SecretBox {
  seal(secret: Uint8Array): string
  /** @throws Error when it was sealed with another key */
  open(sealed: string): Uint8Array
}

/**
 * Encrypts with AES-256-GCM under a key of 32 bytes, kept apart from the database. Without a key (SECRETS_KEY is not set) secrets are
 * stored in plain text, and only the database itself protects them; they stay readable when a key is set later.
 */
export function createSecretBox(key: Uint8Array | undefined): SecretBox {
  return {
    seal(secret) {
      if (!key) return `plain:${Buffer.from(secret).toString('base64url')}`
      const nonce = randomBytes(12)
      const cipher = createCipheriv(ALGORITHM, key, nonce)
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
      return ['v1', ...[nonce, sealed, cipher.getAuthTag()].map(part => part.toString('base64url'))].join(':')
    },
    open(text) {
      if (text.startsWith('plain:')) return Buffer.from(text.slice(6), 'base64url')
      const [, nonce, sealed, tag] = (SEALED.exec(text) ?? []).map(part => Buffer.from(part, 'base64url'))
      if (!key || !nonce || !sealed || !tag)
        throw new Error('A stored secret cannot be read with this SECRETS_KEY.')
      const decipher = createDecipheriv(ALGORITHM, key, nonce)
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed), decipher.final()])
    },
  }
}
