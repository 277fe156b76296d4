/** Serves the app and its reference back end; what `npm start` runs. Builds the app first when it is missing or outdated. */
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'openapi/bundle.json']

/** When the newest file under a path was changed; 0 when there is none. */
function changedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(0, ...readdirSync(path).map(name => changedAt(join(path, name))))
}

function buildIfNeeded(): void {
  const built = changedAt('dist/index.html')
  if (built > 0 && SOURCES.every(source => changedAt(source) <= built)) return
  console.error('Building the app…')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}

process.chdir(join(import.meta.dirname, '..'))
if (!process.argv.includes('--no-build')) buildIfNeeded()

// Compiled code of the last start, which shortens this one. In a checkout that cannot be written to, it is compiled each time.
enableCompileCache('.cache/compiled')
const { ConfigError, readConfig } = await import('../server/config.ts')
const { createLog, silentLog } = await import('../server/kernel/log.ts')
const { startServer } = await import('../server/main.ts')

// Customers are served also when whoever read the log is gone, or its disk is full.
let isLogLost = false
process.stdout.on('error', error => {
  if (!isLogLost) console.error(`The log cannot be written: ${error.message}`)
  isLogLost = true
})

try {
  const config = readConfig(process.env)
  const log = config.log ? createLog(lines => process.stdout.write(lines)) : silentLog
  const server = await startServer(config, log)
  console.error(
    `Fairline is at ${server.urls[0]}  (sign in as demo@fairline.test with skylark1; stop with Ctrl+C)`,
  )
  void server.ended.then(async reason => {
    console.error(`This node ends: ${reason}`)
    await server.stop()
    process.exit(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error)
  process.exit(1)
}
