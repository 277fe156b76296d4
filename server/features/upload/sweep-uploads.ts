import { UPLOAD_WAITS, dropUpload, listOrphans, listUploadNames } from './uploads.ts'
import type { Services } from '#server/services.ts'

/** As many as are forgotten in one round. */
const AT_ONCE = 500

/** Removes uploads that no form has referred to within a day, and files that nothing has referred to since the sweep before. */
export function createSweeper({ store, clock, files }: Pick<Services, 'store' | 'clock' | 'files'>): {
  run: () => Promise<number>
} {
  // A file is written before its row is: one without a row may be on its way, so it goes at the second time that it is seen.
  let unknownBefore: ReadonlySet<string> = new Set()

  async function dropOrphans(): Promise<number> {
    const orphans = await listOrphans(store, { createdBefore: clock.now() - UPLOAD_WAITS, limit: AT_ONCE })
    for (const id of orphans) {
      const name = await store.execute(dropUpload, id)
      if (name !== undefined) await files.remove(name)
    }
    return orphans.length
  }

  async function removeUnknown(): Promise<number> {
    // The files first: one that comes in between has a row by now.
    const present = await files.list()
    const known = await listUploadNames(store)
    const unknown = new Set(present.filter(name => !known.has(name)))
    const gone = [...unknown].filter(name => unknownBefore.has(name))
    for (const name of gone) await files.remove(name)
    unknownBefore = unknown
    return gone.length
  }

  return { run: async () => (await dropOrphans()) + (await removeUnknown()) }
}
