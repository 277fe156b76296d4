/**
 * Generates the types of the messages from the English ones, for scripts/gen.ts.
 * The generator compiles a single file and cannot follow imports that end in `.ts`, so it is given the whole
 * dictionary as one file in a folder of its own.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const target = join(root, 'src/i18n')

/** The text of src/i18n/generated/types.ts. @throws Error with the generator's output when it fails */
export async function generateI18n(): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'i18n-'))
  try {
    const output = join(work, 'src/i18n')
    const { default: english }: { default: object } = await import(`${target}/en/index.ts`)
    mkdirSync(output, { recursive: true })
    writeFileSync(join(output, 'i18n-types.ts'), 'export type BaseTranslation = object\n')
    for (const entry of readdirSync(target, { withFileTypes: true })) {
      if (!entry.isDirectory() || entry.name === 'generated') continue
      mkdirSync(join(output, entry.name), { recursive: true })
      const dictionary = entry.name === 'en' ? english : {}
      const text = `const dictionary = ${JSON.stringify(dictionary)} satisfies BaseTranslation`
      writeFileSync(
        join(output, entry.name, 'index.ts'),
        `import type { BaseTranslation } from '../i18n-types.ts'\n${text}\nexport default dictionary\n`,
      )
    }
    const config = readFileSync(join(root, '.typesafe-i18n.json'), 'utf8')
    writeFileSync(join(work, '.typesafe-i18n.json'), config)
    writeFileSync(join(work, 'package.json'), '{"type":"module"}\n')
    const cli = join(root, 'node_modules/typesafe-i18n/cli/typesafe-i18n.mjs')
    const log = execFileSync(process.execPath, [cli, '--no-watch'], { cwd: work, encoding: 'utf8' })
    if (!log.includes('generating files completed')) throw new Error(log)
    return readFileSync(join(output, 'i18n-types.ts'), 'utf8')
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
