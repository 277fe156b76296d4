/**
 * Addresses of the networks that money can be sent on, checked by form and checksum, for client and server alike [R3.2]. What is
 * sent to a wrong address is lost, so that an address of another network is told apart and named.
 *
 * Not in the first view: it brings the hashes along.
 */
import { base58, bech32, bech32m, createBase58check } from '@scure/base'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The networks on which money can be sent, as `walletAddressType` of a currency names them. */
export const ADDRESS_TYPES = ['BTC', 'ERC20', 'TRC20'] as const
export type AddressType = (typeof ADDRESS_TYPES)[number]

export type CheckedAddress =
  | {
      readonly ok: true
      /** The one spelling under which it is kept. */
      readonly address: string
      /** False: this spelling carries no checksum, so that a wrong character would not show. */
      readonly hasChecksum: boolean
    }
  | { readonly ok: false; readonly reason: 'empty' | 'form' | 'checksum' }
  /** An address, but of the network named. */
  | { readonly ok: false; readonly reason: 'network'; readonly network: string }

const base58check = createBase58check(sha256)
const BASE58 = '[1-9A-HJ-NP-Za-km-z]'
const BECH32 = '[02-9ac-hj-np-z]'

/** The bytes of a base58 address whose checksum fits; undefined when it does not. */
function base58Bytes(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text)
  } catch {
    return undefined
  }
}

/** Whether it is 20 bytes after one of these version bytes, with a checksum that fits. */
function isHashOf(text: string, versions: readonly number[]): boolean {
  const bytes = base58Bytes(text)
  return bytes?.length === 21 && versions.includes(bytes[0]!)
}

/** A segregated witness address (BIP 173, BIP 350): version 0 by bech32, later ones by bech32m. */
function isWitness(text: string, prefix: string): boolean {
  const isOld = text.toLowerCase().startsWith(`${prefix}1q`)
  try {
    const coder = isOld ? bech32 : bech32m
    const { words } = coder.decode(text as `${string}1${string}`, 90)
    const size = coder.fromWords(words.slice(1)).length
    return isOld ? size === 20 || size === 32 : words[0] === 1 ? size === 32 : size >= 2 && size <= 40
  } catch {
    return false
  }
}

/** An Ethereum address with the capitals of EIP-55. */
function withChecksumCase(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return `0x${Array.from(digits, (digit, at) => (Number.parseInt(hash[at]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}

/** A network as it is told apart: what its addresses look like, and whether one is right. */
interface Network {
  readonly name: string
  readonly type?: AddressType
  readonly looksSo: RegExp
  /** The address as it is kept; undefined when its checksum does not fit. */
  readonly read: (text: string) => { readonly address: string; readonly hasChecksum: boolean } | undefined
}

const when = (isRight: boolean, address: string) => (isRight ? { address, hasChecksum: true } : undefined)

/** Solana's have no checksum and no mark of their own: 32 bytes are all there is to tell. */
function isSolana(text: string): boolean {
  try {
    return base58.decode(text).length === 32
  } catch {
    return false
  }
}

const NETWORKS: readonly Network[] = [
  {
    name: 'Tron',
    type: 'TRC20',
    looksSo: new RegExp(`^T${BASE58}{33}$`),
    read: text => when(isHashOf(text, [0x41]), text),
  },
  {
    name: 'Ethereum',
    type: 'ERC20',
    looksSo: /^0x[0-9a-f]{40}$/i,
    read: text => {
      const address = withChecksumCase(text)
      const digits = text.slice(2)
      const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
      return hasChecksum && digits !== address.slice(2) ? undefined : { address, hasChecksum }
    },
  },
  {
    name: 'Bitcoin',
    type: 'BTC',
    looksSo: new RegExp(`^[13]${BASE58}{25,34}$`),
    read: text => when(isHashOf(text, [0x00, 0x05]), text),
  },
  {
    name: 'Bitcoin',
    type: 'BTC',
    looksSo: new RegExp(`^bc1${BECH32}{11,87}$`, 'i'),
    read: text => when(isWitness(text, 'bc'), text.toLowerCase()),
  },
  ...(
    [
      ['Bitcoin testnet', `^(?:[mn2]${BASE58}{25,34}|tb1${BECH32}{11,87})$`],
      ['Litecoin', `^(?:[LM]${BASE58}{25,34}|ltc1${BECH32}{11,87})$`],
      ['Dogecoin', `^D${BASE58}{33}$`],
      ['XRP Ledger', `^r${BASE58}{24,34}$`],
      ['Cardano', `^addr1${BECH32}{50,110}$`],
      ['TON', '^[EU]Q[A-Za-z0-9_-]{46}$'],
    ] as const
  ).map(([name, pattern]): Network => ({
    name,
    looksSo: new RegExp(pattern),
    read: text => when(true, text),
  })),
  {
    name: 'Solana',
    looksSo: new RegExp(`^${BASE58}{32,44}$`),
    read: text => when(isSolana(text), text),
  },
]

/**
 * Whether a text is an address of this network: by its form first, by its checksum then. One that looks like another network's is
 * named, whether its checksum fits or not; Solana's alone have to be whole to be told apart.
 */
export function checkAddress(type: AddressType, typed: string): CheckedAddress {
  const text = typed.trim()
  if (text === '') return { ok: false, reason: 'empty' }
  const own = NETWORKS.find(network => network.type === type && network.looksSo.test(text))
  if (own) {
    const read = own.read(text)
    return read ? { ok: true, ...read } : { ok: false, reason: 'checksum' }
  }
  const other = NETWORKS.find(
    ({ name, looksSo, read }) => looksSo.test(text) && (name !== 'Solana' || read(text) !== undefined),
  )
  return other ? { ok: false, reason: 'network', network: other.name } : { ok: false, reason: 'form' }
}

/** The networks of a currency that can be checked, from its slash-separated `walletAddressType` [R3.2]. */
export function addressTypesOf({ walletAddressType }: { readonly walletAddressType: string }): AddressType[] {
  const named = walletAddressType.split('/').map(part => part.trim())
  return ADDRESS_TYPES.filter(type => named.includes(type)).toSorted(
    (a, b) => named.indexOf(a) - named.indexOf(b),
  )
}
