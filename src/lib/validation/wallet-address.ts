/**
 * Validates wallet addresses by format and checksum, for client and server [R3.2]. Funds sent to a wrong address are
 * lost, so addresses of other networks are detected and named.
 *
 * Not in the first view, because it needs the hash libraries.
 */
import { base58, bech32, bech32m, createBase58check } from '@scure/base'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { withoutInvisible } from './invisible.ts'

/** The name of the network whose form of address each type has, in capitals; several networks write theirs as Ethereum does. */
const FORMS: Readonly<Record<string, string>> = {
  TRC20: 'Tron',
  TRX: 'Tron',
  ERC20: 'Ethereum',
  ETH: 'Ethereum',
  BEP20: 'Ethereum',
  BSC: 'Ethereum',
  POLYGON: 'Ethereum',
  MATIC: 'Ethereum',
  ARBITRUM: 'Ethereum',
  OPTIMISM: 'Ethereum',
  BASE: 'Ethereum',
  AVAXC: 'Ethereum',
  BTC: 'Bitcoin',
  OMNI: 'Bitcoin',
  LTC: 'Litecoin',
  DOGE: 'Dogecoin',
  XRP: 'XRP Ledger',
  ADA: 'Cardano',
  TON: 'TON',
  SOL: 'Solana',
  SPL: 'Solana',
}

/** What an address of a network that is not listed may look like: nothing is known of its form or checksum. */
const UNKNOWN_FORM = /^[A-Za-z0-9][A-Za-z0-9:._-]{7,127}$/

export type CheckedAddress =
  | {
      readonly ok: true
      /** The canonical form, as stored. */
      readonly address: string
      /** False: this form has no checksum, so a typo would go unnoticed. */
      readonly hasChecksum: boolean
    }
  | { readonly ok: false; readonly reason: 'empty' | 'form' | 'checksum' }
  /** A valid format, but of another network. */
  | { readonly ok: false; readonly reason: 'network'; readonly network: string }

const base58check = createBase58check(sha256)
const BASE58 = '[1-9A-HJ-NP-Za-km-z]'
const BECH32 = '[02-9ac-hj-np-z]'

/** The bytes of a base58 address; undefined when its checksum is wrong. */
function base58Bytes(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text)
  } catch {
    return undefined
  }
}

/** Whether it is a 20-byte hash after one of these version bytes, with a correct checksum. */
function isBase58Hash(text: string, versions: readonly number[]): boolean {
  const bytes = base58Bytes(text)
  return bytes?.length === 21 && versions.includes(bytes[0]!)
}

/** A segregated witness address (BIP 173, BIP 350): version 0 by bech32, later ones by bech32m. */
function isSegwitAddress(text: string, prefix: string): boolean {
  const isVersion0 = text.toLowerCase().startsWith(`${prefix}1q`)
  try {
    const coder = isVersion0 ? bech32 : bech32m
    const { words } = coder.decode(text as `${string}1${string}`, 90)
    const size = coder.fromWords(words.slice(1)).length
    return isVersion0 ? size === 20 || size === 32 : words[0] === 1 ? size === 32 : size >= 2 && size <= 40
  } catch {
    return false
  }
}

/** An Ethereum address in the mixed case of EIP-55. */
function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return `0x${Array.from(digits, (digit, at) => (Number.parseInt(hash[at]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}

/** How a network's addresses are recognised and validated. */
interface Network {
  readonly name: string
  readonly pattern: RegExp
  /** The canonical address; undefined when its checksum is wrong. */
  readonly parse: (text: string) => { readonly address: string; readonly hasChecksum: boolean } | undefined
}

const validAddress = (isRight: boolean, address: string) =>
  isRight ? { address, hasChecksum: true } : undefined

/** Solana addresses have neither checksum nor prefix: 32 bytes are the only criterion. */
function isSolanaAddress(text: string): boolean {
  try {
    return base58.decode(text).length === 32
  } catch {
    return false
  }
}

const NETWORKS: readonly Network[] = [
  {
    name: 'Tron',
    pattern: new RegExp(`^T${BASE58}{33}$`),
    parse: text => validAddress(isBase58Hash(text, [0x41]), text),
  },
  {
    name: 'Ethereum',
    pattern: /^0x[0-9a-f]{40}$/i,
    parse: text => {
      const address = toChecksumAddress(text)
      const digits = text.slice(2)
      const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
      return hasChecksum && digits !== address.slice(2) ? undefined : { address, hasChecksum }
    },
  },
  {
    name: 'Bitcoin',
    pattern: new RegExp(`^[13]${BASE58}{25,34}$`),
    parse: text => validAddress(isBase58Hash(text, [0x00, 0x05]), text),
  },
  {
    name: 'Bitcoin',
    pattern: new RegExp(`^bc1${BECH32}{11,87}$`, 'i'),
    parse: text => validAddress(isSegwitAddress(text, 'bc'), text.toLowerCase()),
  },
  {
    name: 'Litecoin',
    pattern: new RegExp(`^[LM]${BASE58}{25,34}$`),
    parse: text => validAddress(isBase58Hash(text, [0x30, 0x32]), text),
  },
  {
    name: 'Litecoin',
    pattern: new RegExp(`^ltc1${BECH32}{11,87}$`, 'i'),
    parse: text => validAddress(isSegwitAddress(text, 'ltc'), text.toLowerCase()),
  },
  {
    name: 'Dogecoin',
    pattern: new RegExp(`^D${BASE58}{33}$`),
    parse: text => validAddress(isBase58Hash(text, [0x1e]), text),
  },
  ...(
    [
      ['Bitcoin testnet', `^(?:[mn2]${BASE58}{25,34}|tb1${BECH32}{11,87})$`],
      ['XRP Ledger', `^r${BASE58}{24,34}$`],
      ['Cardano', `^addr1${BECH32}{50,110}$`],
      ['TON', '^[EU]Q[A-Za-z0-9_-]{46}$'],
    ] as const
  ).map(([name, pattern]): Network => ({
    name,
    pattern: new RegExp(pattern),
    // Their checksums are not verified here.
    parse: text => ({ address: text, hasChecksum: false }),
  })),
  {
    name: 'Solana',
    pattern: new RegExp(`^${BASE58}{32,44}$`),
    parse: text => (isSolanaAddress(text) ? { address: text, hasChecksum: false } : undefined),
  },
]

/** The address in what was pasted: without invisible characters, line breaks, and what a payment link has around it. */
export function bareAddress(typed: string): string {
  const text = withoutInvisible(typed).replaceAll(/\s/g, '')
  return /^(?:bitcoin|ethereum|tron|solana):([^?]+)/i.exec(text)?.[1] ?? text
}

/**
 * Checks an address of this network: first its format, then its checksum. One in the format of another network is
 * reported by that network's name, with or without a valid checksum; only Solana addresses must decode to be
 * recognised. Of a network that is not known here, any address is accepted, without a checksum.
 */
export function checkAddress(type: string, typed: string): CheckedAddress {
  const text = withoutInvisible(typed).trim()
  if (text === '') return { ok: false, reason: 'empty' }
  const ownForm = FORMS[type.toUpperCase()]
  if (ownForm === undefined) {
    return UNKNOWN_FORM.test(text)
      ? { ok: true, address: text, hasChecksum: false }
      : { ok: false, reason: 'form' }
  }
  const ownNetwork = NETWORKS.find(({ name, pattern }) => name === ownForm && pattern.test(text))
  if (ownNetwork) {
    const read = ownNetwork.parse(text)
    if (read) return { ok: true, ...read }
    // The form of Solana is so wide that addresses of other networks have it too.
    if (ownForm !== 'Solana') return { ok: false, reason: 'checksum' }
  }
  const otherNetwork = NETWORKS.find(
    ({ name, pattern: looksSo, parse: read }) =>
      looksSo.test(text) && (name !== 'Solana' || read(text) !== undefined),
  )
  return otherNetwork
    ? { ok: false, reason: 'network', network: otherNetwork.name }
    : { ok: false, reason: 'form' }
}
