import { useEffect } from 'react'
import { useListShareOffersInfinite } from '#src/api/generated/new-shares/new-shares.ts'
import type { ShareOffer, ShareOfferView } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { recordServerTime } from '#src/stores/quotes/quotes.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { POLL_INTERVAL } from './share-queries.ts'
import styles from './new-shares.module.css'
import { DatedEvent } from './next-event.tsx'
import { useShareLabels } from './use-share-labels.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

function useOffers(view: ShareOfferView) {
  const offers = useListShareOffersInfinite(
    { ...firstPage, view },
    { query: { refetchInterval: POLL_INTERVAL } },
  )
  const pages = usePages(offers, offer => offer.id)
  const { rows } = pages
  const { dataUpdatedAt } = offers
  useEffect(() => {
    // The price carries the server time: countdowns use the server clock, not that of this device.
    for (const { nowPriceTime } of rows ?? []) recordServerTime(nowPriceTime, dataUpdatedAt)
  }, [rows, dataUpdatedAt])
  return pages
}

/** Current offers: open, upcoming, and waiting for draw or listing. */
export function CurrentOffers() {
  const t = useMessages('newShares')
  const { rows, isFailed, retry } = useOffers('current')
  if (!rows) return <QueryFallback isFailed={isFailed} onRetry={retry} rows={5} />
  if (rows.length === 0) return <EmptyState icon="chart" title={t.none()} text={t.noneText()} />
  const groups = [
    { title: t.open(), offers: rows.filter(({ status }) => status === 'open') },
    { title: t.upcoming(), offers: rows.filter(({ status }) => status === 'upcoming') },
    { title: t.inDraw(), offers: rows.filter(({ status }) => status === 'closed' || status === 'drawn') },
  ]
  return groups
    .filter(({ offers }) => offers.length > 0)
    .map(({ title, offers }) => (
      <Section key={title} title={title}>
        <List label={title}>
          {offers.map(offer => (
            <OfferRow key={offer.id} offer={offer} />
          ))}
        </List>
      </Section>
    ))
}

/** Listed offers, newest first, paged. */
export function ListedOffers() {
  const t = useMessages('newShares')
  return (
    <PagedList
      pages={useOffers('listed')}
      label={t.listed()}
      empty={{ title: t.noneListed(), text: t.noneText() }}
      renderRow={offer => <OfferRow key={offer.id} offer={offer} />}
    />
  )
}

function OfferRow({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const labels = useShareLabels()
  const { id, status, price, currencyName } = offer
  return (
    <Row
      title={productName(offer, locale)}
      subtitle={
        <span className={styles.subtitle}>
          <span className={styles.state} data-status={status}>
            {labels.offer(status)}
          </span>
          <DatedEvent offer={offer} />
        </span>
      }
      end={<ExactMoney value={price} currency={currencyName} />}
      endNote={t.perShare()}
      to={pathTo(PATHS.newShareDetail, { id })}
    />
  )
}
