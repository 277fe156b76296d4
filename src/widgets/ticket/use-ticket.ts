import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import type { ProductDetail } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { useIsSignedIn } from '../../stores/session.ts'
import { errorWords, serverWords } from '../server-words.ts'
import type { LivePrice } from '../traded-product.ts'
import type { Proposal } from './use-placing.ts'
import { estimate, readTicket, sizeField } from './read-ticket.ts'
import type { TicketField } from './read-ticket.ts'
import { readUnanswered } from './send-order.ts'
import { useTicketDraft } from './ticket-draft.ts'
import type { TicketDraft } from './ticket-draft.ts'
import { useFaultWords } from './ticket-words.ts'
import { useFunds } from './use-funds.ts'
import { usePreview } from './use-preview.ts'
import { useTicketLock } from './use-ticket-lock.ts'

/** Everything a ticket knows: what is typed, what it would cost, and what stands in its way. */
export function useTicket(detail: ProductDetail, { quote, ticker, isStale }: LivePrice) {
  const { product, rules } = detail
  const { productCode } = product
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const funds = useFunds(detail)
  const lock = useTicketLock(detail, isStale)
  const { draft, change, clear } = useTicketDraft(product)
  const [proposal, setProposal] = useState<Proposal>()
  const [isUnanswered, setUnanswered] = useState(() => readUnanswered() !== undefined)

  const nowPrice = quote?.nowPrice ?? ticker.nowPrice
  const available = draft.side === 'buy' ? funds.cash : funds.units
  const facts = { rules, locale, productCode, currency: funds.currency, price: nowPrice, available }
  const { terms, faults, price } = readTicket(draft, facts)
  const preview = usePreview(product, isSignedIn ? terms : undefined, proposal !== undefined)
  const complaints = useComplaints(draft, faults, preview)

  const propose = () => {
    complaints.showAll()
    if (preview.error) return preview.refetch()
    if (!terms || !preview.preview || !preview.isCurrent || preview.preview.problem) return undefined
    setProposal({ terms, preview: preview.preview })
    return undefined
  }
  return {
    draft,
    change: (fields: Partial<TicketDraft>) => {
      complaints.forget()
      change(fields)
    },
    clear: () => {
      complaints.forget()
      clear()
    },
    funds,
    lock,
    preview,
    /** The figures to show: the server's, for a guest our own estimate. */
    shown: isSignedIn ? preview.preview : terms && estimate(terms, nowPrice, rules),
    nowPrice,
    /** What one unit would cost by this ticket. */
    price,
    isComputing: terms !== undefined && isSignedIn && !preview.isCurrent && !preview.error,
    errorOf: complaints.errorOf,
    problem: complaints.general,
    refuse: complaints.refuse,
    proposal,
    setProposal,
    propose,
    isUnanswered,
    checkUnanswered: () => setUnanswered(readUnanswered() !== undefined),
  }
}

type Faults = ReturnType<typeof readTicket>['faults']

/** What is wrong with a ticket, beside the field that has to change, else in one sentence for all of it. */
function useComplaints(
  draft: TicketDraft,
  faults: Faults,
  { preview, isCurrent, error }: ReturnType<typeof usePreview>,
) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const faultWords = useFaultWords()
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  const size = sizeField(draft)
  const problem = isCurrent ? preview?.problem : undefined
  const visible = (field: string | undefined): TicketField | undefined => {
    if (field === 'limitPrice' && draft.type === 'limit') return 'limitPrice'
    // The server may name the quantity that an amount came to.
    return field === 'quantity' || field === 'amount' ? size : undefined
  }
  const remarks = [
    ...(refusal ? [{ field: visible(refusal.params.field), text: errorWords(refusal, locale) }] : []),
    ...(problem
      ? [{ field: visible(problem.field), text: serverWords(problem.msg, problem.params, locale) }]
      : []),
    ...(error
      ? [
          error instanceof ApiError
            ? { field: visible(error.params.field), text: errorWords(error, locale) }
            : { field: undefined, text: `${t.previewFailed()} ${errorWords(error, locale)}` },
        ]
      : []),
  ]
  return {
    showAll: () => setAsked(true),
    forget: () => {
      setAsked(false)
      setRefusal(undefined)
    },
    refuse: setRefusal,
    general: remarks.find(remark => remark.field === undefined)?.text,
    errorOf: (field: TicketField): string | undefined => {
      const fault = faults[field]
      // Nothing typed yet is no mistake until the button is pressed.
      if (fault && (fault.reason !== 'empty' || isAsked)) return faultWords(fault)
      return remarks.find(remark => remark.field === field)?.text
    },
  }
}
