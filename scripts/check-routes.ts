/**
 * Finds routes without a screen and screens without a route: `npx node scripts/check-routes.ts`.
 * The route table is derived from lib/paths, so it is complete. Both are errors.
 */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../src/app/routes.ts'

const root = join(import.meta.dirname, '../src')
const files = new Set(routes.flatMap(({ screen }) => (screen ? [`${screen}-screen.tsx`] : [])))
const missing = [...files].filter(file => !existsSync(join(root, file)))
const orphans = globSync('{features/*,app/trade}/*-screen.tsx', { cwd: root }).filter(
  file => !files.has(file),
)

for (const file of missing) console.error(`missing screen: src/${file}, which src/app/routes.ts names`)
for (const file of orphans) console.error(`no route in src/app/routes.ts leads to src/${file}`)
console.log(
  `${routes.length} routes, ${missing.length} without a screen, ${orphans.length} screens without a route.`,
)
process.exitCode = orphans.length + missing.length > 0 ? 1 : 0
