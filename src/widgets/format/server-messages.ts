import { transportMessage } from '#src/api/error-policy.ts'
import { ApiError, SwallowedAnswer, TransportError } from '#src/api/errors.ts'
import { translateServerMessage } from '#src/i18n/runtime.ts'
import type { Locale } from '#src/lib/locales.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'

export { formatExact }

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

/** What went wrong, from what a call has thrown; undefined when the client has shown it already (R8.5). */
export function toFormFailure(error: unknown, locale: Locale): FormFailure | undefined {
  if (error instanceof SwallowedAnswer) return undefined
  return { text: errorMessage(error, locale), isUnanswered: !(error instanceof ApiError) }
}

/** The error message of a rejected call (R8.5, R8.6). */
export function errorMessage(error: unknown, locale: Locale): string {
  if (error instanceof ApiError) return serverMessage(error.msg, error.params, locale)
  const kind = error instanceof TransportError ? error.kind : 'network'
  return translateServerMessage(transportMessage(kind))
}
