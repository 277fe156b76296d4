/** A checkout of a program whose schema is one step ahead. */
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The end of the list of migrations in server/features/schema.ts. */
const END_OF_MIGRATIONS = '\n].map((migration, index) => ({'
/** A column that the earlier version leaves empty: the first of the two steps of a change (expand, contract). */
const MIGRATION = `
  { name: 'expand', statements: ['ALTER TABLE spot_orders ADD COLUMN note_of_the_next_version TEXT'] },`

/** Copies what a node needs from the checkout `program` to `folder` and appends a migration. @returns the folder */
export function makeNextVersion(program: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  for (const name of ['server', 'src', 'openapi', 'scripts', 'package.json'])
    cpSync(join(program, name), join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'dist']) symlinkSync(join(program, name), join(folder, name))
  const file = join(folder, 'server/features/schema.ts')
  const schema = readFileSync(file, 'utf8')
  if (!schema.includes(END_OF_MIGRATIONS))
    throw new Error('The list of migrations in server/features/schema.ts was not found.')
  writeFileSync(file, schema.replace(END_OF_MIGRATIONS, `${MIGRATION}${END_OF_MIGRATIONS}`))
  return folder
}
