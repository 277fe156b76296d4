import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError, isAborted, SwallowedAnswer } from '#src/api/errors.ts'
import { useCreateExchange } from '#src/api/generated/exchange/exchange.ts'
import type { Exchange, ExchangePreview } from '#models'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { errorMessage } from '#src/widgets/format/server-messages.ts'
import { useUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { fetchTimedPreview, type TimedPreview } from './use-exchange-preview.ts'

/** The outcome of the last submit. */
export type SubmitOutcome =
  | { kind: 'unanswered'; text: string }
  /** The rate had expired, or the market had left it; the previous preview. */
  | { kind: 'renewed'; before: ExchangePreview }
  | { kind: 'failed'; text: string }

export interface SubmitCallbacks {
  onRenewed: (renewed: TimedPreview) => void
  onDone: (exchange: Exchange) => void
  /** Rejected because of a field of the form. */
  onRefused: (error: ApiError) => void
}

/** Submits an exchange once; requests a new rate when the shown one is no longer valid. */
export function useSubmitExchange(
  { preview }: TimedPreview,
  { onRenewed, onDone, onRefused }: SubmitCallbacks,
) {
  const locale = useLanguage()
  const [outcome, setOutcome] = useState<SubmitOutcome>()
  const client = useQueryClient()
  const submission = useCreateExchange()
  const unanswered = useUnanswered(submission)
  const { fromCurrencyId, toCurrencyId, amount, rateTime, received } = preview

  /** Replaces the rate by a new one, which has to be confirmed again. */
  const renew = async () => {
    try {
      const renewed = await fetchTimedPreview(client, { fromCurrencyId, toCurrencyId, amount })
      setOutcome({ kind: 'renewed', before: preview })
      onRenewed(renewed)
    } catch (error) {
      if (error instanceof ApiError) onRefused(error)
      else if (!isAborted(error)) setOutcome({ kind: 'failed', text: errorMessage(error, locale) })
    }
  }
  const confirm = async () => {
    try {
      const request = { fromCurrencyId, toCurrencyId, amount, rateTime, minReceived: received }
      const exchange = dataOf(await submission.mutateAsync({ data: unanswered ?? request }))
      if (exchange) onDone(exchange)
    } catch (error) {
      // The client has shown the reason, or sign-in.
      if (error instanceof SwallowedAnswer) return
      if (!(error instanceof ApiError)) setOutcome({ kind: 'unanswered', text: errorMessage(error, locale) })
      else if (error.msg === 'hint_rate_expired') await renew()
      else onRefused(error)
    }
  }
  return { outcome, confirm, renew, isUnanswered: unanswered !== undefined }
}
