import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A declaration of a hook without a body: no line ends with a brace before the next declaration, or the comment of the one with a body. */
const OVERLOAD =
  /^export function use\w+<[^\n]*\n(?:(?!export |\/\*\*)[^\n]*(?<! \{)\n)*(?=export function |\/\*\*)/gm
const USED_BY_OVERLOADS = /^ {2}(?:DefinedInitialDataOptions|UndefinedInitialDataOptions|DefinedUse\w+),\n/gm

/**
 * Leaves each generated hook with one signature. orval writes three more, for callers that pass `initialData`, which none does: they are a
 * tenth of the generated lines, and of what the type checker holds in memory.
 */
export function trimHooks(folder: string): void {
  for (const name of globSync('*/*.ts', { cwd: folder, exclude: ['models/*', '*/*.msw.ts'] })) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(OVERLOAD, '').replaceAll(USED_BY_OVERLOADS, ''))
  }
}
