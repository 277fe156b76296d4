import { useState } from 'react'
import { oneOf } from '../../stores/parse.ts'
import { discardDraft, readDraft, saveDraft } from '../../stores/drafts.ts'
import type { ProductKey } from '../../stores/selected-product.ts'

const directions = ['long', 'short'] as const
const orderTypes = ['market', 'limit'] as const
const entries = ['margin', 'quantity'] as const

/** A contract ticket as it is filled in; texts as they were typed. */
export interface ContractDraft {
  direction: (typeof directions)[number]
  type: (typeof orderTypes)[number]
  /** By which of the two the size is entered. */
  by: (typeof entries)[number]
  margin: string
  quantity: string
  limitPrice: string
  /** One of those that the product offers; empty: the least but one. */
  leverage: string
  hasExits: 'yes' | 'no'
  takeProfit: string
  stopLoss: string
}

function formOf({ productType, productCode }: ProductKey): string {
  return `contract:${productType}:${productCode}`
}

function draftOf(key: ProductKey): ContractDraft {
  const fields = readDraft(formOf(key))
  return {
    direction: oneOf(directions, fields?.direction) ?? 'long',
    type: oneOf(orderTypes, fields?.type) ?? 'market',
    by: oneOf(entries, fields?.by) ?? 'margin',
    margin: fields?.margin ?? '',
    quantity: fields?.quantity ?? '',
    limitPrice: fields?.limitPrice ?? '',
    leverage: fields?.leverage ?? '',
    hasExits: fields?.hasExits === 'yes' ? 'yes' : 'no',
    takeProfit: fields?.takeProfit ?? '',
    stopLoss: fields?.stopLoss ?? '',
  }
}

/** The ticket of a product: what was typed survives a reload, signing in and an expired session. */
export function useContractDraft(key: ProductKey) {
  const [draft, setDraft] = useState(() => draftOf(key))
  // Kept with each change and at no other time: after a sign-out there is nobody to keep it for.
  const change = (fields: Partial<ContractDraft>) => {
    const next = { ...draft, ...fields }
    setDraft(next)
    saveDraft(formOf(key), { ...next })
  }
  const clear = () => {
    discardDraft(formOf(key))
    setDraft({ ...draft, margin: '', quantity: '', takeProfit: '', stopLoss: '', hasExits: 'no' })
  }
  return { draft, change, clear }
}
