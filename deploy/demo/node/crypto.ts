/** `node:crypto` for the build of the demo: randomness of Web Crypto; @noble, where the back end needs an answer at once. */
import { gcm } from '@noble/ciphers/aes.js'
import { argon2idAsync } from '@noble/hashes/argon2.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { Buffer } from './buffer.ts'

const HASHES = { sha1, sha256 }
type HashName = keyof typeof HASHES
type Encoding = 'hex' | 'base64url'

const bytesOf = (data: string | Uint8Array) => (typeof data === 'string' ? utf8ToBytes(data) : data)

export const randomUUID = (): string => crypto.randomUUID()

export function randomBytes(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  crypto.getRandomValues(bytes)
  return bytes
}

/** A whole number from `min`, by default 0, to below `max`; each is as likely. @throws RangeError when they are not 1 to 2^32 apart */
export function randomInt(...bounds: [max: number] | [min: number, max: number]): number {
  const [min, max] = bounds.length === 1 ? [0, bounds[0]] : bounds
  const range = max - min
  if (!(range >= 1 && range <= 2 ** 32))
    throw new RangeError(`There is no number from ${min} to below ${max}.`)
  const limit = 2 ** 32 - (2 ** 32 % range)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < limit) return min + (drawn % range)
  }
}

export const hash = (name: HashName, data: string | Uint8Array, encoding: Encoding): string =>
  Buffer.from(HASHES[name](bytesOf(data))).toString(encoding)

export function createHmac(name: HashName, key: Uint8Array) {
  const state = hmac.create(HASHES[name], key)
  return {
    update(data: string | Uint8Array) {
      state.update(bytesOf(data))
      return this
    },
    digest: (encoding: Encoding): string => Buffer.from(state.digest()).toString(encoding),
  }
}

export const hkdfSync = (
  name: HashName,
  key: Uint8Array,
  salt: string,
  info: string,
  length: number,
): ArrayBuffer => new Uint8Array(hkdf(HASHES[name], key, utf8ToBytes(salt), utf8ToBytes(info), length)).buffer

/** Whether they are equal, in a time that depends on their length alone. */
export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Input buffers must have the same byte length')
  let difference = 0
  for (const [index, byte] of one.entries()) difference |= byte ^ other[index]!
  return difference === 0
}

/** Bytes of the tag that AES-GCM puts behind what it has encrypted. */
const TAG = 16

/** AES-256-GCM as Node has it, with the tag apart. */
export function createCipheriv(_: 'aes-256-gcm', key: Uint8Array, nonce: Uint8Array) {
  let tag = Buffer.alloc(0)
  return {
    update(plain: Uint8Array): Buffer {
      const sealed = gcm(key, nonce).encrypt(plain)
      tag = Buffer.from(sealed.subarray(-TAG))
      return Buffer.from(sealed.subarray(0, -TAG))
    },
    final: () => Buffer.alloc(0),
    getAuthTag: () => tag,
  }
}

export function createDecipheriv(_: 'aes-256-gcm', key: Uint8Array, nonce: Uint8Array) {
  let tag = Buffer.alloc(0)
  return {
    setAuthTag(given: Uint8Array) {
      tag = Buffer.from(given)
    },
    /** @throws Error when it was sealed with another key */
    update: (sealed: Uint8Array): Buffer =>
      Buffer.from(gcm(key, nonce).decrypt(Buffer.concat([sealed, tag]))),
    final: () => Buffer.alloc(0),
  }
}

interface Argon2Options {
  readonly message: string
  readonly nonce: Uint8Array
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}

export function argon2(
  _: 'argon2id',
  { message, nonce, memory, passes, parallelism, tagLength }: Argon2Options,
  callback: (error: unknown, hash?: Buffer) => void,
): void {
  const cost = { m: memory, t: passes, p: parallelism, dkLen: tagLength }
  // oxlint-disable promise/no-callback-in-promise -- Node's function calls back.
  argon2idAsync(utf8ToBytes(message), nonce, cost).then(
    bytes => callback(null, Buffer.from(bytes)),
    (error: unknown) => callback(error),
  )
  // oxlint-enable promise/no-callback-in-promise
}

export { createECDH, createHash } from './absent.ts'
