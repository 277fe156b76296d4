import type { LanguageCode, RechargeChannel } from '#models'
import { USDT_ID } from '#src/lib/constants.ts'
import { TERMS_VALID_FROM } from '#server/market/terms-date.ts'
import { formatCount, fillPlaceholders } from '../site/texts/format-texts.ts'
import { operatorTextsIn } from '../site/texts/index.ts'
import type { OperatorTexts } from '../site/texts/types.ts'

type ChannelTerms = Omit<RechargeChannel, 'channelName' | 'instructions' | 'payee'>

const COMMON_TERMS = {
  currencyId: USDT_ID,
  since: TERMS_VALID_FROM,
  minAmount: '10',
  maxAmount: '100000',
  feeRate: '0',
}

/**
 * The sandbox's deposit channels; docs/sandbox.md describes what its operator does with each. No real wallet sends to these addresses:
 * their checksums are wrong on purpose.
 */
const CHANNELS: readonly ChannelTerms[] = [
  { ...COMMON_TERMS, id: 1, channelType: 'sandbox', sort: 1 },
  {
    ...COMMON_TERMS,
    id: 2,
    channelType: 'bank',
    minAmount: '50',
    maxAmount: '50000',
    feeRate: '0.001',
    sort: 2,
    isProofRequired: 1,
  },
  {
    ...COMMON_TERMS,
    id: 3,
    channelType: 'chain',
    sort: 3,
    walletAddressType: 'TRC20',
    address: 'TFairLineSandboxDoNotSendAnything1',
    confirmations: 3,
  },
  {
    ...COMMON_TERMS,
    id: 4,
    channelType: 'chain',
    minAmount: '50',
    sort: 4,
    walletAddressType: 'ERC20',
    address: '0xFEEDfeedDEADdeadBEEFbeefC0DEc0deF00Df00d',
    confirmations: 6,
  },
  {
    ...COMMON_TERMS,
    id: 6,
    channelType: 'chain',
    currencyId: 1,
    decimals: 8,
    minAmount: '0.0005',
    maxAmount: '5',
    feeRate: '0.0005',
    sort: 5,
    walletAddressType: 'BTC',
    address: 'bc1qfairlinesandboxdonotsendanythingtothis',
    confirmations: 2,
  },
  {
    ...COMMON_TERMS,
    id: 7,
    channelType: 'chain',
    currencyId: 2,
    decimals: 8,
    minAmount: '0.005',
    maxAmount: '100',
    feeRate: '0.0005',
    sort: 6,
    walletAddressType: 'ERC20',
    address: '0xFEEDfeedDEADdeadBEEFbeefC0DEc0deF00Df00d',
    confirmations: 6,
  },
  {
    ...COMMON_TERMS,
    id: 5,
    channelType: 'online',
    maxAmount: '5000',
    feeRate: '0.015',
    sort: 7,
    payMinutes: 30,
  },
]

/** The text key of each channel's name, by id; also of channels that are no longer offered. */
const NAMES: Readonly<Record<number, keyof OperatorTexts['recharge']['names']>> = {
  1: 'sandbox',
  2: 'bank',
  3: 'tron',
  4: 'ethereum',
  5: 'online',
}

/** Networks named after their coin, which is the same in every language. */
const COINS: Readonly<Record<number, string>> = { 6: 'Bitcoin (BTC)', 7: 'Ethereum (ETH)' }

/** The payee of bank deposits; its name says that no real account exists. */
const PAYEE: readonly { key: keyof OperatorTexts['payee']; value: string }[] = [
  { key: 'accountName', value: 'FAIRLINE SANDBOX (NOT A REAL ACCOUNT)' },
  { key: 'bankName', value: 'Sandbox Bank' },
  { key: 'accountNumber', value: 'SANDBOX-0000-0000-0000' },
  { key: 'swift', value: 'SANDXX00' },
]

/** The deposit channels of a sandbox; other operators add their own. */
export function rechargeChannels(isSandbox: boolean, locale: LanguageCode): RechargeChannel[] {
  if (!isSandbox) return []
  const { payee } = operatorTextsIn(locale)
  return CHANNELS.map(terms => ({
    ...terms,
    channelName: channelName(terms.id, locale),
    instructions: instructionsFor(terms, locale),
    ...(terms.channelType === 'bank' && {
      payee: PAYEE.map(({ key, value }) => ({ key, label: payee[key], value })),
    }),
  }))
}

function instructionsFor({ channelType, confirmations, payMinutes }: ChannelTerms, locale: LanguageCode) {
  return fillPlaceholders(operatorTextsIn(locale).recharge.instructions[channelType], {
    confirmations: formatCount(locale, confirmations ?? 0),
    minutes: formatCount(locale, payMinutes ?? 0),
  })
}

/** The name of a channel, also of one that is no longer offered. */
export function channelName(id: number, locale: LanguageCode): string {
  const name = NAMES[id]
  return name === undefined ? (COINS[id] ?? `#${id}`) : operatorTextsIn(locale).recharge.names[name]
}
