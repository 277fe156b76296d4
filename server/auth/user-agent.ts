/** Browser and system of a User-Agent header; null where unknown. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** Longer headers are cut before they are stored. */
export const MAX_USER_AGENT_LENGTH = 300

// In this order: most browsers also claim to be one of those below them.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Browser and system by a User-Agent header. Versions are left out: they change weekly and do not help to recognize a device. */
export function parseUserAgent(userAgent: string | null): Device {
  const text = userAgent ?? ''
  return { browser: firstOf(BROWSERS, text), system: firstOf(SYSTEMS, text) }
}
