import type { LanguageCode, WithdrawChannel } from '#models'
import type { WithdrawTerms } from './preview.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { TERMS_VALID_FROM } from '#server/market/terms-date.ts'
import { operatorTextsIn } from '../site/texts/index.ts'
import type { OperatorTexts } from '../site/texts/types.ts'

/** A withdrawal channel: its terms, and its name in the operator's texts: a network is named as where one deposits. */
interface Channel {
  readonly terms: WithdrawTerms
  readonly name: (texts: OperatorTexts) => string
}

/** The least amount that any channel pays out, a decimal in USDT. */
export const LEAST_WITHDRAWAL = '20'
const LIMITS = { currencyId: USDT_ID, minAmount: LEAST_WITHDRAWAL, maxAmount: '50000' } as const

/** The withdrawal channels in display order; all of them pay out in USDT. */
const CHANNELS: readonly Channel[] = [
  {
    terms: { id: 1, channelType: 'bank', addressType: null, feeRate: '0.002', feeFixed: '1', ...LIMITS },
    name: texts => texts.withdraw.bank,
  },
  {
    terms: { id: 2, channelType: 'chain', addressType: 'TRC20', feeRate: '0', feeFixed: '1', ...LIMITS },
    name: texts => texts.recharge.names.tron,
  },
  {
    terms: { id: 3, channelType: 'chain', addressType: 'ERC20', feeRate: '0', feeFixed: '4', ...LIMITS },
    name: texts => texts.recharge.names.ethereum,
  },
]

/** The withdrawal channels in the reader's language. */
export function withdrawChannels(locale: LanguageCode): WithdrawChannel[] {
  const texts = operatorTextsIn(locale)
  return CHANNELS.map(({ terms, name }, index) => ({
    ...terms,
    channelName: name(texts),
    sort: index + 1,
    since: TERMS_VALID_FROM,
  }))
}

/** The terms of a withdrawal channel; undefined when there is none with this id. */
export function withdrawTerms(id: number): WithdrawTerms | undefined {
  return CHANNELS.find(({ terms }) => terms.id === id)?.terms
}

/** The name of a channel, or its id when it is no longer offered. */
export function withdrawChannelName(id: number, locale: LanguageCode): string {
  const channel = CHANNELS.find(({ terms }) => terms.id === id)
  return channel ? channel.name(operatorTextsIn(locale)) : `#${id}`
}
