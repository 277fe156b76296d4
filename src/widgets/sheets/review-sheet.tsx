import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import type { Form } from '../forms/use-form.ts'
import styles from './confirm-sheet.module.css'

export interface Review<Proposal> {
  /** What is reviewed, as it was when the review opened; undefined: it is closed. */
  proposal: Proposal | undefined
  isSending: boolean
  onClose: () => void
  onConfirm: () => Promise<unknown>
}

/**
 * The two steps of a form that moves money: what it proposes is reviewed, and sent only once that is confirmed.
 * @param proposal what would be sent, with its costs; undefined while it is not known
 * @param send sends exactly the proposal that was reviewed
 */
export function useReview<Name extends string, Proposal>(
  form: Form<Name>,
  proposal: Proposal | undefined,
  send: (proposal: Proposal) => Promise<unknown>,
) {
  const [reviewed, setReviewed] = useState<Proposal>()
  const close = () => setReviewed(undefined)
  const review: Review<Proposal> = {
    proposal: reviewed,
    isSending: form.isSending,
    onClose: close,
    onConfirm: () =>
      form.send(async () => {
        if (reviewed === undefined) return
        // Closed before an error is shown in the form, whose fields cannot have the focus until then.
        await send(reviewed).finally(() => flushSync(close))
      }),
  }
  return {
    /** For `<form onSubmit>`: opens the review of valid input. */
    onSubmit: form.submit(async () => setReviewed(proposal)),
    review,
  }
}

export interface ReviewSheetProps<Proposal> {
  review: Review<Proposal>
  title: string
  /** Label of the button, with the amount. */
  confirmLabel: (proposal: Proposal) => string
  /** All costs, and the worst case. */
  children: (proposal: Proposal) => ReactNode
}

/** What is about to be started, with all that it costs, and the button that starts it. */
export function ReviewSheet<Proposal>({ review, title, confirmLabel, children }: ReviewSheetProps<Proposal>) {
  const { proposal, isSending, onClose, onConfirm } = review
  if (proposal === undefined) return null
  return (
    <Sheet
      open
      onClose={onClose}
      locked={isSending}
      title={title}
      footer={
        <Button block onPress={onConfirm}>
          {confirmLabel(proposal)}
        </Button>
      }
    >
      <div className={styles.body}>{children(proposal)}</div>
    </Sheet>
  )
}
