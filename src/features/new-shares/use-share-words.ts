import type {
  ShareOfferStatus,
  ShareSubscription,
  ShareSubscriptionStatus,
} from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { useExactly } from '#src/widgets/ticket/exact.tsx'

/** The words for where an offer and a subscription stand, and whole numbers as the reader writes them. */
export function useShareWords() {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const exactly = useExactly()
  const offers: Record<ShareOfferStatus, string> = {
    upcoming: t.statusUpcoming(),
    open: t.statusOpen(),
    closed: t.statusClosed(),
    drawn: t.statusDrawn(),
    listed: t.statusListed(),
  }
  const subscriptions: Record<ShareSubscriptionStatus, string> = {
    waiting: t.statusWaiting(),
    cancelled: t.statusCancelled(),
    notAllotted: t.statusNotAllotted(),
    allotted: t.statusAllotted(),
    listed: t.statusShares(),
  }
  const count = (one: number) => formatNumber(`${one}`, { locale, decimals: 0 })
  const someLots = (lots: number) => t.someLots({ lots: count(lots), lotCount: lots })
  return {
    offer: (status: ShareOfferStatus) => offers[status],
    subscription: (status: ShareSubscriptionStatus) => subscriptions[status],
    count,
    lots: someLots,
    /** How many lots were asked for and, after the draw, how many of them were got. */
    result: ({ lots, allottedLots }: Pick<ShareSubscription, 'lots' | 'allottedLots'>) =>
      allottedLots === null
        ? someLots(lots)
        : t.resultLots({ lots: count(lots), lotCount: lots, allotted: count(allottedLots) }),
    /** A number of lots, and the shares that are in them, a decimal string. */
    lotsAndShares: (lots: number, shares: string) =>
      t.lotsAndShares({
        lots: someLots(lots),
        shares: t.someShares({ shares: exactly(shares), shareCount: Number(shares) }),
      }),
  }
}
