import { transportMessage } from '#src/api/error-policy.ts'
import { ApiError, isAborted, SwallowedAnswer, TransportError } from '#src/api/errors.ts'
import { translateServerMessage } from '#src/i18n/runtime.ts'
import type { Locale } from '#src/lib/locales.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'

/** The text of a server message, with its figures in the user's format (R8.4). */
export function serverMessage(
  msg: string,
  params: Record<string, string> | undefined,
  locale: Locale,
): string {
  const formattedParams = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, formatExact(value, locale)]),
  )
  // These two messages have no unit; the server sends it beside the figure.
  for (const paramName of ['minimum', 'maximum']) {
    if (formattedParams[paramName] && formattedParams.currency)
      formattedParams[paramName] += ` ${formattedParams.currency}`
  }
  return translateServerMessage(msg, formattedParams)
}

/** What went wrong with a form or an action. */
export interface FormFailure {
  text: string
  /** There was no answer: it may have been executed. */
  isUnanswered: boolean
}

/** Why a call was rejected, in no language yet: the reader may choose another one while it is shown. */
export interface Rejection extends Pick<FormFailure, 'isUnanswered'> {
  message: string
  params: Record<string, string>
}

function reasonOf(error: unknown): Rejection {
  if (error instanceof ApiError) return { message: error.msg, params: error.params, isUnanswered: false }
  const kind = error instanceof TransportError ? error.kind : 'network'
  return { message: transportMessage(kind), params: {}, isUnanswered: true }
}

/** What is left to show of what a call has thrown: nothing when the client has shown it (R8.5), or its caller has aborted it. */
export function toRejection(error: unknown): Rejection | undefined {
  return isAborted(error) || error instanceof SwallowedAnswer ? undefined : reasonOf(error)
}

/** The same in the user's language. */
export function toFormFailure(error: unknown, locale: Locale): FormFailure | undefined {
  const rejection = toRejection(error)
  return rejection && toFailure(rejection, locale)
}

export function toFailure({ message, params, isUnanswered }: Rejection, locale: Locale): FormFailure {
  return { text: serverMessage(message, params, locale), isUnanswered }
}

/** The error message of a rejected call (R8.5, R8.6). */
export function errorMessage(error: unknown, locale: Locale): string {
  return toFailure(reasonOf(error), locale).text
}
