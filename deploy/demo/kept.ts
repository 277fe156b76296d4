/** What the demo keeps in the browser's private file system, and how it is removed. */
import { Buffer } from './node/buffer.ts'

export const DATABASE_FOLDER = 'fairline-database'
const KEY_FILE = 'fairline-secrets.key'
const KEY_BYTES = 32
/** The worker that has the files open may need a moment to end. */
const ATTEMPTS = 50
const PAUSE = 100

/** Of a worker alone: the types of a page do not have it. */
interface WorkerFile extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<{
    read(into: Uint8Array, options: { at: number }): number
    write(bytes: Uint8Array, options: { at: number }): number
    flush(): void
    close(): void
  }>
}

const newKey = () => crypto.getRandomValues(new Uint8Array(KEY_BYTES))

/** The key of the secrets of a kept database, base64: made at the first visit. */
async function keptKey(): Promise<string> {
  const folder = await navigator.storage.getDirectory()
  const file = (await folder.getFileHandle(KEY_FILE, { create: true })) as WorkerFile
  const handle = await file.createSyncAccessHandle()
  const key = new Uint8Array(KEY_BYTES)
  if (handle.read(key, { at: 0 }) < KEY_BYTES) {
    key.set(newKey())
    handle.write(key, { at: 0 })
    handle.flush()
  }
  handle.close()
  return Buffer.from(key).toString('base64')
}

/** The key of the secrets of a database, base64; one in memory has a new one. */
export const openSecretsKey = async (isKept: boolean): Promise<string> =>
  isKept ? keptKey() : Buffer.from(newKey()).toString('base64')

async function remove(name: string): Promise<void> {
  const folder = await navigator.storage.getDirectory()
  for (let attempt = 1; ; attempt++) {
    try {
      return await folder.removeEntry(name, { recursive: true })
    } catch (error) {
      if ((error as Error).name === 'NotFoundError') return
      if (attempt === ATTEMPTS) throw error
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
}

/** Removes the database, its key, and what the app has stored. */
export async function removeKept(): Promise<void> {
  if ('getDirectory' in navigator.storage) {
    await remove(DATABASE_FOLDER)
    await remove(KEY_FILE)
  }
  for (const name of Object.keys(localStorage))
    if (name.startsWith('fairline:')) localStorage.removeItem(name)
}
