import { useState } from 'react'
import type { ProductDetail } from '#models'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { readUnanswered } from '#src/api/unanswered-requests.ts'
import { usePreview, type PreviewState } from '../preview/use-preview.ts'
import type { LivePrice } from '../quotes/use-product-detail.ts'
import type { FieldError, FieldErrors } from './field-error.ts'
import type { ShortageProps } from './shortage.tsx'
import type { OrderOperation, OrderPreview, Proposal } from './order-operation.ts'
import { useTicketErrors, type FieldFor } from './use-ticket-errors.ts'
import { useTicketLock } from './use-ticket-lock.ts'

export interface FlowOptions<Terms, Field extends string> {
  detail: ProductDetail
  live: LivePrice
  /** The parsed terms; undefined while a field has an error. */
  terms: Terms | undefined
  errors: FieldErrors<Field>
  fieldFor: FieldFor<Field>
  /** Why this trading mode is blocked, in addition to locks of the product. */
  ownLock?: string | undefined
  /** Whether it is a limit order, which can be placed while the market is closed. */
  canWait?: boolean
}

/** The flow of an order from its fields to the confirmation, and what blocks it. */
export function useOrderFlow<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Field extends string,
>(
  operation: OrderOperation<Terms, Preview, Request>,
  { detail, live, terms, errors: faults, fieldFor, ownLock, canWait = false }: FlowOptions<Terms, Field>,
) {
  const isSignedIn = useIsSignedIn()
  const tradingLock = useTicketLock(detail, live.isStale, canWait)
  // What is known about the mode itself is not put off by what passes.
  const lock = (tradingLock.isRefreshing && ownLock) || (tradingLock.lock ?? ownLock)
  const [proposal, setProposal] = useState<Proposal<Terms, Preview>>()
  const hasUnansweredOrder = () => readUnanswered(operation.operationId, operation.isRequest) !== undefined
  const [edits, setEdits] = useState(0)
  const [isUnanswered, setUnanswered] = useState(hasUnansweredOrder)
  const { productType, productCode } = detail.product
  const product = { productType, productCode }
  const preview = usePreview(
    (latest: Terms, options) => operation.preview(product, latest, options),
    isSignedIn ? terms : undefined,
    {
      refetchInterval: terms ? operation.previewInterval(terms) : false,
      isPaused: proposal !== undefined,
    },
  )
  const ticketErrors = useTicketErrors(faults, fieldFor, preview)
  const { propose, isAwaited, cancelAwaited } = useProposal({
    terms,
    preview,
    isBlocked: !isSignedIn || lock !== undefined || isUnanswered,
    onPropose: setProposal,
  })
  return {
    lock,
    /** Whether the lock passes by itself. */
    isRefreshing: tradingLock.isRefreshing === true && ownLock === undefined,
    /** When the market opens, for an order that has to wait; undefined while it is open. */
    wait: tradingLock.wait,
    /** The server's preview; undefined for guests. */
    preview: preview.preview,
    /** Whether the preview shown is outdated. */
    isOld: preview.preview !== undefined && !preview.isCurrent,
    shortage: shortageOf(Object.values(faults)),
    /** Whether the order was submitted, and waits for its figures. */
    isAwaited,
    errorOf: ticketErrors.errorOf,
    /** The error message for the whole ticket. */
    problem: ticketErrors.general,
    refuse: ticketErrors.refuse,
    /** How often a field was changed. */
    edits,
    /** To be called when a field changes: earlier errors no longer apply. */
    touch: () => {
      setEdits(edits + 1)
      ticketErrors.forget()
      cancelAwaited()
    },
    proposal,
    setProposal,
    propose: () => {
      ticketErrors.submit()
      return propose()
    },
    isUnanswered,
    checkUnanswered: () => setUnanswered(hasUnansweredOrder()),
  }
}

interface ProposalOptions<Terms, Preview> {
  terms: Terms | undefined
  preview: PreviewState<Preview>
  /** Whether no order can be placed now. */
  isBlocked: boolean
  onPropose: (proposal: Proposal<Terms, Preview>) => void
}

/** Opens the confirmation of an order: at once, or when its figures have been computed. */
function useProposal<Terms, Preview extends OrderPreview>({
  terms,
  preview,
  isBlocked,
  onPropose,
}: ProposalOptions<Terms, Preview>) {
  const [isAwaited, setAwaited] = useState(false)
  const current = terms !== undefined && preview.isCurrent ? preview.preview : undefined
  if (isAwaited && (current || preview.error || terms === undefined || isBlocked)) {
    setAwaited(false)
    if (terms !== undefined && current && !current.problem && !isBlocked)
      onPropose({ terms, preview: current })
  }
  return {
    isAwaited,
    cancelAwaited: () => setAwaited(false),
    /** False: the order has an error. */
    propose: (): boolean => {
      if (isBlocked) return false
      if (preview.error) void preview.refetch()
      if (terms === undefined || preview.error || current?.problem) return false
      if (current) onPropose({ terms, preview: current })
      else setAwaited(true)
      return true
    },
  }
}

/** The money that an order lacks. */
function shortageOf(errors: (FieldError | undefined)[]): ShortageProps | undefined {
  const { missing, currency } = errors.find(error => error?.params.missing !== undefined)?.params ?? {}
  return missing === undefined || currency === undefined ? undefined : { missing, currency }
}

export type OrderFlow<Terms, Preview> = Omit<
  ReturnType<typeof useOrderFlow<object, OrderPreview, object, string>>,
  'preview' | 'proposal' | 'setProposal' | 'errorOf'
> & {
  preview: Preview | undefined
  proposal: Proposal<Terms, Preview> | undefined
  setProposal: (proposal: Proposal<Terms, Preview> | undefined) => void
}
