/**
 * The rows that back ends are asked for: each is run against the client, recorded, and compared with the committed pact byte for byte.
 * `npm run contracts:record` writes the pact files anew.
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
import { startStubServer, type StubServer } from './harness/stub-server.ts'
import { recordedCases, stubCases } from './consumer-cases.ts'

const isRecording = import.meta.env.MODE === 'record'
const committed = isRecording ? new Map<string, string>() : committedTexts()

const written = new Map<string, WrittenPact>()
const cases = recordedCases((name, pact) => pact && written.set(name, pact))

let peer: StubServer
beforeAll(async () => {
  peer = await startStubServer()
})
afterAll(async () => {
  await Promise.all([peer.close(), closePage()])
  if (isRecording) writePacts(pactTexts(cases, written))
})

for (const { name, run: play } of cases) {
  it(name, async () => {
    expect(await play(peer)).toEqual([])
    if (isRecording) return
    expect(textOf(written.get(name)), 'else run npm run contracts:record').toBe(committed.get(name))
  })
}

it('every row has a unique name', () => {
  const names = [...cases, ...stubCases].map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it.skipIf(isRecording)('the committed pact files hold exactly the recorded rows, in order', () => {
  const namesByTag = Object.groupBy(cases, ({ tag }) => tag)
  const expected = Object.entries(namesByTag).map(([tag, those]) => [tag, those?.map(({ name }) => name)])
  expect(committedNames()).toEqual(Object.fromEntries(expected))
})
