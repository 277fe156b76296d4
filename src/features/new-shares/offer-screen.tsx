import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetShareOffer } from '#src/api/generated/new-shares/new-shares.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { PATHS } from '#src/lib/paths.ts'
import { recordServerTime } from '#src/stores/quotes/quotes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { POLL_INTERVAL } from './share-queries.ts'
import { TimeZoneNote } from '#src/widgets/settings/time-zone-notes.tsx'
import { Documents } from './documents.tsx'
import { DrawSection } from './draw-section.tsx'
import { OfferHead } from './offer-head.tsx'
import { OfferDates, OfferTerms } from './offer-terms.tsx'
import { Participation } from './participation.tsx'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The offer of `?id=`. */
function useOffer() {
  const [query] = useSearchParams()
  const id = Number(query.get('id'))
  const isNumber = Number.isSafeInteger(id) && id > 0
  const offerQuery = useGetShareOffer(
    { id: isNumber ? id : 1 },
    {
      query: { enabled: isNumber, refetchInterval: POLL_INTERVAL, meta: { catch: true, quiet: true } },
    },
  )
  const detail = dataOf(offerQuery.data)
  const priceTime = detail?.offer.nowPriceTime
  useEffect(() => {
    // The price carries the server time: the countdown uses the server clock, not that of this device.
    if (priceTime !== undefined) recordServerTime(priceTime, offerQuery.dataUpdatedAt)
  }, [priceTime, offerQuery.dataUpdatedAt])
  return {
    detail,
    isUnknown: !isNumber || offerQuery.error instanceof ApiError,
    hasFailed: offerQuery.isError,
    refetch: offerQuery.refetch,
  }
}

/** The route /pages/newShares/detail: an offer with terms, dates, documents and draw, and the subscription form. */
export default function OfferScreen() {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const { detail, isUnknown, hasFailed, refetch } = useOffer()
  return (
    <MoneyScreen title={detail ? productName(detail.offer, locale) : t.offer()}>
      {detail ? (
        <>
          <OfferHead offer={detail.offer} />
          <Participation key={detail.offer.id} detail={detail} />
          <OfferTerms offer={detail.offer} />
          <OfferDates offer={detail.offer} />
          <TimeZoneNote />
          <DrawSection detail={detail} />
          <Documents documents={detail.documents} />
        </>
      ) : isUnknown ? (
        <EmptyState
          icon="search"
          title={t.unknown()}
          action={
            <ButtonLink kind="quiet" to={PATHS.newShares}>
              {t.toCalendar()}
            </ButtonLink>
          }
        />
      ) : (
        <QueryFallback isFailed={hasFailed} onRetry={refetch} />
      )}
    </MoneyScreen>
  )
}
