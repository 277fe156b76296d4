import { transportMessage } from '../api/error-policy.ts'
import { ApiError, TransportError } from '../api/errors.ts'
import { translateServerMessage } from '../i18n/runtime.ts'
import type { Locale } from '../lib/locales.ts'
import { isDecimal, scaleOf, trimZeros } from '../lib/money.ts'
import { formatNumber } from '../lib/numbers.ts'

/** A decimal with all the digits it has and no more, but at least `least` after the point, as the reader writes it. */
export function exactly(decimal: string, locale: Locale, least = 0): string {
  if (!isDecimal(decimal)) return decimal
  const plain = trimZeros(decimal)
  return formatNumber(plain, { locale, decimals: Math.max(least, scaleOf(plain)) })
}

/** The words for a message of the server, with its figures as the reader writes them (R8.4). */
export function serverWords(msg: string, params: Record<string, string> | undefined, locale: Locale): string {
  const shown = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, exactly(value, locale)]),
  )
  // These two messages name no unit; the server says it beside the figure.
  for (const bound of ['minimum', 'maximum']) {
    if (shown[bound] && shown.currency) shown[bound] += ` ${shown.currency}`
  }
  return translateServerMessage(msg, shown)
}

/** The words for why a call was rejected (R8.5, R8.6). */
export function errorWords(error: unknown, locale: Locale): string {
  if (error instanceof ApiError) return serverWords(error.msg, error.params, locale)
  const kind = error instanceof TransportError ? error.kind : 'network'
  return translateServerMessage(transportMessage(kind))
}
