/**
 * Closes a database while a message of its checkpointer is on its way: `node close-during-checkpoint-child.ts <file>`. The thread is blocked
 * where a busy server would be, so that what the checkpointer sends meanwhile is received after the close has begun.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { openSqlite } from '#server/kernel/sqlite/store.ts'
import { send, type Statement } from '#server/kernel/store.ts'

const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

const text = 'x'.repeat(4000)
const inserts = Array.from({ length: 10_000 }, (_, id): Statement => [
  'INSERT INTO filler(id, text) VALUES ($1, $2)',
  [BigInt(id), text],
])
const migrations = [
  {
    version: 1,
    name: 'rows',
    statements: ['CREATE TABLE filler(id BIGINT PRIMARY KEY, text TEXT NOT NULL)'],
  },
]

// Several times, as the checkpointer may be late.
for (const name of ['1', '2', '3', '4']) {
  const store = await openSqlite({ file: process.argv[2]! + name, migrations, clock: Date })
  // In one command, which blocks the thread: 40 MB of log, and from 32 on the checkpointer asks for a pause.
  await store.execute(() => send(...inserts), undefined)
  // Until the checkpointer, which looks every 250 ms, has asked for it; …
  block(450)
  await turn()
  await turn()
  // … and until it has ended it, but has not looked again.
  block(60)
  await store.close()
}
process.stdout.write('closed\n')
