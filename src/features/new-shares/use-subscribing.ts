import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError, SwallowedAnswer } from '#src/api/errors.ts'
import {
  getListShareOffersQueryKey,
  previewShareSubscription,
  subscribeToShares,
} from '#src/api/generated/new-shares/new-shares.ts'
import type { ShareOffer, SharePreview, ShareSubscription } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { parseNumber } from '#src/lib/parse-number.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { useAmountReader } from '#src/widgets/amount-fault.ts'
import { LOOK_EVERY, SHARE_LISTS } from './lists.ts'
import { serverWords } from '#src/widgets/server-words.ts'
import { refreshAccount } from '#src/widgets/ticket/send-order.ts'
import { useSendOnce } from '#src/widgets/send-once.ts'
import { useSettled } from '#src/widgets/ticket/use-preview.ts'
import { useForm } from '#src/widgets/use-form.ts'

const quietly = { catch: true, quiet: true } as const
/** Names the request among those that wait for an answer. */
const OPERATION = 'newShares/subscribe'

interface Request {
  offerId: number
  lots: number
}

/** What a number of lots would hold and cost, asked for a moment after the last key. */
function usePreview(offerId: number, lots: string) {
  const settled = useSettled(lots)
  const { data, error, isPlaceholderData, refetch } = useQuery<SharePreview>({
    queryKey: [...getListShareOffersQueryKey(), 'preview', offerId, settled],
    enabled: settled !== '',
    staleTime: 0,
    gcTime: 0,
    refetchInterval: LOOK_EVERY,
    // The figures before stand until the new ones come: nothing jumps.
    placeholderData: before => before,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const asked = { offerId, lots: Number(settled) }
      const preview = dataOf(await previewShareSubscription(asked, quietly, signal))
      if (!preview) throw new SwallowedAnswer()
      return preview
    },
  })
  const isCurrent = lots !== '' && lots === settled && data !== undefined && !isPlaceholderData && !error
  return { preview: lots === '' ? undefined : data, isCurrent, error, refetch }
}

export interface SubscribingPorts {
  offer: ShareOffer
  onMade: (subscription: ShareSubscription, preview: SharePreview) => void
}

/** The form of a subscription: how many lots, what that holds and costs, and sending it once. */
export function useSubscribing({ offer, onMade }: SubscribingPorts) {
  const draft = `newShares:${offer.id}`
  const client = useQueryClient()
  const t = useMessages('newShares')
  const locale = useLanguage()
  const readLots = useAmountReader()
  const read = (typed: string) => {
    const parsed = parseNumber(typed, { locale, decimals: 0 })
    // That nothing stands after the point is said in the words of lots.
    if (!parsed.ok && parsed.reason === 'too-many-decimals') return { value: undefined, fault: t.wholeLots() }
    return readLots(typed, { maximum: `${offer.maxLots}`, decimals: 0 })
  }
  const once = useSendOnce<Request, ShareSubscription>(OPERATION, async request =>
    dataOf(await subscribeToShares(request, quietly)),
  )
  const form = useForm({
    initial: { lots: '1' },
    draft,
    check: {
      lots: typed => {
        const { fault, value } = read(typed)
        return fault ?? (value !== undefined && isOfLots(value) ? problemAt('lots') : undefined)
      },
    },
  })
  const { value } = read(form.values.lots)
  const { preview, isCurrent, error, refetch } = usePreview(offer.id, value ?? '')
  const isOfLots = (lots: string) => isCurrent && preview?.lots === Number(lots)
  const problemAt = (field: 'lots' | 'offer') =>
    preview?.problem?.field === field
      ? serverWords(preview.problem.msg, preview.problem.params, locale)
      : undefined

  const send = async () => {
    if (!preview || !isCurrent || preview.problem) return
    try {
      const subscription = await once.send({ offerId: offer.id, lots: preview.lots })
      if (!subscription) return
      discardDraft(draft)
      onMade(subscription, preview)
    } catch (cause) {
      // Refused: the offer has closed meanwhile, or another tab was quicker. The figures say what holds now.
      if (cause instanceof ApiError) void refetch()
      throw cause
    } finally {
      void refreshAccount(client, SHARE_LISTS)
    }
  }
  return {
    form,
    /** The number in the field, a decimal string, while it is one that can be asked for. */
    lots: value,
    preview,
    isCurrent,
    isWaiting: value !== undefined && !isCurrent && !error,
    error,
    refetch,
    /** What stands in the way of any subscription to this offer, in words. */
    obstacle: isCurrent ? problemAt('offer') : undefined,
    isUnanswered: once.unanswered !== undefined,
    isEarlierUnanswered: once.isEarlierUnanswered,
    onSubmit: form.submit(send),
  }
}
