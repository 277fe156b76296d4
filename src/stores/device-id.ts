import { asText } from './parse.ts'
import { uuid } from './idempotency.ts'
import { stored } from './storage.ts'

const kept = stored<string>({
  name: 'device-id',
  version: 1,
  parse: data => (/^[0-9a-f-]{36}$/.test(asText(data) ?? '') ? asText(data) : undefined),
})

/** A random id of this device, made at its first sign-in: by it the back end tells a new device from a known one. */
export function deviceId(): string {
  const known = kept.read()
  if (known) return known
  const made = uuid()
  kept.write(made)
  return made
}
