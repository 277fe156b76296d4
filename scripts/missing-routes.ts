/**
 * Which routes of the product still lack a screen, and which screens lack a route: `node scripts/missing-routes.ts`.
 * A route without a screen is work to do, told and counted; a path of lib that the table does not know, and a
 * screen that no route leads to, are faults.
 */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { routes, screenFile } from '../src/app/routes.ts'

const screens = join(import.meta.dirname, '../src/screens')
const paths = join(import.meta.dirname, '../src/lib/paths.ts')
const known = new Set(routes.map(route => route.path))
const entries = new Set(['/', '/pages/index/index'])

const named = existsSync(paths) ? Object.values((await import(paths)).ROUTES as Record<string, string>) : []
const unknown = named.filter(path => !known.has(path))
const files = new Map(routes.map(route => [screenFile(route.path), route.path]))
const missing = [...files].filter(([file, path]) => !entries.has(path) && !existsSync(join(screens, file)))
const orphans = globSync('**/*.tsx', { cwd: screens }).filter(
  file => !file.split('/').includes('parts') && !files.has(file),
)

for (const [file, path] of missing) console.log(`without a screen: ${path} (src/screens/${file})`)
for (const path of unknown) console.error(`not in src/app/routes.ts: ${path}`)
for (const file of orphans) console.error(`no route leads to src/screens/${file}`)
console.log(
  `${routes.length} routes, ${missing.length} without a screen, ${unknown.length + orphans.length} faults.`,
)
process.exitCode = unknown.length + orphans.length > 0 ? 1 : 0
