import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import {
  getListShareOffersQueryKey,
  previewShareSubscription,
  subscribeToShares,
} from '#src/api/generated/new-shares/new-shares.ts'
import type { ShareOffer, SharePreview, ShareSubscription } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { parseNumber } from '#src/lib/parse-number.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { POLL_INTERVAL, SHARE_LISTS } from './share-queries.ts'
import { serverMessage } from '#src/widgets/server-messages.ts'
import { refreshAccount } from '#src/widgets/account/refresh-account.ts'
import { useSendOnce } from '#src/widgets/forms/send-once.ts'
import { usePreview } from '#src/widgets/preview/use-preview.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'

const quietOptions = { catch: true, quiet: true } as const
/** Key of the unanswered request. */
const OPERATION = 'newShares/subscribe'

interface SubscribeRequest {
  offerId: number
  lots: number
}

/** The preview of a number of lots; refetched with the offers. */
function useSubscriptionPreview(offerId: number, lots: string | undefined) {
  return usePreview({
    queryKey: getListShareOffersQueryKey(),
    terms: lots === undefined ? undefined : { offerId, lots: Number(lots) },
    fetch: async (terms, signal) => dataOf(await previewShareSubscription(terms, quietOptions, signal)),
    refetchInterval: POLL_INTERVAL,
  })
}

export interface SubscribeOptions {
  offer: ShareOffer
  onCreated: (subscription: ShareSubscription, preview: SharePreview) => void
}

/** State of the subscription form: lots, preview, and submit exactly once. */
export function useSubscribeForm({ offer, onCreated }: SubscribeOptions) {
  const draft = `newShares:${offer.id}`
  const client = useQueryClient()
  const t = useMessages('newShares')
  const locale = useLanguage()
  const validateAmount = useAmountParser()
  const validateLots = (text: string) => {
    const parsed = parseNumber(text, { locale, decimals: 0 })
    // A fraction gets an error text about lots.
    if (!parsed.ok && parsed.reason === 'too-many-decimals') return { value: undefined, error: t.wholeLots() }
    return validateAmount(text, { maximum: `${offer.maxLots}`, decimals: 0 })
  }
  const once = useSendOnce<SubscribeRequest, ShareSubscription>(OPERATION, async request =>
    dataOf(await subscribeToShares(request, quietOptions)),
  )
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

  const send = async () => {
    if (!preview || !isCurrent || preview.problem) return
    try {
      const subscription = await once.send({ offerId: offer.id, lots: preview.lots })
      if (!subscription) return
      discardDraft(draft)
      onCreated(subscription, preview)
    } catch (cause) {
      // Rejected: the offer has closed, or another tab has subscribed. Refetch the current figures.
      if (cause instanceof ApiError) void refetch()
      throw cause
    } finally {
      void refreshAccount(client, SHARE_LISTS)
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
    isUnanswered: once.unanswered !== undefined,
    isEarlierUnanswered: once.hasEarlierUnanswered,
    onSubmit: form.submit(send),
  }
}
