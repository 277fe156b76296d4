import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError, isAborted } from '#src/api/errors.ts'
import { createExchange } from '#src/api/generated/exchange/exchange.ts'
import type { Exchange, ExchangePreview, ExchangeRequest } from '#src/api/generated/models/index.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { pendingOperations } from '#src/stores/idempotency.ts'
import { errorWords } from '#src/widgets/server-words.ts'
import { useSendOnce } from '#src/widgets/send-once.ts'
import { fetchQuote, type Quote } from './use-exchange-preview.ts'

const path = 'exchange/create'

/** Whether an exchange of before got no answer. */
export function isExchangeUnanswered(): boolean {
  return pendingOperations(path).length > 0
}

/** What came of the last press. */
export type Outcome =
  | { is: 'unanswered'; text: string }
  /** The rate had expired; what the one before would have given. */
  | { is: 'renewed'; before: ExchangePreview }
  | { is: 'failed'; text: string }

export interface Sending {
  onOffer: (quote: Quote) => void
  onDone: (exchange: Exchange) => void
  /** Refused for a reason that lies in the form. */
  onRefused: (error: ApiError) => void
}

/** Sends an exchange once, and gets a new rate when the one that was shown has expired on the way. */
export function useExchangeSending({ preview }: Quote, { onOffer, onDone, onRefused }: Sending) {
  const locale = useLanguage()
  const [outcome, setOutcome] = useState<Outcome>()
  const { send, unanswered } = useSendOnce<Omit<ExchangeRequest, 'idempotencyKey'>, Exchange>(
    path,
    async request => dataOf(await createExchange(request, { catch: true, quiet: true })),
  )
  const { fromCurrencyId, toCurrencyId, amount, rateTime, received } = preview

  /** Another rate in the place of this one; it is to be agreed to anew. */
  const renew = async () => {
    try {
      const quote = await fetchQuote({ fromCurrencyId, toCurrencyId, amount })
      setOutcome({ is: 'renewed', before: preview })
      onOffer(quote)
    } catch (error) {
      if (error instanceof ApiError) onRefused(error)
      else if (!isAborted(error)) setOutcome({ is: 'failed', text: errorWords(error, locale) })
    }
  }
  const confirm = async () => {
    try {
      const exchange = await send({ fromCurrencyId, toCurrencyId, amount, rateTime, minReceived: received })
      if (exchange) onDone(exchange)
    } catch (error) {
      if (!(error instanceof ApiError)) setOutcome({ is: 'unanswered', text: errorWords(error, locale) })
      else if (error.msg === 'hint_rate_expired') await renew()
      else onRefused(error)
    }
  }
  return { outcome, confirm, renew, isUnanswered: unanswered !== undefined }
}
