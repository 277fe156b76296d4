import { readFileSync } from 'node:fs'
import { createReferencePlace } from '../tests/fuzz/reference-target.ts'
import { fuzz } from '../tests/fuzz/fuzz.ts'
import { gatherPeople } from '../tests/fuzz/reference-people.ts'
import { describeFinding } from '../tests/fuzz/findings.ts'
const place = await createReferencePlace('sqlite')
const calls = Number(process.argv[2] ?? 1000)
const o = await fuzz({
  specification: JSON.parse(readFileSync('openapi/bundle.json', 'utf8')),
  seed: 1,
  calls,
  isLimitedAtEnd: true,
  start: s => place.start(s),
  gather: (api, random) => gatherPeople(api, { name: 'f1', random, members: 6 }),
  without: (process.argv[3] ?? '').split(','),
  onCall: n => {
    if (n % 1000 === 0) console.log(n)
  },
})
for (const f of o.findings.all) console.log(describeFinding(f, { seed: 1, url: o.url, folder: '/tmp/ff' }))
console.log(o.calls, o.seconds, o.calls / o.seconds, o.memory)
await place.remove()
