import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { errorMessage, serverMessage } from '../format/server-messages.ts'
import type { FieldErrors } from './field-error.ts'
import { useFieldErrorMessage } from './use-field-error-message.ts'
import type { OrderPreview } from './order-operation.ts'
import type { PreviewState } from '../preview/use-preview.ts'

/** Maps a wire field to the ticket field that shows its error; undefined: the error is shown for the whole ticket. */
export type FieldFor<Field extends string> = (wireField: string) => Field | undefined

/** The errors of a ticket: beside the field to change, else one message for the whole ticket. */
export function useTicketErrors<Field extends string>(
  errors: FieldErrors<Field>,
  fieldFor: FieldFor<Field>,
  { preview, isCurrent, error }: PreviewState<OrderPreview>,
) {
  const t = useMessages('trade')
  const common = useMessages('common')
  const locale = useLanguage()
  const errorMessageOf = useFieldErrorMessage()
  const [isSubmitted, setSubmitted] = useState(false)
  const [rejection, setRejection] = useState<ApiError>()
  const problem = isCurrent ? preview?.problem : undefined
  const fieldOf = ({ params }: ApiError) => (params.field === undefined ? undefined : fieldFor(params.field))
  const messages = [
    ...(rejection ? [{ field: fieldOf(rejection), text: errorMessage(rejection, locale) }] : []),
    ...(problem
      ? [{ field: fieldFor(problem.field), text: serverMessage(problem.msg, problem.params, locale) }]
      : []),
    ...(error
      ? [
          error instanceof ApiError
            ? { field: fieldOf(error), text: errorMessage(error, locale) }
            : {
                field: undefined,
                text: common.followed({ first: t.previewFailed(), second: errorMessage(error, locale) }),
              },
        ]
      : []),
  ]
  return {
    /** To be called when the ticket is submitted: fields left empty are errors, and what an earlier order was refused for is not. */
    submit: () => {
      setSubmitted(true)
      setRejection(undefined)
    },
    forget: () => {
      setSubmitted(false)
      setRejection(undefined)
    },
    refuse: setRejection,
    general: messages.find(remark => remark.field === undefined)?.text,
    errorOf: (field: Field): string | undefined => {
      const fieldError = errors[field]
      // An empty field is not an error until the form is submitted.
      if (fieldError && (fieldError.reason !== 'empty' || isSubmitted)) return errorMessageOf(fieldError)
      return messages.find(remark => remark.field === field)?.text
    },
  }
}
