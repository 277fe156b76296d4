import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetShareOffer } from '#src/api/generated/new-shares/new-shares.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/lookups.ts'
import { PATHS } from '#src/lib/paths.ts'
import { noteServerTime } from '#src/stores/quotes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState, SandboxBadge } from '#src/ui/states.tsx'
import { LOOK_EVERY } from './lists.ts'
import { TimeZoneNote } from '#src/widgets/clock-note.tsx'
import styles from './new-shares.module.css'
import { useSite } from '#src/widgets/page-blocks/use-site.ts'
import { Documents } from './documents.tsx'
import { DrawSection } from './draw-section.tsx'
import { OfferHead } from './offer-head.tsx'
import { OfferDates, OfferTerms } from './offer-terms.tsx'
import { Participation } from './participation.tsx'

/** The offer that the address names: `?id=`. */
function useOffer() {
  const [query] = useSearchParams()
  const id = Number(query.get('id'))
  const isNumber = Number.isSafeInteger(id) && id > 0
  const asked = useGetShareOffer(
    { id: isNumber ? id : 1 },
    {
      query: { enabled: isNumber, refetchInterval: LOOK_EVERY, meta: { quiet: true } },
      request: { catch: true, quiet: true },
    },
  )
  const detail = dataOf(asked.data)
  const madeAt = detail?.offer.nowPriceTime
  useEffect(() => {
    // A price is made at its moment: the countdown goes by the server's clock, not by this device's.
    if (madeAt !== undefined) noteServerTime(madeAt, asked.dataUpdatedAt)
  }, [madeAt, asked.dataUpdatedAt])
  return {
    detail,
    isUnknown: !isNumber || asked.error instanceof ApiError,
    hasFailed: asked.isError,
    refetch: asked.refetch,
  }
}

/** The route /pages/newShares/detail: one offer with its terms, dates, documents and draw, and subscribing to it. */
export default function NewSharesDetail() {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const { isSandbox } = useSite()
  const { detail, isUnknown, hasFailed, refetch } = useOffer()
  return (
    <Screen title={detail ? productName(detail.offer, locale) : t.offer()}>
      <div className={styles.page}>
        {isSandbox && (
          <div className={styles.badge}>
            <SandboxBadge />
          </div>
        )}
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
        ) : hasFailed ? (
          <ErrorState onRetry={refetch} />
        ) : (
          <SkeletonRows count={6} />
        )}
      </div>
    </Screen>
  )
}
