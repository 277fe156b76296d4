/** Named settings that the server may send as otherValue, with their documented defaults [R9.1]. */

/** Strings, as on the wire; any other name defaults to `GENERIC_DEFAULT`. */
export const OTHER_VALUE_DEFAULTS = {
  default_trade_currency_id: '3',
  default_transId: '5',
  app_decimal_no: '2',
  scoreTips: '1',
  showMsgTime: '1',
  app_order_time: '1',
  app_fast_fee: '1',
  app_order_change: '1',
  app_logo_type: '1',
  app_fastFree: '1',
  app_withdrawAll: '1',
  app_showFreeze: '1',
  app_adress_num: '0',
} as const

/** The default of every setting that the list does not name [R9.1]. */
const GENERIC_DEFAULT = '1'

const DEFAULTS: Readonly<Record<string, string>> = OTHER_VALUE_DEFAULTS

type Settings = Readonly<Record<string, string>> | null | undefined

/** The setting as the server sent it; its documented default when missing or blank [R9.1]. */
export function otherValue(settings: Settings, name: string): string {
  return nonBlankValue(settings, name) ?? nonBlankValue(DEFAULTS, name) ?? GENERIC_DEFAULT
}

/** The setting as a count (ids, decimals, flags): a whole number of zero or more; else its default [R9.1]. */
export function otherCount(settings: Settings, name: string): number {
  const value = otherValue(settings, name).trim()
  return Number(/^\d{1,9}$/.test(value) ? value : otherValue(undefined, name))
}

function nonBlankValue(settings: Settings, name: string): string | undefined {
  const value = settings && Object.hasOwn(settings, name) ? settings[name] : undefined
  return value?.trim() === '' ? undefined : value
}
