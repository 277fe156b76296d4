/**
 * Regenerates everything that comes from openapi/: the bundle that tools and the reference back end read, the typed hooks,
 * the models and the mocks. `--check` compares instead, and fails when the committed files are not what openapi/ gives.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeOperations } from './operations.ts'

const OUTPUTS = ['openapi/bundle.json', 'src/api/generated']

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${command}`, args, {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (status !== 0) {
    console.error(stdout + stderr)
    process.exit(status ?? 1)
  }
}

function filesUnder(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path).flatMap(name => filesUnder(join(path, name)))
}

/** Path → hash of every generated file. */
function digest(): Map<string, string> {
  const files = OUTPUTS.flatMap(filesUnder).toSorted()
  return new Map(files.map(file => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]))
}

const before = digest()
run(
  'redocly',
  'bundle',
  'openapi/openapi.yaml',
  '--config',
  'openapi/redocly.yaml',
  '-o',
  'openapi/bundle.json',
)
run('orval', '--config', 'orval.config.ts')
// After orval, which empties its folder first.
writeOperations('openapi/bundle.json', 'src/api/generated/operations.ts')

if (process.argv.includes('--check')) {
  const after = digest()
  const drifted = [...new Set([...before.keys(), ...after.keys()])].filter(
    file => before.get(file) !== after.get(file),
  )
  if (drifted.length > 0) {
    console.error(
      `The generated files were not what openapi/ gives; they are now. Commit them:\n  ${drifted.join('\n  ')}`,
    )
    process.exit(1)
  }
  console.log(`${after.size} generated files are what openapi/ gives.`)
}
