/** Plants faults one by one in a small back end; the fuzzer must find each and name it correctly. */
import { expect, it } from 'vitest'
import { describeFinding, nameOf } from './findings.ts'
import { fuzz, type FuzzOptions, type FuzzResult } from './fuzz.ts'
import type { Actor } from './people.ts'
import { PLANTED_SPECIFICATION } from './planted-spec.ts'
import { startTarget } from './target.ts'

const SEED = 11
const CALLS = 600

const PLANTS: readonly (readonly [plant: string, finding: string])[] = [
  ['code 500', 'code 500 from getThing'],
  ['HTTP 500', 'HTTP 5xx from makeThing'],
  ['half a JSON', 'no JSON from getThing'],
  ['a field left out', 'against the specification from getThing'],
  ['a stack', 'exposes internals from getThing'],
  ['no answer', 'silent for 5 s from makeThing'],
  ['a dropped connection', 'connection dropped from makeThing'],
  ['an odd status', 'unexpected status from getThing'],
  ['somebody else', 'leaks the witness from getThing'],
  ['a key that counts twice', 'executed twice from makeThing'],
  ['a slow moment', 'health late'],
  ['an unwell back end', 'health failing'],
  ['a process that ends', 'process ended'],
  ['memory', 'memory grew'],
  ['an error in the log', 'error in the log'],
  ['a changed witness', 'witness changed'],
  ['a ledger that is wrong', 'ledger does not add up'],
]

async function fuzzPlanted(plant: string, calls = CALLS): Promise<FuzzResult> {
  let url = ''
  const start = async () => {
    const target = await startTarget(new URL('./planted-process.ts', import.meta.url), { PLANT: plant })
    url = target.url
    return target
  }
  const member: Actor = {
    name: 'member',
    account: 'member@fuzz.test',
    token: 'token-of-member',
    isMember: true,
  }
  const createPeople: FuzzOptions['createPeople'] = async () => ({
    guest: { name: 'guest', isMember: false },
    members: [member],
    endedTokens: [],
    accounts: [],
    witness: {
      marks: ['7321480000000099'],
      statement: async () => (await fetch(`${url}/witness`)).text(),
    },
    signInAgain: async () => {},
  })
  return fuzz({ specification: PLANTED_SPECIFICATION, seed: SEED, calls, start, createPeople })
}

const namesIn = ({ findings }: FuzzResult) => findings.all.map(nameOf)

it('the fuzzer finds nothing in a back end without a fault', async () => {
  const { findings, url } = await fuzzPlanted('nothing')
  const words = findings.all.map(each => describeFinding(each, { seed: SEED, url, folder: '.cache/fuzz' }))
  expect(words).toEqual([])
})

it.each(PLANTS)(
  'the fuzzer finds %s and reports it as: %s',
  async (plant, finding) => {
    expect(namesIn(await fuzzPlanted(plant))).toContain(finding)
  },
  300_000,
)

it('the fuzzer finds a connection that stays open after half a request', async () => {
  const names = namesIn(await fuzzPlanted('a connection kept for ever', 150))
  expect(names.some(name => name.startsWith('silent for 5 s'))).toBe(true)
})

it('the fuzzer makes the same calls for the same seed', async () => {
  // Later calls use ids from answers, whose order depends on timing.
  const firstIn = ({ findings }: FuzzResult) => findings.all.map(({ numbers }) => numbers[0])
  const [first, second] = [await fuzzPlanted('code 500'), await fuzzPlanted('code 500')]
  expect(firstIn(first)).toEqual(firstIn(second))
})
