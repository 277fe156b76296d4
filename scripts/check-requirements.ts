/**
 * Links every id of docs/requirements.md to the tests whose titles name it, in docs/requirements-tests.md: `npm run requirements`.
 * With `--check` it fails when an id has no test, a test names an id that does not exist, or the page is outdated.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'

const PAGE = 'docs/requirements-tests.md'
const requirements = readFileSync('docs/requirements.md', 'utf8')
const known = [...new Set(Array.from(requirements.matchAll(/\bR\d+\.\d+\b/g), ([id]) => id))]

/** "R5.1, R5.2" and "R7.1–R7.4" as single ids. */
function expand(text: string): string[] {
  return text.split(/,\s*/).flatMap(part => {
    const [from, to] = part.split(/\s*[–-]\s*/).map(id => id.trim())
    if (!from) return []
    if (!to) return [from]
    const [section, first] = from.split('.')
    const last = Number(to.split('.')[1])
    return Array.from({ length: last - Number(first) + 1 }, (_, n) => `${section}.${Number(first) + n}`)
  })
}

/** The ids in the test titles of a file. */
function idsIn(file: string): Set<string> {
  const titles = readFileSync(file, 'utf8').matchAll(/\[(R\d+\.\d+(?:[,\s–-]+R?\d+\.\d+)*)\]/g)
  return new Set(Array.from(titles, ([, ids = '']) => expand(ids)).flat())
}

const files = globSync('{tests,contracts}/**/*.test.{ts,tsx}')
  .map(file => file.replaceAll('\\', '/'))
  .toSorted()
const testsOf = new Map<string, string[]>()
for (const file of files) {
  for (const id of idsIn(file)) testsOf.set(id, [...(testsOf.get(id) ?? []), file])
}
const order = (id: string) => id.slice(1).split('.').map(Number) as [number, number]
const sorted = known.toSorted((a, b) => order(a)[0] - order(b)[0] || order(a)[1] - order(b)[1])
const links = (id: string) => (testsOf.get(id) ?? []).map(file => `[${file}](../${file})`).join('<br>')
const page = `# Requirements and their tests

Made by \`npm run requirements\` from the titles of the tests; what each id says is in [requirements](requirements.md).

| id | tests |
|---|---|
${sorted.map(id => `| ${id} | ${links(id)} |`).join('\n')}
`

const untested = sorted.filter(id => !testsOf.has(id))
const unknown = [...testsOf.keys()].filter(id => !known.includes(id))
console.log(`${known.length - untested.length} of ${known.length} requirements have a test.`)
if (untested.length > 0) console.error(`Without a test: ${untested.join(' ')}`)
if (unknown.length > 0)
  console.error(`Named by a test, but not in docs/requirements.md: ${unknown.join(' ')}`)

let isStale = false
if (process.argv.includes('--check')) {
  isStale = readFileSync(PAGE, 'utf8') !== page
  if (isStale) console.error(`${PAGE} is outdated: npm run requirements`)
} else writeFileSync(PAGE, page)
process.exitCode = unknown.length > 0 || untested.length > 0 || isStale ? 1 : 0
