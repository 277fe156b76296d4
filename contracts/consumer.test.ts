/** The rows that back ends are asked for: each is played to the client, recorded, and compared with the committed pact files. */
import { closePage } from './harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { driftedPacts, pactTexts, writePacts } from './harness/pact-files.ts'
import type { WrittenPact } from './harness/pact-files.ts'
import { startPeer } from './harness/peer.ts'
import type { Peer } from './harness/peer.ts'
import { recordingsWith, rehearsals } from './plays.ts'

let peer: Peer
beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => Promise.all([peer.close(), closePage()]))

const recordings = new Map<string, { tag: string; pact: WrittenPact }>()
const plays = recordingsWith((name, tag, pact) => pact && recordings.set(name, { tag, pact }))

for (const { name, play } of plays) {
  it(name, async () => {
    expect(await play(peer)).toEqual([])
  })
}

it('gives every row a name of its own', () => {
  const names = [...plays, ...rehearsals].map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('says what the committed pact files say, byte for byte; else run npm run contracts:record', () => {
  const texts = pactTexts(recordings)
  if (import.meta.env.MODE === 'record') writePacts(texts)
  expect(driftedPacts(texts)).toEqual([])
})
