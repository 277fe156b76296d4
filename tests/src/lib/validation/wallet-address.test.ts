import { expect, it } from 'vitest'
import { checkAddress } from '#src/lib/validation/wallet-address.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const ADDRESS_TYPES = ['BTC', 'ERC20', 'TRC20'] as const
type AddressType = (typeof ADDRESS_TYPES)[number]

// USDT's own contracts; the first address of Bitcoin; the examples of BIP 173, BIP 350 and EIP-55.
const RIGHT: Record<AddressType, string[]> = {
  TRC20: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ERC20: [
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  ],
  BTC: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
}
const right = ADDRESS_TYPES.flatMap(type => RIGHT[type].map(address => [type, address] as const))

it.each(right)('wallet address check accepts the %s address %s [R3.2]', (type, address) => {
  expect(checkAddress(type, address)).toEqual({ ok: true, address, hasChecksum: true })
  expect(checkAddress(type, `  ${address}\n`)).toEqual({ ok: true, address, hasChecksum: true })
})

it.each([
  ['Ethereum', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['Bitcoin testnet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['Litecoin', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea'],
  ['Dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['Solana', '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'],
  ['XRP Ledger', 'rDTXLQ7ZKZVKz33zJbHjgVShjsBnqMBhmN'],
])('wallet address check recognises %s when its address is entered for Tron', (network, address) => {
  expect(checkAddress('TRC20', address)).toEqual({ ok: false, reason: 'network', network })
})

it('wallet address check recognises Tron on another network, whatever its checksum', () => {
  for (const address of ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u']) {
    expect(checkAddress('BTC', address)).toEqual({ ok: false, reason: 'network', network: 'Tron' })
  }
})

it('wallet address check accepts a lowercase Ethereum address, adds the checksum case and marks it as unchecked', () => {
  const [address = ''] = RIGHT.ERC20
  const whole = { ok: true, address, hasChecksum: false }
  expect(checkAddress('ERC20', address.toLowerCase())).toEqual(whole)
  expect(checkAddress('ERC20', `0x${address.slice(2).toUpperCase()}`)).toEqual(whole)
  expect(checkAddress('ERC20', address.replace('dAC', 'DAC'))).toEqual({ ok: false, reason: 'checksum' })
})

it('wallet address check accepts an uppercase bech32 address, as in QR codes, but no mixed case', () => {
  const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  expect(checkAddress('BTC', address.toUpperCase())).toEqual({ ok: true, address, hasChecksum: true })
  expect(checkAddress('BTC', address.replace('ar0s', 'AR0S'))).toEqual({ ok: false, reason: 'checksum' })
})

it('wallet address check rejects a bech32m address with a bech32 checksum and vice versa', () => {
  // BIP 350's list of what is invalid.
  for (const address of [
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ]) {
    expect(checkAddress('BTC', address)).toEqual({ ok: false, reason: 'checksum' })
  }
})

it.each(right)(
  'wallet address check takes the %s address %s with one wrong character for no other address',
  (type, address) => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    const changed = Array.from(address, (_, at) =>
      Array.from(alphabet, character => address.slice(0, at) + character + address.slice(at + 1)),
    )
    const taken = changed.flat().filter(text => {
      const checked = checkAddress(type, text)
      // 0X instead of 0x is read as the address that is meant.
      return checked.ok && checked.hasChecksum && checked.address !== address
    })
    expect(taken).toEqual([])
  },
)

it('wallet address check rejects anything else and never throws', () => {
  expect(checkAddress('TRC20', '')).toEqual({ ok: false, reason: 'empty' })
  expect(checkAddress('TRC20', 'my wallet')).toEqual({ ok: false, reason: 'form' })
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...ADDRESS_TYPES), (text, type) => !checkAddress(type, text).ok),
  )
})

const SOLANA = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'

it.each([
  ['BEP20', '0xdAC17F958D2ee523a2206206994597C13D831ec7', true],
  ['LTC', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea', true],
  ['DOGE', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', true],
  ['SOL', SOLANA, false],
  ['XRP', 'rDTXLQ7ZKZVKz33zJbHjgVShjsBnqMBhmN', false],
  // Networks that the app does not know.
  ['KASPA', 'kaspa:qpauqsvk7yf9unexwmxsnmg547mhyga37csh0kj53q6xxgl24ydxjsgzthw5j', false],
  ['NEAR', 'somebody.near-wallet', false],
])('wallet address check accepts an address of %s: %s [R3.2]', (type, address, hasChecksum) => {
  expect(checkAddress(type, address)).toEqual({ ok: true, address, hasChecksum })
})

it.each([
  ['SOL', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', { ok: false, reason: 'network', network: 'Tron' }],
  ['BEP20', SOLANA, { ok: false, reason: 'network', network: 'Solana' }],
  ['DOGE', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7M', { ok: false, reason: 'checksum' }],
  ['KASPA', 'two words', { ok: false, reason: 'form' }],
  ['KASPA', ' ', { ok: false, reason: 'empty' }],
])('wallet address check refuses for %s: %s [R3.2]', (type, address, answer) => {
  expect(checkAddress(type, address)).toEqual(answer)
})
