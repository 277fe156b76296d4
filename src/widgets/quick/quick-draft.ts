import { useState } from 'react'
import { discardDraft, readDraft, saveDraft } from '../../stores/drafts.ts'
import { oneOf } from '../../stores/parse.ts'
import type { ProductKey } from '../../stores/selected-product.ts'

const directions = ['buy', 'sell'] as const

/** A quick ticket as it is filled in; texts as they were typed. */
export interface QuickDraft {
  /** 'buy' wins when the price is higher at the end, 'sell' when it is lower. */
  direction: (typeof directions)[number]
  /** Id of the option; empty: the first that is offered. */
  option: string
  stake: string
}

function draftOf(form: string): QuickDraft {
  const fields = readDraft(form)
  return {
    direction: oneOf(directions, fields?.direction) ?? 'buy',
    option: fields?.option ?? '',
    stake: fields?.stake ?? '',
  }
}

/** The quick ticket of a product: what was typed survives a reload, signing in and an expired session. */
export function useQuickDraft({ productType, productCode }: ProductKey) {
  const form = `quick:${productType}:${productCode}`
  const [draft, setDraft] = useState(() => draftOf(form))
  const change = (fields: Partial<QuickDraft>) => {
    const next = { ...draft, ...fields }
    setDraft(next)
    saveDraft(form, { ...next })
  }
  const clear = () => {
    discardDraft(form)
    setDraft({ ...draft, stake: '' })
  }
  return { draft, change, clear }
}
