/** The rows that no back end is asked for: errors of every kind and ways to ask, played to the client alone. */
import { closePage } from './harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPeer, type Peer } from './harness/peer.ts'
import { rehearsals } from './plays.ts'

let peer: Peer
beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => Promise.all([peer.close(), closePage()]))

for (const { name, play } of rehearsals) {
  it(name, async () => {
    expect(await play(peer)).toEqual([])
  })
}
