/**
 * The assets of earlier builds stay beside those of the newest one, as pages that were open before a deployment go on loading theirs: a
 * screen that was not visited yet, another language.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY } from '../src/lib/time/time-units.ts'

/** For so long, of so many builds at most. */
const KEPT_FOR = 30 * DAY
const MOST_BUILDS = 20

interface Build {
  /** When the next one replaced it, ms since 1970 UTC; undefined for the newest one. */
  readonly replacedAt?: number
  /** The names of its files in `assets`. */
  readonly files: readonly string[]
}

const listOf = (folder: string) => join(folder, 'builds.json')
const assetsOf = (folder: string) => join(folder, 'assets')

/** The builds whose assets are in a built app, the newest first; none where it was not built yet. */
export function readBuilds(folder: string): Build[] {
  return existsSync(listOf(folder)) ? (JSON.parse(readFileSync(listOf(folder), 'utf8')) as Build[]) : []
}

/**
 * Replaces a built app by a new one, and puts back what the new one has not of the assets before.
 * @param build empties the folder and writes the new app into it
 * @param now ms since 1970 UTC
 */
export async function keepAssets(folder: string, build: () => Promise<void>, now: number): Promise<void> {
  const aside = mkdtempSync(join(tmpdir(), 'fairline-assets-'))
  const [newest, ...older] = readBuilds(folder)
  if (newest) cpSync(assetsOf(folder), aside, { recursive: true })
  try {
    await build()
    const files = readdirSync(assetsOf(folder))
    const isSame = newest?.files.toSorted().join() === files.toSorted().join()
    const replaced = newest && !isSame ? [{ ...newest, replacedAt: now }] : []
    const kept = [...replaced, ...older]
      .filter(({ replacedAt = now }) => now - replacedAt < KEPT_FOR)
      .slice(0, MOST_BUILDS - 1)
    const names = new Set(kept.flatMap(earlier => earlier.files))
    for (const name of names)
      if (!files.includes(name)) cpSync(join(aside, name), join(assetsOf(folder), name))
    writeFileSync(listOf(folder), JSON.stringify([{ files }, ...kept] satisfies Build[]))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}
