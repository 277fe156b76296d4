/** The pact files: one per tag, so that a team can verify a part, and that parallel changes rarely touch the same file. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface WrittenInteraction {
  readonly response: {
    readonly matchingRules: { readonly body: Readonly<Record<string, { combine: 'AND' | 'OR' }>> }
  }
}

/** One interaction as written by Pact, with its file's metadata. */
export interface WrittenPact {
  readonly consumer: { readonly name: string }
  readonly provider: { readonly name: string }
  readonly interactions: readonly [WrittenInteraction]
  readonly metadata: unknown
}

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

const scratchFile = () => join(scratchFolder(), `${CONSUMER}-${PROVIDER}.json`)

/**
 * Where Pact writes a single interaction. Each is written to its own file and read back: merging into one file would make every
 * interaction cost as much as all previous ones together.
 */
export function emptyScratchFolder(): string {
  rmSync(scratchFile(), { force: true })
  return scratchFolder()
}

/** The interaction that Pact has just written there. */
export function readWrittenPact(): WrittenPact {
  return JSON.parse(readFileSync(scratchFile(), 'utf8')) as WrittenPact
}

/** The text of each pact file by its tag: the interactions in the order of the rows, the keys in Pact's own. */
export function pactTexts(
  recordings: readonly { readonly name: string; readonly tag: string }[],
  written: ReadonlyMap<string, WrittenPact>,
): Map<string, string> {
  const byTag = Map.groupBy(recordings, ({ tag }) => tag)
  return new Map(
    [...byTag].map(([tag, those]): [string, string] => {
      const pacts = those.flatMap(({ name }) => written.get(name) ?? [])
      const file = { ...pacts[0], interactions: pacts.flatMap(pact => pact.interactions) }
      return [tag, `${JSON.stringify(file, null, 2)}\n`]
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

const textIn = (name: string) => readFileSync(join(PACTS, name), 'utf8')

/** The text of a single interaction, for comparing two of them byte for byte. */
export const textOf = (pact: WrittenPact | undefined): string => JSON.stringify(pact, null, 2)

/** The text of each committed interaction, by its name. */
export function committedTexts(): Map<string, string> {
  return new Map(
    files().flatMap(name => {
      const file = JSON.parse(textIn(name)) as { interactions: { description: string }[] }
      return file.interactions.map((one): [string, string] => [
        one.description,
        JSON.stringify({ ...file, interactions: [one] }, null, 2),
      ])
    }),
  )
}

/** The names in each committed file by its tag, in their order. @throws Error when somebody has edited one by hand */
export function committedNames(): Record<string, string[]> {
  return Object.fromEntries(
    files().map(name => {
      const text = textIn(name)
      const file = JSON.parse(text) as { interactions: { description: string }[] }
      if (text !== `${JSON.stringify(file, null, 2)}\n`) throw new Error(`${name} is not as it is recorded`)
      return [name.replace('.json', ''), file.interactions.map(one => one.description)]
    }),
  )
}
