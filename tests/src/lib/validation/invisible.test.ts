import { expect, it } from 'vitest'
import { normalizeAccount } from '#server/auth/account-name.ts'
import { parseNumber } from '#src/lib/numbers/parse-number.ts'
import { bareAddress, checkAddress } from '#src/lib/validation/wallet-address.ts'

const MARKS = [
  '\u200b',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2066',
  '\u2069',
  '\u00ad',
  '\ufeff',
]
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

it.each(MARKS)(
  'the mark %j, which is copied along unseen, makes no other account, amount or address',
  mark => {
    for (const place of [0, 4, 99]) {
      const marked = (text: string) => text.slice(0, place) + mark + text.slice(place)
      expect(normalizeAccount(marked('name@example.com'))).toBe('name@example.com')
      expect(normalizeAccount(marked('+447911123457'))).toBe('+447911123457')
      expect(checkAddress('TRC20', marked(TRON))).toMatchObject({ ok: true, address: TRON })
      expect(parseNumber(marked('1,234.5'), { locale: 'en', scale: 2 } as never)).toMatchObject({ ok: true })
    }
  },
)

it.each([TRON, ` ${TRON}\n`, `${TRON.slice(0, 20)}\n${TRON.slice(20)}`, `\u2066tron:${TRON}?amount=5\u2069`])(
  'the address of %j is found in what is pasted',
  pasted => expect(bareAddress(pasted)).toBe(TRON),
)

it('an address that begins like a link is left as it is', () => {
  expect(bareAddress('bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a')).toContain('bitcoincash:')
})
