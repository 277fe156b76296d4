import { ReceivedFile, type FileStore } from '#server/kernel/file-store.ts'

/** A file in memory, while it arrives. */
class MemoryFile {
  #bytes = new Uint8Array(0)

  async writeFile(added: Uint8Array): Promise<void> {
    const whole = new Uint8Array(this.#bytes.length + added.length)
    whole.set(this.#bytes)
    whole.set(added, this.#bytes.length)
    this.#bytes = whole
  }

  async read(into: Uint8Array, _: number, length: number, start: number): Promise<void> {
    into.set(this.#bytes.subarray(start, start + length))
  }

  async close(): Promise<void> {}
}

/** The folder beside the files of the database: it has none but those that arrive. */
export const arrivingFiles: FileStore = {
  receive: async () => new ReceivedFile(new MemoryFile()),
  save: async () => {
    throw new Error('Files of the demo are saved in its database.')
  },
  read: async () => undefined,
  remove: async () => {},
  list: async () => [],
}
