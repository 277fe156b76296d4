/**
 * Every mistake of the list is made in a client of its own. The row that must notice is played, and has to complain; with
 * `npm run contracts:faults` all rows are, and how many complain is printed.
 */
import { closePage } from '#contracts/harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPeer, type Peer } from '#contracts/harness/peer.ts'
import type { Play } from '#contracts/row.ts'
import { consumerFaults } from './faults.ts'

const isThorough = import.meta.env.MODE === 'faults'

let peer: Peer
beforeAll(async () => {
  peer = await startPeer()
})
const noticed: string[] = []
afterAll(async () => {
  await Promise.all([peer.close(), closePage()])
  if (isThorough) process.stdout.write(`\n${noticed.join('\n')}\n`)
})

/** The rows over a client with this mistake. */
async function playsWith(index: number): Promise<Play[]> {
  const path = `../../plays.ts?fault=${index}`
  const { recordingsWith, rehearsals } = (await import(
    /* @vite-ignore */ path
  )) as typeof import('#contracts/plays.ts')
  return [...rehearsals, ...recordingsWith(() => {})]
}

/** The names of the rows that complain; a row that breaks down complains as well. */
async function complaining(plays: readonly Play[]): Promise<string[]> {
  const names: string[] = []
  for (const { name, play } of plays) {
    const wrong = await play(peer).catch((error: unknown) => [String(error)])
    if (wrong.length > 0) names.push(name)
  }
  return names
}

it('hears no complaint about a copy of the client without a mistake', { timeout: 120_000 }, async () => {
  const plays = await playsWith(consumerFaults.length)
  const wanted = new Set(consumerFaults.map(fault => fault.caughtBy))
  expect(await complaining(isThorough ? plays : plays.filter(({ name }) => wanted.has(name)))).toEqual([])
})

for (const [index, fault] of consumerFaults.entries()) {
  it(`notices a client that ${fault.name}`, { timeout: 120_000 }, async () => {
    const plays = await playsWith(index)
    const named = plays.filter(({ name }) => name === fault.caughtBy)
    expect(named, 'the row that must notice is in the table').toHaveLength(1)
    const names = await complaining(isThorough ? plays : named)
    expect(names).toContain(fault.caughtBy)
    noticed.push(
      `${String(names.length).padStart(5)} of ${plays.length} rows notice a client that ${fault.name}`,
    )
  })
}
