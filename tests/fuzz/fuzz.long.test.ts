import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSpecification } from '#scripts/specification.ts'
import { describeFinding } from './findings.ts'
import { fuzz } from './fuzz.ts'
import { createPeople } from './reference-people.ts'
import { createReferenceStorage } from './reference-target.ts'

const SEED = 14
const CALLS = process.env.DEEP ? 5000 : 400
const TIMED: ReadonlySet<string> = new Set(['health late', 'silent for 5 s'])

const specification = readSpecification()

it(`the back end withstands ${CALLS} fuzzed calls without a finding (M14, M19)`, async () => {
  const place = await createReferenceStorage('sqlite')
  try {
    const { findings, url } = await fuzz({
      specification,
      seed: SEED,
      calls: CALLS,
      start: place.start,
      createPeople: (api, random) => createPeople(api, { name: 'fuzz', random, members: 3 }),
    })
    const folder = join(tmpdir(), `fairline-fuzz-findings-${SEED}`)
    // Timings are judged only in long runs on an idle machine; here other tests run at the same time.
    const broken = findings.all.filter(({ kind }) => !TIMED.has(kind))
    expect(broken.map(finding => describeFinding(finding, { seed: SEED, url, folder }))).toEqual([])
  } finally {
    await place.remove()
  }
}, 120_000)
