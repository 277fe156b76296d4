/**
 * Fails when the first view has outgrown its budget: at most 150 kB of compressed scripts, and at most 2.25 times a bare React page
 * built in the same run. Also every other screen's own chunk: at most 30 kB. Needs `npm run build` before it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readBuilds } from './kept-assets.ts'
import { FIRST_VIEW_LIMIT, buildBareReact, firstViewOf } from '../tests/support/first-view.ts'

const RATIO = 2.25
const SCREEN_LIMIT = 30_000
/** Library chunks shared by several screens, loaded only with these. */
const SHARED = /^(forms|candle-plot)/

const bareFolder = mkdtempSync(join(tmpdir(), 'bare-react-'))
await buildBareReact(bareFolder)
const bare = firstViewOf(bareFolder)
rmSync(bareFolder, { recursive: true, force: true })

const first = firstViewOf('dist')
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ratio = first.bytes / bare.bytes
for (const file of first.files) console.log(`${kb(file.bytes).padStart(10)}  ${file.name}`)
console.log(
  `First view ${kb(first.bytes)} of ${kb(FIRST_VIEW_LIMIT)}; bare React ${kb(bare.bytes)}; ratio ${ratio.toFixed(2)} of ${RATIO}`,
)

const inFirstView = new Set(first.files.map(file => file.name))
const oversizedChunks = (readBuilds('dist')[0]?.files ?? [])
  .filter(name => name.endsWith('.js') && !inFirstView.has(`assets/${name}`) && !SHARED.test(name))
  .map(name => ({ name, bytes: gzipSync(readFileSync(join('dist/assets', name)), { level: 9 }).length }))
  .filter(file => file.bytes > SCREEN_LIMIT)
for (const file of oversizedChunks)
  console.error(`${file.name} is ${kb(file.bytes)}; a screen's own chunk may be ${kb(SCREEN_LIMIT)}`)

process.exit(first.bytes > FIRST_VIEW_LIMIT || ratio > RATIO || oversizedChunks.length > 0 ? 1 : 0)
