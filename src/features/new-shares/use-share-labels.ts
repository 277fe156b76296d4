import type { ShareOfferStatus, ShareSubscription, ShareSubscriptionStatus } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'

/** Labels of offer and subscription statuses, and localized counts. */
export function useShareLabels() {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const exactly = useExactFormat()
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
  const lotsLabel = (lots: number) => t.someLots({ lots: count(lots), lotCount: lots })
  return {
    offer: (status: ShareOfferStatus) => offers[status],
    subscription: (status: ShareSubscriptionStatus) => subscriptions[status],
    count,
    lots: lotsLabel,
    /** Lots applied for and, after the draw, lots allotted. */
    result: ({ lots, allottedLots }: Pick<ShareSubscription, 'lots' | 'allottedLots'>) =>
      allottedLots === null
        ? lotsLabel(lots)
        : t.resultLots({ lots: count(lots), lotCount: lots, allotted: count(allottedLots) }),
    /** A number of lots and the shares in them, a decimal string. */
    lotsAndShares: (lots: number, shares: string) =>
      t.lotsAndShares({
        lots: lotsLabel(lots),
        shares: t.someShares({ shares: exactly(shares), shareCount: Number(shares) }),
      }),
  }
}
