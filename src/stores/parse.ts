/** A plain object with unknown fields, or undefined: the first step of checking what was stored or sent. */
export function asRecord(data: unknown): Record<string, unknown> | undefined {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data))
    : undefined
}

/** The value when it is one of those allowed. */
export function oneOf<const T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find(one => one === value)
}

/** The value when it is a text that is not empty. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
