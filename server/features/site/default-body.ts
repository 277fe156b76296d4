import type { Clock, Reader } from '#server/kernel/store.ts'
import { readSettings } from './operator-settings.ts'

/** How long the fields are kept before they are read again, ms. */
const KEPT_FOR = 1000

/** The fields that every request of the app carries (R7.1), as the operator has set them. */
export interface DefaultBody {
  /** The fields as they were last read. */
  fields(): Readonly<Record<string, string>>
  /** Reads them again, unless that was done in the last second. */
  follow(): Promise<void>
  /** Reads them again. While the database does not answer, they stay as they were. */
  read(): Promise<void>
}

export function createDefaultBody(services: { readonly store: Reader; readonly clock: Clock }): DefaultBody {
  let fields: Readonly<Record<string, string>> = {}
  let readAt = -Infinity
  const read = async () => {
    readAt = services.clock.now()
    try {
      const set = await readSettings(services.store, 'body')
      fields = Object.fromEntries([...set].map(([name, { value }]) => [name, value]))
    } catch {
      // The call itself will report that the database does not answer.
    }
  }
  return {
    fields: () => fields,
    follow: async () => {
      if (Math.abs(services.clock.now() - readAt) >= KEPT_FOR) await read()
    },
    read,
  }
}
