import { isObject } from '#src/lib/is-object.ts'

/** A plain object with unknown fields, or undefined: the first step of validating stored or received data. */
export function asRecord(data: unknown): Record<string, unknown> | undefined {
  return isObject(data) ? { ...data } : undefined
}

/** The value if it is one of the allowed values. */
export function oneOf<const T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find(one => one === value)
}

/** The value if it is a non-empty string. */
export function asNonEmptyString(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
