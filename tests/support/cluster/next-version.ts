/** A checkout of this program whose schema is one step ahead. */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
/** The end of the list of migrations in server/features/schema.ts. */
const END_OF_MIGRATIONS = '\n].map((migration, index) => ({'
/** A column that the earlier version leaves empty: the first of the two steps of a change (expand, contract). */
const MIGRATION = `
  { name: 'expand', statements: ['ALTER TABLE spot_orders ADD COLUMN note_of_the_next_version TEXT'] },`

/** Copies what a node needs to `folder` and appends a migration. @returns the folder */
export function makeNextVersion(folder: string): string {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const listed = execFileSync(
    'git',
    ['-C', ROOT, 'ls-files', 'server', 'src', 'openapi', 'scripts', 'package.json'],
    {
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  )
  for (const name of listed.split('\n').filter(each => existsSync(join(ROOT, each)) && each !== '')) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    cpSync(join(ROOT, name), join(folder, name))
  }
  for (const name of ['node_modules', 'dist']) symlinkSync(join(ROOT, name), join(folder, name))
  const file = join(folder, 'server/features/schema.ts')
  const schema = readFileSync(file, 'utf8')
  if (!schema.includes(END_OF_MIGRATIONS))
    throw new Error('The list of migrations in server/features/schema.ts was not found.')
  writeFileSync(file, schema.replace(END_OF_MIGRATIONS, `${MIGRATION}${END_OF_MIGRATIONS}`))
  return folder
}
