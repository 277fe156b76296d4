import { useState } from 'react'
import { discardDraft, readDraft, saveDraft } from '../../stores/drafts.ts'
import { oneOf } from '../../stores/parse.ts'
import { entries, orderTypes, sides } from '../spot/ticket-draft.ts'
import type { TicketDraft } from '../spot/ticket-draft.ts'

/** A ticket as it is filled in; the same fields as when a product is bought for money. */
export type BibiDraft = TicketDraft

const formOf = (pairCode: string) => `bibi:${pairCode}`

function draftOf(pairCode: string): BibiDraft {
  const fields = readDraft(formOf(pairCode))
  return {
    side: oneOf(sides, fields?.side) ?? 'buy',
    type: oneOf(orderTypes, fields?.type) ?? 'market',
    by: oneOf(entries, fields?.by) ?? 'amount',
    quantity: fields?.quantity ?? '',
    amount: fields?.amount ?? '',
    limitPrice: fields?.limitPrice ?? '',
  }
}

/** The ticket of a pair: what was typed survives a reload, signing in and an expired session. */
export function useBibiDraft(pairCode: string) {
  const [draft, setDraft] = useState(() => draftOf(pairCode))
  // Kept with each change and at no other time: after a sign-out there is nobody to keep it for.
  const change = (fields: Partial<BibiDraft>) => {
    const next = { ...draft, ...fields }
    setDraft(next)
    saveDraft(formOf(pairCode), { ...next })
  }
  const clear = () => {
    discardDraft(formOf(pairCode))
    setDraft({ ...draft, quantity: '', amount: '' })
  }
  return { draft, change, clear }
}
