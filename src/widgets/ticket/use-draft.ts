import { useState } from 'react'
import { discardDraft, readDraft, saveDraft, type DraftFields } from '#src/stores/drafts.ts'

export interface DraftOptions<Draft> {
  /** Under which it is kept. */
  form: string
  /** Makes a ticket of what was kept, and of what it begins with. */
  read: (kept: DraftFields) => Draft
  /** What is emptied once the order is placed; the rest stays as it was chosen. */
  emptied: Partial<Draft>
}

/** A ticket as it is filled in: what was typed survives a reload, signing in and an expired session. */
export function useDraft<Draft extends Record<keyof Draft, string>>({
  form,
  read,
  emptied,
}: DraftOptions<Draft>) {
  const [draft, setDraft] = useState(() => read(readDraft(form) ?? {}))
  // Kept with each change and at no other time: after a sign-out there is nobody to keep it for.
  const change = (fields: Partial<Draft>) => {
    const next: Draft = { ...draft, ...fields }
    setDraft(next)
    saveDraft(form, next)
  }
  const clear = () => {
    discardDraft(form)
    setDraft({ ...draft, ...emptied })
  }
  return { draft, change, clear }
}
