import {
  UPLOAD_CLAIM_PERIOD,
  deleteUnclaimedUpload,
  listUnclaimedUploads,
  listUploadNames,
} from './uploads.ts'
import type { Services } from '#server/services.ts'

/** Uploads deleted per run. */
const BATCH_SIZE = 500

/** Deletes uploads that were not claimed within a day, and files that have had no row since the previous sweep. */
export function createUploadSweeper({ store, clock, files }: Pick<Services, 'store' | 'clock' | 'files'>): {
  run: () => Promise<number>
} {
  // A file is written before its row: one without a row may be in progress, so it is deleted the second time it is seen.
  let previouslyUnknown: ReadonlySet<string> = new Set()

  async function deleteUnclaimed(): Promise<number> {
    const unclaimed = await listUnclaimedUploads(store, {
      createdBefore: clock.now() - UPLOAD_CLAIM_PERIOD,
      limit: BATCH_SIZE,
    })
    for (const id of unclaimed) {
      const name = await store.execute(deleteUnclaimedUpload, id)
      if (name !== undefined) await files.remove(name)
    }
    return unclaimed.length
  }

  async function deleteUnknownFiles(): Promise<number> {
    // List the files first: one that is added in between is not listed.
    const present = await files.list()
    const known = await listUploadNames(store)
    const unknown = new Set(present.filter(name => !known.has(name)))
    const expired = [...unknown].filter(name => previouslyUnknown.has(name))
    for (const name of expired) await files.remove(name)
    previouslyUnknown = unknown
    return expired.length
  }

  return { run: async () => (await deleteUnclaimed()) + (await deleteUnknownFiles()) }
}
