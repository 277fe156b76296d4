/**
 * The rows that back ends are asked for: each is played to the client, recorded, and compared with what is committed, byte for byte.
 * `npm run contracts:record` commits to what they say now.
 */
import { closePage } from './harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  committedNames,
  committedTexts,
  pactTexts,
  textOf,
  writePacts,
  type WrittenPact,
} from './harness/pact-files.ts'
import { startPeer, type Peer } from './harness/peer.ts'
import { recordingsWith, rehearsals } from './plays.ts'

const isRecording = import.meta.env.MODE === 'record'
const committed = isRecording ? new Map<string, string>() : committedTexts()

const written = new Map<string, WrittenPact>()
const recordings = recordingsWith((name, pact) => pact && written.set(name, pact))

let peer: Peer
beforeAll(async () => {
  peer = await startPeer()
})
afterAll(async () => {
  await Promise.all([peer.close(), closePage()])
  if (isRecording) writePacts(pactTexts(recordings, written))
})

for (const { name, play } of recordings) {
  it(name, async () => {
    expect(await play(peer)).toEqual([])
    if (isRecording) return
    expect(textOf(written.get(name)), 'else run npm run contracts:record').toBe(committed.get(name))
  })
}

it('gives every row a name of its own', () => {
  const names = [...recordings, ...rehearsals].map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it.skipIf(isRecording)('keeps in the pact files what the rows say, in their order, and nothing else', () => {
  const namesByTag = Object.groupBy(recordings, ({ tag }) => tag)
  const expected = Object.entries(namesByTag).map(([tag, those]) => [tag, those?.map(({ name }) => name)])
  expect(committedNames()).toEqual(Object.fromEntries(expected))
})
