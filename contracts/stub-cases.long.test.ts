/** Cases that no back end is asked for: errors of every kind and request variants, run against a stub server. */
import { closePage } from './harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStubServer, type StubServer } from './harness/stub-server.ts'
import { stubCases } from './consumer-cases.ts'

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
