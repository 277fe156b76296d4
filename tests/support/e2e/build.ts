/** Builds the app before the browser tests when it is missing or older than its sources, so that they also run alone. */
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/** When the newest file under a path was changed, epoch ms; 0 when there is none. */
function changedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(0, ...readdirSync(path).map(name => changedAt(join(path, name))))
}

/** Runs a script that builds a page, unless the page is newer than what it is built of. */
function buildUnlessNewer(page: string, sources: readonly string[], script: string): void {
  const built = changedAt(join(ROOT, page))
  if (built > 0 && sources.every(source => changedAt(join(ROOT, source)) <= built)) return
  const { status } = spawnSync(process.execPath, [script], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The app could not be built, so that there is nothing to test.')
}

export default function buildIfNeeded(): void {
  buildUnlessNewer('dist/index.html', SOURCES, 'scripts/build.ts')
}

/** The demo, which has the back end in it. */
export function buildDemoIfNeeded(): void {
  const sources = [
    ...SOURCES,
    'server',
    'deploy/demo',
    'openapi',
    'scripts/build-demo.ts',
    'scripts/build-worker.ts',
    'scripts/vite',
  ]
  buildUnlessNewer('dist-demo/index.html', sources, 'scripts/build-demo.ts')
}
