import { createStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { uuid } from '#src/lib/uuid.ts'
import { localEntries, readStored } from '../storage/storage.ts'

interface Device {
  id: string | undefined
}

const device = createStore<Device>()(
  persist((): Device => ({ id: undefined }), {
    name: 'device-id',
    version: 1,
    storage: localEntries,
    partialize: ({ id }) => id,
    merge: stored => ({
      id: typeof stored === 'string' && /^[0-9a-f-]{36}$/.test(stored) ? stored : undefined,
    }),
  }),
)

/** A random id of this device, created at its first sign-in: the back end recognises known devices by it. */
export function deviceId(): string {
  const existing = readStored(device).id
  if (existing) return existing
  const id = uuid()
  device.setState({ id })
  return id
}
