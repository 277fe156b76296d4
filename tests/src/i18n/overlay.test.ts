import { describe, expect, it } from 'vitest'
import { placeholdersOf, textAt, withServerMessages } from '#src/i18n/overlay.ts'

const bundled = { errors: { wait: 'Wait {seconds:string} s', plain: 'No' }, title: 'Wallet' }

describe('server messages over bundled ones', () => {
  it('replace a message with the same key [R7.5]', () => {
    expect(withServerMessages(bundled, { title: 'Assets', errors: { plain: 'Never' } })).toEqual({
      errors: { wait: 'Wait {seconds:string} s', plain: 'Never' },
      title: 'Assets',
    })
  })

  it('are ignored when their placeholders differ [R8.4]', () => {
    for (const wait of ['Wait', 'Wait {minutes} min', 'Wait {seconds} of {total}']) {
      expect(withServerMessages(bundled, { errors: { wait } }).errors).toEqual(bundled.errors)
    }
    expect(withServerMessages(bundled, { errors: { wait: '{seconds} s to go' } }).errors).toMatchObject({
      wait: '{seconds} s to go',
    })
  })

  it('are ignored for unknown keys and non-text values [R3.1]', () => {
    for (const junk of [
      null,
      'x',
      5,
      [],
      { other: 'x' },
      { title: 5 },
      { title: { a: 'b' } },
      { errors: 'x' },
    ]) {
      expect(withServerMessages(bundled, junk)).toEqual(bundled)
    }
    const hostile: unknown = JSON.parse('{"__proto__": {"title": "x"}, "constructor": "y"}')
    expect(withServerMessages(bundled, hostile)).toEqual(bundled)
  })

  it('are checked with the placeholders of plural forms and typed arguments', () => {
    expect([
      ...placeholdersOf('{count:number} {{minute|minutes}} of {{total:one|many}} {name|upper}'),
    ]).toEqual(['count', 'total', 'name'])
  })

  it('are found under a dotted path and under a key with dots', () => {
    expect(textAt({ img: { err: 'a' } }, 'img.err')).toBe('a')
    expect(textAt({ 'img.err': 'b' }, 'img.err')).toBe('b')
    expect(textAt({ img: {} }, 'img.toString')).toBeUndefined()
    expect(textAt({}, 'constructor')).toBeUndefined()
  })
})
