import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeFinding } from './findings.ts'
import { fuzz } from './fuzz.ts'
import type { Specification } from './operations.ts'
import { gatherPeople } from './reference-people.ts'
import { createReferencePlace } from './reference-target.ts'

const SEED = 14
const CALLS = 5000
const TIMED: ReadonlySet<string> = new Set(['health late', 'silent for 5 s'])

const specification = JSON.parse(readFileSync('openapi/bundle.json', 'utf8')) as Specification

it(`nothing breaks in ${CALLS} fuzzed calls (M14, M19)`, async () => {
  const place = await createReferencePlace('sqlite')
  try {
    const { findings, url } = await fuzz({
      specification,
      seed: SEED,
      calls: CALLS,
      start: place.start,
      gather: (api, random) => gatherPeople(api, { name: 'fuzz', random, members: 3 }),
    })
    const folder = join(tmpdir(), `fairline-fuzz-findings-${SEED}`)
    // How long things take is for the long runs, on a machine of their own: here others work beside it.
    const broken = findings.all.filter(({ kind }) => !TIMED.has(kind))
    expect(broken.map(finding => describeFinding(finding, { seed: SEED, url, folder }))).toEqual([])
  } finally {
    await place.remove()
  }
}, 120_000)
