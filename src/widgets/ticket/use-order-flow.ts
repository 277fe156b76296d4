import { useState } from 'react'
import type { ProductDetail } from '#src/api/generated/models/index.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import type { LivePrice } from '../traded-product.ts'
import type { Faults } from './fault.ts'
import type { OrderOperation, OrderPreview, Proposal } from './order-operation.ts'
import { readUnanswered } from './send-order.ts'
import { useComplaints, type FieldFor } from './use-complaints.ts'
import { usePreview } from './use-preview.ts'
import { useTicketLock } from './use-ticket-lock.ts'

export interface FlowOptions<Terms, Field extends string> {
  detail: ProductDetail
  live: LivePrice
  /** What the fields ask for; undefined while something is wrong with them. */
  terms: Terms | undefined
  faults: Faults<Field>
  fieldFor: FieldFor<Field>
  /** Why this way to trade is barred for now, in words; beside what bars every order in the product. */
  ownLock?: string | undefined
  /** Whether it is an order at a limit, which may be placed while the market is closed. */
  canWait?: boolean
}

/** The way of an order from its fields to the sheet that asks, and what stands in its way. */
export function useOrderFlow<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
  Field extends string,
>(
  operation: OrderOperation<Terms, Preview, Request, Order>,
  { detail, live, terms, faults, fieldFor, ownLock, canWait = false }: FlowOptions<Terms, Field>,
) {
  const isSignedIn = useIsSignedIn()
  const market = useTicketLock(detail, live.isStale, canWait)
  const lock = market.lock ?? ownLock
  const [proposal, setProposal] = useState<Proposal<Terms, Preview>>()
  const [isUnanswered, setUnanswered] = useState(() => readUnanswered(operation) !== undefined)
  const preview = usePreview(
    operation,
    detail.product,
    isSignedIn ? terms : undefined,
    proposal !== undefined,
  )
  const complaints = useComplaints(faults, fieldFor, preview)

  const propose = () => {
    complaints.showAll()
    if (preview.error) return preview.refetch()
    if (!terms || !preview.preview || !preview.isCurrent || preview.preview.problem) return undefined
    setProposal({ terms, preview: preview.preview })
    return undefined
  }
  return {
    lock,
    /** Until when the order waits for its market, in words; undefined while that is open. */
    wait: market.wait,
    /** The server's figures; undefined for a guest, whom it does not answer. */
    preview: preview.preview,
    /** Whether the figures shown are those of an earlier moment. */
    isOld: preview.preview !== undefined && !preview.isCurrent,
    isComputing: terms !== undefined && isSignedIn && !preview.isCurrent && !preview.error,
    errorOf: complaints.errorOf,
    /** What is wrong with all of it, in words. */
    problem: complaints.general,
    refuse: complaints.refuse,
    /** A field was changed: what was said of the ticket before no longer holds. */
    touch: complaints.forget,
    proposal,
    setProposal,
    propose,
    isUnanswered,
    checkUnanswered: () => setUnanswered(readUnanswered(operation) !== undefined),
  }
}

export type OrderFlow<Terms, Preview> = Omit<
  ReturnType<typeof useOrderFlow<object, OrderPreview, object, unknown, string>>,
  'preview' | 'proposal' | 'setProposal' | 'errorOf'
> & {
  preview: Preview | undefined
  proposal: Proposal<Terms, Preview> | undefined
  setProposal: (proposal: Proposal<Terms, Preview> | undefined) => void
}
