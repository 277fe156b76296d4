/**
 * Which routes of the product still lack a screen, and which screens lack a route: `node scripts/missing-routes.ts`.
 * The table of routes is made from lib/paths, so none is missing there. Either is a fault.
 */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { routes, screenFile } from '../src/app/routes.ts'

const screens = join(import.meta.dirname, '../src/screens')
const entries = new Set(['/', '/pages/index/index'])

const files = new Map(routes.map(route => [screenFile(route.path), route.path]))
const missing = [...files].filter(([file, path]) => !entries.has(path) && !existsSync(join(screens, file)))
const orphans = globSync('**/*.tsx', { cwd: screens }).filter(
  file => !file.split('/').includes('parts') && !files.has(file),
)

for (const [file, path] of missing) console.error(`without a screen: ${path} (src/screens/${file})`)
for (const file of orphans) console.error(`no route leads to src/screens/${file}`)
console.log(
  `${routes.length} routes, ${missing.length} without a screen, ${orphans.length} screens without a route.`,
)
process.exitCode = orphans.length + missing.length > 0 ? 1 : 0
