/** What stands for Node's modules in the demo gives what Node gives. */
import * as nodeCrypto from 'node:crypto'
import { isIPv6 } from 'node:net'
import { promisify } from 'node:util'
import {
  array,
  assert,
  constantFrom,
  integer,
  oneof,
  property,
  string,
  stringMatching,
  uint8Array,
} from 'fast-check'
import { expect, test } from 'vitest'
import { Buffer as BrowserBuffer } from '#demo/node/buffer.ts'
import * as browserCrypto from '#demo/node/crypto.ts'
import { isIPv6 as isIPv6InBrowser } from '#demo/node/net.ts'

const ENCODINGS = ['utf8', 'hex', 'base64', 'base64url', 'latin1'] as const
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const anyEncoding = constantFrom(...ENCODINGS)
const anyBytes = uint8Array({ maxLength: 100 })
const key = new Uint8Array(32).fill(7)

test('a buffer writes bytes in every encoding as Node does', () => {
  assert(
    property(anyBytes, anyEncoding, (bytes, encoding) => {
      expect(BrowserBuffer.from(bytes).toString(encoding)).toBe(Buffer.from(bytes).toString(encoding))
    }),
  )
})

test('a buffer reads text in every encoding as Node does, malformed text too', () => {
  const texts = oneof(string(), stringMatching(/^[A-Za-z0-9+/_ -]*={0,2}$/), stringMatching(/^[\da-fg]*$/))
  assert(
    property(texts, anyEncoding, (text, encoding) => {
      expect(hex(BrowserBuffer.from(text, encoding))).toBe(hex(Buffer.from(text, encoding)))
    }),
  )
})

test('a buffer finds bytes and numbers where Node does', () => {
  const few = array(integer({ min: 0, max: 2 }), { maxLength: 30 })
  assert(
    property(few, array(integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 }), (bytes, wanted) => {
      const mark = Uint8Array.from(wanted)
      expect(BrowserBuffer.from(bytes).indexOf(mark)).toBe(Buffer.from(bytes).indexOf(mark))
      expect(BrowserBuffer.from(bytes).indexOf(wanted[0]!, 2)).toBe(Buffer.from(bytes).indexOf(wanted[0]!, 2))
    }),
  )
})

test('hashes, HMAC and HKDF are those of Node', () => {
  for (const name of ['sha1', 'sha256'] as const)
    expect(browserCrypto.hash(name, 'text é', 'hex')).toBe(nodeCrypto.hash(name, 'text é', 'hex'))
  const digest = ({ createHmac }: Pick<typeof browserCrypto, 'createHmac'>) =>
    createHmac('sha256', key).update('text').digest('base64url')
  expect(digest(browserCrypto)).toBe(nodeCrypto.createHmac('sha256', key).update('text').digest('base64url'))
  const derived = [browserCrypto, nodeCrypto].map(({ hkdfSync }) =>
    hex(new Uint8Array(hkdfSync('sha256', key, '', 'hashes of codes', 32))),
  )
  expect(derived[0]).toBe(derived[1])
})

test('what is sealed in a browser is opened by Node, and another key opens it in neither', () => {
  const nonce = new Uint8Array(12).fill(3)
  const cipher = browserCrypto.createCipheriv('aes-256-gcm', key, nonce)
  const sealed = cipher.update(Buffer.from('secret'))
  const open = (from: Uint8Array) => {
    const decipher = nodeCrypto.createDecipheriv('aes-256-gcm', from, nonce)
    decipher.setAuthTag(cipher.getAuthTag())
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString()
  }
  expect(open(key)).toBe('secret')
  const other = browserCrypto.createDecipheriv('aes-256-gcm', new Uint8Array(32), nonce)
  other.setAuthTag(cipher.getAuthTag())
  expect(() => other.update(sealed)).toThrow()
})

test('Argon2id gives the hash that Node gives', async () => {
  const options = {
    message: 'pässword',
    nonce: new Uint8Array(16).fill(1),
    memory: 64,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  }
  const [ours, nodes] = await Promise.all([
    promisify(browserCrypto.argon2)('argon2id', options),
    promisify(nodeCrypto.argon2)('argon2id', options),
  ])
  expect(hex(ours as Uint8Array)).toBe(hex(nodes))
})

test('random numbers are in their range, from 0 where only its end is given, and impossible ranges are refused', () => {
  const drawn = Array.from({ length: 500 }, () => browserCrypto.randomInt(3))
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2]))
  expect(new Set(Array.from({ length: 500 }, () => browserCrypto.randomInt(5, 7)))).toEqual(new Set([5, 6]))
  expect(() => browserCrypto.randomInt(0)).toThrow(RangeError)
})

test('addresses are of IPv6 where Node says so', () => {
  for (const address of [
    '::1',
    'fe80::1',
    '2001:db8::a:b',
    '::ffff:1.2.3.4',
    '1.2.3.4',
    'local',
    '',
    ':::',
    '12345::',
  ])
    expect(isIPv6InBrowser(address), address).toBe(isIPv6(address))
})
