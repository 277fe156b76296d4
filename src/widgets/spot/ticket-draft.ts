import { useState } from 'react'
import { oneOf } from '../../stores/parse.ts'
import { discardDraft, readDraft, saveDraft } from '../../stores/drafts.ts'
import type { ProductKey } from '../../stores/selected-product.ts'

export const sides = ['buy', 'sell'] as const
export const orderTypes = ['market', 'limit'] as const
export const entries = ['quantity', 'amount'] as const

/** A ticket as it is filled in; texts as they were typed. */
export interface TicketDraft {
  side: (typeof sides)[number]
  type: (typeof orderTypes)[number]
  /** By which of the two a purchase is entered; a sale always by its quantity. */
  by: (typeof entries)[number]
  quantity: string
  amount: string
  limitPrice: string
}

function formOf({ productType, productCode }: ProductKey): string {
  return `spot:${productType}:${productCode}`
}

function draftOf(key: ProductKey): TicketDraft {
  const fields = readDraft(formOf(key))
  return {
    side: oneOf(sides, fields?.side) ?? 'buy',
    type: oneOf(orderTypes, fields?.type) ?? 'market',
    by: oneOf(entries, fields?.by) ?? 'quantity',
    quantity: fields?.quantity ?? '',
    amount: fields?.amount ?? '',
    limitPrice: fields?.limitPrice ?? '',
  }
}

/** Turns the product's ticket to buying or selling before it is opened. */
export function turnTicket(key: ProductKey, side: TicketDraft['side']): void {
  saveDraft(formOf(key), { ...draftOf(key), side })
}

/** The ticket of a product: what was typed survives a reload, signing in and an expired session. */
export function useTicketDraft(key: ProductKey) {
  const [draft, setDraft] = useState(() => draftOf(key))
  // Kept with each change and at no other time: after a sign-out there is nobody to keep it for.
  const change = (fields: Partial<TicketDraft>) => {
    const next = { ...draft, ...fields }
    setDraft(next)
    saveDraft(formOf(key), { ...next })
  }
  const clear = () => {
    discardDraft(formOf(key))
    setDraft({ ...draft, quantity: '', amount: '' })
  }
  return { draft, change, clear }
}
