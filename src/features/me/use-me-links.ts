import type { ReactNode } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useCountServiceAnswers } from '#src/api/generated/help/help.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import type { IconName } from '#src/ui/icon.tsx'
import { useLineName } from '#src/widgets/format/use-line-name.ts'
import type { MeLinkName } from './me-layout.ts'

export interface MeLink {
  icon: IconName
  title: string
  subtitle?: string
  end?: ReactNode
  to: string
  /** Not shown to a guest (R1.4). */
  isForMembers?: boolean
}

/** The links of the account page in the app's own words. */
export function useMeLinks(): Readonly<Record<MeLinkName, MeLink>> {
  return { ...useMoneyLinks(), ...useServiceLinks(), ...useAccountLinks(), ...useHelpLinks() }
}

function useMoneyLinks() {
  const t = useMessages('me')
  const binding = useMessages('binding')
  const member = { isForMembers: true }
  return {
    ledger: {
      icon: 'receipt',
      title: t.records(),
      subtitle: t.recordsNote(),
      to: PATHS.ledgerEntries,
      ...member,
    },
    deposit: { icon: 'deposit', title: t.deposit(), to: PATHS.deposit, ...member },
    withdraw: { icon: 'withdraw', title: useMessages('withdraw').title(), to: PATHS.withdraw, ...member },
    exchange: { icon: 'swap', title: useMessages('exchange').title(), to: PATHS.exchange, ...member },
    bankCards: { icon: 'card', title: binding.cardsTitle(), to: PATHS.bankCards, ...member },
    walletAddresses: {
      icon: 'address',
      title: binding.addressesTitle(),
      to: PATHS.walletAddresses,
      ...member,
    },
    orders: { icon: 'trade', title: t.orders(), subtitle: t.ordersNote(), to: PATHS.trade, ...member },
    contracts: { icon: 'chart', title: t.contracts(), to: PATHS.contractPositions, ...member },
    coinOrders: { icon: 'coins', title: t.coinOrders(), to: PATHS.coinOrders, ...member },
    favorites: { icon: 'star', title: t.watchlist(), to: PATHS.watchlist, ...member },
    alerts: { icon: 'alarm', title: useMessages('alert').title(), to: PATHS.alerts, ...member },
    notes: { icon: 'note', title: useMessages('note').all(), to: PATHS.notes, ...member },
    copyTrading: { icon: 'copy', title: t.copyTrading(), to: PATHS.followOrder },
  } as const satisfies Partial<Record<MeLinkName, MeLink>>
}

function useServiceLinks() {
  const t = useMessages('me')
  return {
    pledge: { icon: 'pledge', title: t.pledges(), to: PATHS.pledges },
    lockMining: { icon: 'mining', title: t.lockMining(), to: PATHS.lockMining },
    loan: { icon: 'loan', title: t.loans(), to: PATHS.loans },
    newShares: { icon: 'candles', title: t.newShares(), to: PATHS.newShares },
    invite: { icon: 'plus', title: t.invite(), to: PATHS.invite, isForMembers: true },
    team: { icon: 'team', title: t.team(), to: PATHS.team, isForMembers: true },
    awards: { icon: 'award', title: t.awards(), to: PATHS.referralRewards, isForMembers: true },
    welfare: { icon: 'gift', title: t.welfare(), to: PATHS.welfare },
    activities: { icon: 'flag', title: t.activities(), to: PATHS.activities },
  } as const satisfies Partial<Record<MeLinkName, MeLink>>
}

function useAccountLinks() {
  const t = useMessages('me')
  const site = useMessages('site')
  return {
    profile: { icon: 'me', title: t.profile(), to: PATHS.profile, isForMembers: true },
    security: { icon: 'lock', title: t.security(), to: PATHS.changePassword, isForMembers: true },
    privacy: { icon: 'eyeOff', title: t.privacy(), to: PATHS.privacy },
    language: {
      icon: 'globe',
      title: site.language(),
      end: localeInfo(useLanguage()).name,
      to: PATHS.language,
    },
    line: { icon: 'line', title: site.line(), end: useLineName().current, to: PATHS.line },
  } as const satisfies Partial<Record<MeLinkName, MeLink>>
}

function useHelpLinks() {
  const t = useMessages('me')
  const help = useMessages('help')
  const answers = useAnswersNote()
  return {
    messages: { icon: 'bell', title: t.messages(), to: PATHS.messages, isForMembers: true },
    notices: { icon: 'notice', title: useMessages('message').notices(), to: PATHS.notices },
    questions: { icon: 'question', title: help.questions(), to: PATHS.questions },
    service: {
      icon: 'message',
      title: t.service(),
      to: PATHS.service,
      ...(answers !== undefined && { subtitle: answers }),
    },
    about: { icon: 'info', title: t.about(), to: pathTo(PATHS.richText, { name: 'about' }) },
  } as const satisfies Partial<Record<MeLinkName, MeLink>>
}

/** How many answers of customer support are unread; undefined when there are none. */
function useAnswersNote(): string | undefined {
  const t = useMessages('me')
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const { data } = useCountServiceAnswers({ query: { enabled: isSignedIn, meta: { quiet: true } } })
  const answers = isSignedIn ? (dataOf(data) ?? 0) : 0
  return answers > 0
    ? t.answers({ count: formatNumber(String(answers), { locale, decimals: 0 }) })
    : undefined
}
