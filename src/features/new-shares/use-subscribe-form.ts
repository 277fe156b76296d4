import { dataOf } from '#src/api/envelope.ts'
import {
  getPreviewShareSubscriptionQueryOptions,
  useSubscribeToShares,
} from '#src/api/generated/new-shares/new-shares.ts'
import type { ShareOffer, SharePreview, ShareSubscription } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { parseNumber } from '#src/lib/numbers/parse-number.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { POLL_INTERVAL } from './share-queries.ts'
import { serverMessage } from '#src/widgets/format/server-messages.ts'
import { usePreview } from '#src/widgets/preview/use-preview.ts'
import { useReview } from '#src/widgets/sheets/review-sheet.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { useUnanswered, useEarlierUnanswered } from '#src/widgets/forms/use-unanswered.ts'

/** The preview of a number of lots. */
function useSubscriptionPreview(offerId: number, lots: string | undefined) {
  const request = lots === undefined ? undefined : { offerId, lots: Number(lots) }
  return usePreview(getPreviewShareSubscriptionQueryOptions, request, { refetchInterval: POLL_INTERVAL })
}

export interface SubscribeOptions {
  offer: ShareOffer
  onCreated: (subscription: ShareSubscription, preview: SharePreview) => void
}

/** State of the subscription form: lots, preview, and submit exactly once. */
export function useSubscribeForm({ offer, onCreated }: SubscribeOptions) {
  const draft = `newShares:${offer.id}`
  const t = useMessages('newShares')
  const locale = useLanguage()
  const validateAmount = useAmountParser()
  const validateLots = (text: string) => {
    const parsed = parseNumber(text, { locale, decimals: 0 })
    // A fraction gets an error text about lots.
    if (!parsed.ok && parsed.reason === 'too-many-decimals') return { value: undefined, error: t.wholeLots() }
    return validateAmount(text, { maximum: `${offer.maxLots}`, decimals: 0 })
  }
  const isEarlierUnanswered = useEarlierUnanswered('subscribeToShares')
  const subscribing = useSubscribeToShares()
  const unanswered = useUnanswered(subscribing)
  const form = useForm({
    initial: { lots: '1' },
    draft,
    validate: {
      lots: text => {
        const { error: lotsError, value } = validateLots(text)
        return lotsError ?? (value !== undefined && isPreviewOf(value) ? problemOf('lots') : undefined)
      },
    },
  })
  const { value } = validateLots(form.values.lots)
  const { preview, isCurrent, error, refetch } = useSubscriptionPreview(offer.id, value)
  const isPreviewOf = (lots: string) => isCurrent && preview?.lots === Number(lots)
  const problemOf = (field: 'lots' | 'offer') =>
    preview?.problem?.field === field
      ? serverMessage(preview.problem.msg, preview.problem.params, locale)
      : undefined

  const send = async (reviewed: SharePreview) => {
    try {
      const request = unanswered ?? { offerId: offer.id, lots: reviewed.lots }
      const subscription = dataOf(await subscribing.mutateAsync({ data: request }))
      if (!subscription) return
      discardDraft(draft)
      onCreated(subscription, reviewed)
    } catch (cause) {
      // The offer may have closed, or another tab has subscribed. Refetch the current figures.
      void refetch()
      throw cause
    }
  }
  return {
    form,
    /** The lots in the field, a decimal string; undefined while invalid. */
    lots: value,
    preview,
    isCurrent,
    isWaiting: value !== undefined && !isCurrent && !error,
    error,
    refetch,
    /** Why no subscription to the offer is possible, as text. */
    obstacle: isCurrent ? problemOf('offer') : undefined,
    isUnanswered: unanswered !== undefined,
    isEarlierUnanswered,
    ...useReview(form, isCurrent && !preview?.problem ? preview : undefined, send),
  }
}
