import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { errorWords, serverWords } from '../server-words.ts'
import type { Faults } from './fault.ts'
import { useFaultWords } from './fault-words.ts'
import type { OrderPreview } from './order-operation.ts'
import type { PreviewState } from './use-preview.ts'

/** At which field of the ticket a field of the wire is complained about; undefined: at none, but for all of it. */
export type FieldFor<Field extends string> = (wireField: string) => Field | undefined

/** What is wrong with a ticket, beside the field that has to change, else in one sentence for all of it. */
export function useComplaints<Field extends string>(
  faults: Faults<Field>,
  fieldFor: FieldFor<Field>,
  { preview, isCurrent, error }: PreviewState<OrderPreview>,
) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const faultWords = useFaultWords()
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  const problem = isCurrent ? preview?.problem : undefined
  const fieldOf = ({ params }: ApiError) => (params.field === undefined ? undefined : fieldFor(params.field))
  const remarks = [
    ...(refusal ? [{ field: fieldOf(refusal), text: errorWords(refusal, locale) }] : []),
    ...(problem
      ? [{ field: fieldFor(problem.field), text: serverWords(problem.msg, problem.params, locale) }]
      : []),
    ...(error
      ? [
          error instanceof ApiError
            ? { field: fieldOf(error), text: errorWords(error, locale) }
            : { field: undefined, text: `${t.previewFailed()} ${errorWords(error, locale)}` },
        ]
      : []),
  ]
  return {
    showAll: () => setAsked(true),
    forget: () => {
      setAsked(false)
      setRefusal(undefined)
    },
    refuse: setRefusal,
    general: remarks.find(remark => remark.field === undefined)?.text,
    errorOf: (field: Field): string | undefined => {
      const fault = faults[field]
      // Nothing typed yet is no mistake until the button is pressed.
      if (fault && (fault.reason !== 'empty' || isAsked)) return faultWords(fault)
      return remarks.find(remark => remark.field === field)?.text
    },
  }
}
