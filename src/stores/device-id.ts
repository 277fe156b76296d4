import { asNonEmptyString } from './parse.ts'
import { uuid } from './idempotency.ts'
import { createStored } from './storage.ts'

const persistedId = createStored<string>({
  name: 'device-id',
  version: 1,
  parse: data => (/^[0-9a-f-]{36}$/.test(asNonEmptyString(data) ?? '') ? asNonEmptyString(data) : undefined),
})

/** A random id of this device, created at its first sign-in: the back end recognises known devices by it. */
export function deviceId(): string {
  const existing = persistedId.read()
  if (existing) return existing
  const created = uuid()
  persistedId.write(created)
  return created
}
