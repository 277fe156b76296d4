import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { SYSTEM } from './fair-order.ts'
import { diskFailure } from './store-unavailable.ts'
import type { Reader } from './store.ts'
import { MAX_TURN_WAIT, MAX_TURNS, Turns } from './turns.ts'

/** A folder of files under random names: no name from outside ever becomes a path. */
export interface FileStore {
  /**
   * Saves a copy of a file under a new name, which it returns. All or nothing: an incomplete file has another extension.
   * @throws StoreUnavailableError when the disk is full
   */
  save(file: ReceivedFile): Promise<string>
  /**
   * The bytes of a file; undefined when there is none. `reader` says whose turn it takes.
   * @throws QueueFullError when this caller reads too many
   */
  read(name: string, reader?: Reader): Promise<Uint8Array<ArrayBuffer> | undefined>
  remove(name: string): Promise<void>
  /** An empty file on this machine, for what arrives. */
  receive(): Promise<ReceivedFile>
  /** The names of all files, incomplete ones too. */
  list(): Promise<string[]>
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT'])

/** What writing a file throws for an error of the system: unavailability when the disk is full. */
const fileError = (error: unknown): unknown =>
  NO_SPACE.has((error as NodeJS.ErrnoException).code ?? '')
    ? diskFailure('full', 'The disk is full. Nothing was changed.', error)
    : error

/** How much of a file is copied at a time. */
const PIECE = 262_144

/** What a file that arrives is kept in: an open file of the system, or memory. */
interface OpenFile {
  writeFile(bytes: Uint8Array): Promise<void>
  read(into: Uint8Array, offset: number, length: number, position: number): Promise<unknown>
  close(): Promise<void>
}

/** A file that arrives from a client. It has no name, and is gone when it is closed or its process has ended. */
export class ReceivedFile {
  readonly #handle: OpenFile
  #size = 0

  constructor(handle: OpenFile) {
    this.#handle = handle
  }

  /** In bytes. */
  get size(): number {
    return this.#size
  }

  /** Adds bytes at the end. @throws StoreUnavailableError when the disk is full */
  async append(bytes: Uint8Array): Promise<void> {
    await this.#handle.writeFile(bytes).catch((error: unknown) => {
      throw fileError(error)
    })
    this.#size += bytes.byteLength
  }

  /** Up to so many bytes from a position on. */
  async read(start: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(Math.min(length, this.#size - start))
    await this.#handle.read(bytes, 0, bytes.length, start)
    return bytes
  }

  close(): Promise<void> {
    return this.#handle.close()
  }
}

/** Files are read whole: so many at a time, in all and of one caller, bound the memory that they take before they are sent. */
const reads = new Turns({ slots: 4, underWay: 1, ...MAX_TURNS, maxWait: MAX_TURN_WAIT })

/** The folder is created with the first file and readable by this process's own user alone. */
export function openFileStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!/^[0-9a-f]{32}(\.part)?$/.test(name)) throw new Error('Not the name of a stored file.')
    return join(folder, name)
  }
  const create = async (path: string): Promise<FileHandle> => {
    const openNew = () => open(path, 'wx+', 0o600)
    return openNew().catch(async (error: unknown) => {
      if (!isMissing(error)) throw fileError(error)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return openNew()
    })
  }
  return {
    async save(file) {
      const name = randomBytes(16).toString('hex')
      const part = pathOf(`${name}.part`)
      const copy = await create(part)
      try {
        for (let start = 0; start < file.size; start += PIECE)
          await copy.writeFile(await file.read(start, PIECE))
        await copy.sync()
      } catch (error) {
        await rm(part, { force: true })
        throw fileError(error)
      } finally {
        await copy.close()
      }
      await rename(part, pathOf(name))
      return name
    },
    async read(name, reader) {
      const path = pathOf(name)
      const read = () =>
        readFile(path).catch((error: unknown) => {
          if (isMissing(error)) return undefined
          throw error
        })
      return reads.run(reader?.turn ?? SYSTEM, read)
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
    async receive() {
      const path = pathOf(`${randomBytes(16).toString('hex')}.part`)
      const file = await create(path)
      await rm(path)
      return new ReceivedFile(file)
    },
    async list() {
      return readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
    },
  }
}
