import type { LanguageCode, WithdrawChannel } from '#src/api/generated/models/index.ts'
import type { WithdrawTerms } from './quote.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'
import { IN_FORCE_SINCE } from '../shared/terms.ts'
import { textsIn } from '../site/texts/index.ts'
import type { OperatorTexts } from '../site/texts/types.ts'

/** A way to withdraw: its terms, and what it is called. */
interface Channel {
  readonly terms: WithdrawTerms
  readonly name: keyof OperatorTexts['withdraw']
}

const LIMITS = { currencyId: USDT_ID, minAmount: '20', maxAmount: '50000' } as const

/** The ways to withdraw, in their order; all of them pay out in USDT. */
const CHANNELS: readonly Channel[] = [
  {
    terms: { id: 1, channelType: 'bank', addressType: null, feeRate: '0.002', feeFixed: '1', ...LIMITS },
    name: 'bank',
  },
  {
    terms: { id: 2, channelType: 'chain', addressType: 'TRC20', feeRate: '0', feeFixed: '1', ...LIMITS },
    name: 'tron',
  },
  {
    terms: { id: 3, channelType: 'chain', addressType: 'ERC20', feeRate: '0', feeFixed: '4', ...LIMITS },
    name: 'ethereum',
  },
]

/** The ways to withdraw. */
export function withdrawChannels(locale: LanguageCode): WithdrawChannel[] {
  const names = textsIn(locale).withdraw
  return CHANNELS.map(({ terms, name }, index) => ({
    ...terms,
    channelName: names[name],
    sort: index + 1,
    since: IN_FORCE_SINCE,
  }))
}

/** The terms of a way to withdraw; undefined when there is none of this id. */
export function withdrawTerms(id: number): WithdrawTerms | undefined {
  return CHANNELS.find(({ terms }) => terms.id === id)?.terms
}

/** The name of a channel, also of one that is not offered any more. */
export function withdrawChannelName(id: number, locale: LanguageCode): string {
  const channel = CHANNELS.find(({ terms }) => terms.id === id)
  return channel ? textsIn(locale).withdraw[channel.name] : `#${id}`
}
