import { useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { FormFailure } from '../format/server-messages.ts'

export interface FormErrorProps {
  /** Undefined: nothing is rendered. */
  error: FormFailure | undefined
  /** Follows the error of a request without an answer: what a retry does. */
  retryHint?: string
  /** Replaces the error of a request without an answer. */
  noAnswerText?: string
}

/** The error of a form or an action, beside its button. An error of one field belongs to the field. */
export function FormError({ error, retryHint, noAnswerText }: FormErrorProps) {
  const common = useMessages('common')
  if (!error) return null
  const unansweredText =
    noAnswerText ??
    (retryHint === undefined ? error.text : common.sentences({ first: error.text, second: retryHint }))
  const text = error.isUnanswered ? unansweredText : error.text
  return (
    <Notice key={text} tone="danger" live reveal>
      {text}
    </Notice>
  )
}
