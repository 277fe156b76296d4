import { describe, expect, it } from 'vitest'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { matchTotp, toBase32, totpUri, totpAt } from '#server/auth/totp.ts'
import { parseUserAgent } from '#server/auth/user-agent.ts'
import { fromBase32 } from '#tests/support/features/two-step.ts'

const rfcSecret = Buffer.from('12345678901234567890')

describe('TOTP code', () => {
  it.each([
    // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('matches RFC 6238 at %d s', (seconds, code) => {
    expect(totpAt(rfcSecret, BigInt(seconds) * 1000n)).toBe(code)
  })

  it('is valid one step before and after, and only once', () => {
    const now = 1_111_111_111_000n
    const at = (moment: bigint) => matchTotp(rfcSecret, totpAt(rfcSecret, moment), { now, lastStep: 0n })
    expect([-60_000n, -30_000n, 0n, 30_000n, 60_000n].map(offset => at(now + offset) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    const lastStep = at(now)!
    expect(matchTotp(rfcSecret, totpAt(rfcSecret, now), { now, lastStep })).toBeUndefined()
    expect(matchTotp(rfcSecret, totpAt(rfcSecret, now - 30_000n), { now, lastStep })).toBeUndefined()
    expect(matchTotp(rfcSecret, totpAt(rfcSecret, now + 30_000n), { now, lastStep })).toBe(lastStep + 1n)
  })

  it('comes from a base32 key (RFC 4648) and an otpauth address with the account', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(Buffer.from(fromBase32(toBase32(rfcSecret)))).toEqual(rfcSecret)
    expect(totpUri('Fair line', 'a+b@c.de', 'MZXW6YTBOI')).toBe(
      'otpauth://totp/Fair%20line:a%2Bb%40c.de?issuer=Fair%20line&secret=MZXW6YTBOI&algorithm=SHA1&digits=6&period=30',
    )
  })
})

describe('sealed secret', () => {
  it('differs each time and opens only with its own key', () => {
    const box = createSecretBox(Buffer.alloc(32, 1))
    const [first, second] = [box.seal(rfcSecret), box.seal(rfcSecret)]
    expect(first).not.toBe(second)
    expect(Buffer.from(box.open(first))).toEqual(rfcSecret)
    expect(() => createSecretBox(Buffer.alloc(32, 2)).open(first)).toThrow()
    expect(() => box.open('v2:abc')).toThrow('unknown format')
    // The first character of the tag: the last one has four unused bits.
    const changed = first.replace(/(?<=:)(.)(?=[^:]{21}$)/, letter => (letter === 'A' ? 'B' : 'A'))
    expect(changed).not.toBe(first)
    expect(() => box.open(changed)).toThrow()
  })

  it('stored by an earlier version without a key can still be read', () => {
    const stored = `plain:${Buffer.from(rfcSecret).toString('base64url')}`
    expect(Buffer.from(createSecretBox(Buffer.alloc(32, 1)).open(stored))).toEqual(rfcSecret)
  })
})

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Firefox',
    'macOS',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    'Chrome',
    'ChromeOS',
  ],
  ['curl/8.14.1', null, null],
  [null, null, null],
])('session list names the device of %j, or says it is unknown', (userAgent, browser, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system })
})
