import { randomBytes } from 'node:crypto'
import type { FileStore } from '../kernel/file-store.ts'
import { finish, type Context, type Steps, type Store } from '../kernel/store.ts'

const INSERT = 'INSERT INTO upload_bytes(name, base64) VALUES ($1, $2)'
const READ = 'SELECT base64 FROM upload_bytes WHERE name = $1'
const DELETE = 'DELETE FROM upload_bytes WHERE name = $1'
const LIST = 'SELECT name FROM upload_bytes'

function* write(_: Context, { name, base64 }: { name: string; base64: string }): Steps<void> {
  return yield* finish(undefined, [INSERT, [name, base64]])
}

function* remove(_: Context, name: string): Steps<void> {
  return yield* finish(undefined, [DELETE, [name]])
}

/**
 * Files in the database, so that every node has them; how many an account may have is bounded by `uploads`. The kernel knows no bytes,
 * so they are stored as base64.
 * @param folder where earlier versions have stored files: they are found there until they are deleted
 */
export function createDatabaseFiles(store: Store, folder: FileStore): FileStore {
  return {
    async save(file) {
      const name = randomBytes(16).toString('hex')
      const bytes = Buffer.from((await file.read(0, file.size)).buffer)
      await store.execute(write, { name, base64: bytes.toString('base64') })
      return name
    },
    async read(name, reader = store) {
      const [row] = await reader.query<{ base64: string }>(READ, [name])
      return row ? new Uint8Array(Buffer.from(row.base64, 'base64')) : folder.read(name, reader)
    },
    async remove(name) {
      await store.execute(remove, name)
      await folder.remove(name)
    },
    receive: () => folder.receive(),
    async list() {
      const rows = await store.query<{ name: string }>(LIST)
      return [...rows.map(({ name }) => name), ...(await folder.list())]
    },
  }
}
