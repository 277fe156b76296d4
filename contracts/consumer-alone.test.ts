/** Cases that no back end is asked for: errors of every kind and request variants, run against a stub server. */
import { closePage } from './harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStubServer, type StubServer } from './harness/peer.ts'
import { stubCases } from './plays.ts'

let peer: StubServer
beforeAll(async () => {
  peer = await startStubServer()
})
afterAll(() => Promise.all([peer.close(), closePage()]))

for (const { name, run: play } of stubCases) {
  it(name, async () => {
    expect(await play(peer)).toEqual([])
  })
}
