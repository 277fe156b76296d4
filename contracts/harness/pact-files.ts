/** The pact files: one per tag, so that a team can verify a part, and that two people who add operations do not meet in one file. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '../spec.ts'

/** One interaction as Pact has written it, with the frame of its file. */
export interface WrittenPact {
  readonly consumer: { readonly name: string }
  readonly provider: { readonly name: string }
  readonly interactions: readonly [unknown]
  readonly metadata: unknown
}

/** What was recorded, by interaction name, with the tag of its operation. */
export type Recordings = ReadonlyMap<string, { readonly tag: string; readonly pact: WrittenPact }>

export const CONSUMER = 'fairline-web'
export const PROVIDER = 'fairline-api'

export const PACTS = join(import.meta.dirname, '..', 'pacts')

let scratch: string | undefined

/** Where Pact writes, until this process ends. */
function scratchFolder(): string {
  if (scratch === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'fairline-pact-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    scratch = folder
  }
  return scratch
}

/**
 * What Pact writes down of an interaction. It is written alone and read back: added to one file, every interaction would cost as
 * much as all before it together.
 */
export function writtenBy(pact: { writePactFile: (folder: string, merge: boolean) => void }): WrittenPact {
  const folder = scratchFolder()
  pact.writePactFile(folder, false)
  return JSON.parse(readFileSync(join(folder, `${CONSUMER}-${PROVIDER}.json`), 'utf8')) as WrittenPact
}

/** The text of each pact file, by tag: the interactions in the order of the rows, the keys in Pact's own. */
export function pactTexts(recordings: Recordings): Map<string, string> {
  const tags = [...new Set(operations.map(operation => operation.tag))]
  return new Map(
    tags.flatMap((tag): [string, string][] => {
      const pacts = [...recordings.values()].filter(each => each.tag === tag).map(each => each.pact)
      const [first] = pacts
      if (!first) return []
      const file = { ...first, interactions: pacts.flatMap(pact => pact.interactions) }
      return [[tag, `${JSON.stringify(file, null, 2)}\n`]]
    }),
  )
}

const files = () => (existsSync(PACTS) ? readdirSync(PACTS).filter(name => name.endsWith('.json')) : [])

/** Replaces the committed pact files. */
export function writePacts(texts: ReadonlyMap<string, string>): void {
  for (const name of files()) rmSync(join(PACTS, name))
  mkdirSync(PACTS, { recursive: true })
  for (const [tag, text] of texts) writeFileSync(join(PACTS, `${tag}.json`), text)
}

/** The committed pact files that are not what the rows say, byte for byte; empty when all are. */
export function driftedPacts(texts: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...files(), ...[...texts.keys()].map(tag => `${tag}.json`)])]
  return names.toSorted().filter(name => {
    const path = join(PACTS, name)
    return !existsSync(path) || readFileSync(path, 'utf8') !== texts.get(name.replace('.json', ''))
  })
}
