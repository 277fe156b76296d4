import { expect, it } from 'vitest'
import {
  ADDRESS_TYPES,
  supportedAddressTypes,
  checkAddress,
  type AddressType,
} from '#src/lib/validation/wallet-address.ts'
import { fc } from '../seeded-fast-check.ts'

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

it.each(right)('takes the %s address %s as it is written [R3.2]', (type, address) => {
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
])('names %s when an address of it is given for Tron', (network, address) => {
  expect(checkAddress('TRC20', address)).toEqual({ ok: false, reason: 'network', network })
})

it('names Tron when an address of it is given for another network, whatever its checksum', () => {
  for (const address of ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u']) {
    expect(checkAddress('BTC', address)).toEqual({ ok: false, reason: 'network', network: 'Tron' })
  }
})

it('takes an Ethereum address without capitals, gives it its capitals, and says that nothing was checked', () => {
  const [address = ''] = RIGHT.ERC20
  const whole = { ok: true, address, hasChecksum: false }
  expect(checkAddress('ERC20', address.toLowerCase())).toEqual(whole)
  expect(checkAddress('ERC20', `0x${address.slice(2).toUpperCase()}`)).toEqual(whole)
  expect(checkAddress('ERC20', address.replace('dAC', 'DAC'))).toEqual({ ok: false, reason: 'checksum' })
})

it('takes a bech32 address in capitals, as QR codes carry it, and not in both', () => {
  const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  expect(checkAddress('BTC', address.toUpperCase())).toEqual({ ok: true, address, hasChecksum: true })
  expect(checkAddress('BTC', address.replace('ar0s', 'AR0S'))).toEqual({ ok: false, reason: 'checksum' })
})

it('refuses a later version that carries the checksum of the first, and the other way round', () => {
  // BIP 350's list of what is invalid.
  for (const address of [
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ]) {
    expect(checkAddress('BTC', address)).toEqual({ ok: false, reason: 'checksum' })
  }
})

it('lets no wrong character pass, at any place of any address', () => {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  fc.assert(
    fc.property(
      fc.constantFrom(...right),
      fc.nat(),
      fc.constantFrom(...alphabet),
      ([type, address], place, character) => {
        const at = place % address.length
        const changed = address.slice(0, at) + character + address.slice(at + 1)
        const checked = checkAddress(type, changed)
        // Another capital in the middle of a bech32 address is no other address, but no address either.
        return changed === address || !checked.ok || !checked.hasChecksum
      },
    ),
    { numRuns: 500 },
  )
})

it('refuses what is no address, and never throws', () => {
  expect(checkAddress('TRC20', '')).toEqual({ ok: false, reason: 'empty' })
  expect(checkAddress('TRC20', 'my wallet')).toEqual({ ok: false, reason: 'form' })
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...ADDRESS_TYPES), (text, type) => !checkAddress(type, text).ok),
  )
})

it('reads the networks of a currency in their order, and leaves out those that it cannot check [R3.2]', () => {
  expect(supportedAddressTypes({ walletAddressType: 'TRC20/ERC20' })).toEqual(['TRC20', 'ERC20'])
  expect(supportedAddressTypes({ walletAddressType: ' ERC20 / OMNI / BTC ' })).toEqual(['ERC20', 'BTC'])
  expect(supportedAddressTypes({ walletAddressType: '' })).toEqual([])
})
