import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { convertTypedNumbers } from '#src/lib/numbers/convert-typed-numbers.ts'
import {
  discardDraft,
  onDraftEdit,
  readDraft,
  saveDraft,
  type DraftFields,
} from '#src/stores/storage/drafts.ts'

export interface DraftOptions<Draft> {
  /** Storage name of the draft. */
  form: string
  /** Parses stored fields, applying defaults. */
  read: (kept: DraftFields) => Draft
  /** The fields cleared once the order is placed; the others keep their value. */
  clearedFields: Partial<Draft>
}

/** Calls back when the draft of a form was changed from outside, such as by a level of the order book. */
export function useOnDraftEdit(form: string, onEdit: () => void): void {
  const handleEdit = useEffectEvent(onEdit)
  useEffect(() => onDraftEdit(form, () => handleEdit()), [form])
}

/** The input of a ticket; it survives a reload, signing in and an expired session. */
export function useDraft<Draft extends Record<keyof Draft, string>>({
  form,
  read,
  clearedFields: emptied,
}: DraftOptions<Draft>) {
  const [draft, setDraft] = useState(() => read(readDraft(form) ?? {}))
  const showEdit = useEffectEvent((fields: DraftFields) => setDraft(read(fields)))
  useEffect(() => onDraftEdit(form, fields => showEdit(fields)), [form])
  const locale = useLanguage()
  const [typedIn, setTypedIn] = useState(locale)
  if (typedIn !== locale) {
    setTypedIn(locale)
    setDraft(convertTypedNumbers(draft, typedIn, locale))
  }
  // Saved only on change: after a sign-out there is no owner.
  const change = (fields: Partial<Draft>) => {
    const next: Draft = { ...draft, ...fields }
    setDraft(next)
    saveDraft(form, next)
  }
  const clear = () => {
    discardDraft(form)
    setDraft({ ...draft, ...emptied })
  }
  return { form, draft, change, clear }
}
