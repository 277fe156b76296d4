/** The consumer half of the contract: each row played to the client, and recorded where a back end can be asked for it. */
import { closePage } from './harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { interactionsOf, playInteraction } from './harness/interactions.ts'
import { driftedPacts, pactTexts, writePacts } from './harness/pact-files.ts'
import type { WrittenPact } from './harness/pact-files.ts'
import { startPeer } from './harness/peer.ts'
import type { Peer } from './harness/peer.ts'
import { complaintsOfRehearsal, rehearsalsOf } from './harness/rehearsals.ts'
import { rows } from './rows/all.ts'
import { wireRows } from './rows/wire.ts'

let peer: Peer
beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => Promise.all([peer.close(), closePage()]))

for (const rehearsal of rehearsalsOf(rows)) {
  it(rehearsal.name, async () => {
    expect(await complaintsOfRehearsal(rehearsal, peer)).toEqual([])
  })
}

for (const row of wireRows) {
  it(row.name, async () => {
    expect(await row.play(peer)).toEqual([])
  })
}

const recordings = new Map<string, { tag: string; pact: WrittenPact }>()

for (const interaction of interactionsOf(rows)) {
  it(interaction.name, async () => {
    const { wrong, written } = await playInteraction(interaction)
    expect(wrong).toEqual([])
    expect(recordings.has(interaction.name), 'the name is taken').toBe(false)
    recordings.set(interaction.name, { tag: interaction.row.operation.tag, pact: written! })
  })
}

it('says what the committed pact files say, byte for byte; else run npm run contracts:record', () => {
  const texts = pactTexts(recordings)
  if (import.meta.env.MODE === 'record') writePacts(texts)
  expect(driftedPacts(texts)).toEqual([])
})
