import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFileStore } from '#server/kernel/file-store.ts'
import { QueueFullError } from '#server/kernel/queue-full.ts'

it('files that a caller asks for at once are read one after the other, and no more than may wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-files-test-'))
  try {
    const files = openFileStore(folder)
    const received = await files.receive()
    await received.append(new Uint8Array(1_000))
    const name = await files.save(received)
    await received.close()
    const readerOf = (turn: string) => ({ turn, query: async () => [] })
    let done = 0
    const many = Promise.allSettled(
      Array.from({ length: 300 }, async () => {
        const bytes = await files.read(name, readerOf('account hostile'))
        done++
        return bytes!.length
      }),
    )
    expect((await files.read(name, readerOf('account other')))!.length).toBe(1_000)
    // What was under way when it came.
    expect(done).toBeLessThan(10)
    const refused = (await many).flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toHaveLength(99)
    expect(refused.every(reason => reason instanceof QueueFullError)).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
