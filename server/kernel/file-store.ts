import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { diskFailure } from './store-unavailable.ts'
import type { Reader } from './store.ts'

/** A folder of files under random names: no name from outside ever becomes a path. */
export interface FileStore {
  /**
   * Saves bytes under a new name, which it returns. All or nothing: an incomplete file has another extension.
   * @throws StoreUnavailableError when the disk is full
   */
  save(bytes: Uint8Array): Promise<string>
  /** The bytes of a file; undefined when there is none. Where files are in the database, `reader` says whose turn it takes. */
  read(name: string, reader?: Reader): Promise<Uint8Array<ArrayBuffer> | undefined>
  remove(name: string): Promise<void>
  /** A file on this machine without a name, for what is still arriving: it is gone when it is closed, or its process has ended. */
  openTemporary(): Promise<FileHandle>
  /** The names of all files, incomplete ones too. */
  list(): Promise<string[]>
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT'])

/** What writing a file throws for an error of the system: unavailability when the disk is full. */
export const fileError = (error: unknown): unknown =>
  NO_SPACE.has((error as NodeJS.ErrnoException).code ?? '')
    ? diskFailure('full', 'The disk is full. Nothing was changed.', error)
    : error

/** The folder is created with the first file and readable by this process's own user alone. */
export function openFileStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!/^[0-9a-f]{32}(\.part)?$/.test(name)) throw new Error('Not the name of a stored file.')
    return join(folder, name)
  }
  return {
    async save(bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = randomBytes(16).toString('hex')
      const part = pathOf(`${name}.part`)
      const file = await open(part, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } catch (error) {
        await rm(part, { force: true })
        throw fileError(error)
      } finally {
        await file.close()
      }
      await rename(part, pathOf(name))
      return name
    },
    async read(name) {
      return readFile(pathOf(name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
    async openTemporary() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = pathOf(`${randomBytes(16).toString('hex')}.part`)
      const file = await open(path, 'wx+', 0o600)
      await rm(path)
      return file
    },
    async list() {
      return readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
    },
  }
}
