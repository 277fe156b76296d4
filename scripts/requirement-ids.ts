/**
 * Lists the ids of docs/requirements.md that no test title names. Informs now; `--strict` fails (from the issue on that finishes
 * the last id).
 */
import { globSync, readFileSync } from 'node:fs'

const ids = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/\bR\d+\.\d+\b/g)].map(
  match => match[0],
)
const known = [...new Set(ids)]
const cited = new Set(
  globSync('{tests,contracts}/**/*.test.{ts,tsx}')
    .map(file => readFileSync(file, 'utf8'))
    .flatMap(text => [...text.matchAll(/\[(R\d+\.\d+(?:[,\s–-]+R?\d+\.\d+)*)\]/g)])
    .flatMap(match => expand(match[1] ?? '')),
)

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

const untested = known.filter(id => !cited.has(id))
const unknown = [...cited].filter(id => !known.includes(id))
console.log(`${known.length - untested.length} of ${known.length} requirements are named by a test.`)
if (untested.length > 0) console.log(`Without a test: ${untested.join(' ')}`)
if (unknown.length > 0)
  console.error(`Named by a test, but not in docs/requirements.md: ${unknown.join(' ')}`)
process.exit(unknown.length > 0 || (process.argv.includes('--strict') && untested.length > 0) ? 1 : 0)
