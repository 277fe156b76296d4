/**
 * How long the code generator takes: `orval` as `npm run gen` runs it, on the specification as it is, on 100 of its operations, and on a
 * copy that was enlarged to 400, each with schemas of its own, in a folder of their own beside the system's temporary files. Takes about 20 s: `node tests/bench/code-generation.ts`.
 *
 * Budget: 100 operations within 2 s, and 400 in no more than four times as long. The best of three attempts counts, as other
 * load on the machine can only make it slower.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ATTEMPTS = 3
const BUDGET = { seconds: 2, of: 100, growth: 4 }

interface Operation {
  operationId: string
}
type PathItem = Record<string, Operation | object>
interface Spec {
  paths: Record<string, PathItem>
  components: { schemas: Record<string, object> }
}

const SCHEMA = '#/components/schemas/'
/** Every operation shares its errors. */
const SHARED = new Set(['ErrorEnvelope'])

const isOperation = (value: object): value is Operation => 'operationId' in value
const count = (spec: Spec) =>
  Object.values(spec.paths).flatMap(item => Object.values(item).filter(isOperation)).length

/** The names of all schemas that a value refers to. */
function schemaNamesIn(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  return [...found].map(([, name]) => name ?? '').filter(name => !SHARED.has(name))
}

/** A copy in which every reference leads to the copy of its schema. */
function copyOf<Value>(value: Value, suffix: string): Value {
  let text = JSON.stringify(value)
  for (const name of new Set(schemaNamesIn(value))) {
    text = text.replaceAll(`"${SCHEMA}${name}"`, `"${SCHEMA}${name}${suffix}"`)
  }
  return JSON.parse(text) as Value
}

/** Copies operations and their schemas until the specification has this many. */
function enlarge(spec: Spec, operations: number): Spec {
  const paths = { ...spec.paths }
  const schemas = { ...spec.components.schemas }
  const addSchemas = (value: unknown, suffix: string) => {
    for (const name of schemaNamesIn(value)) {
      if (`${name}${suffix}` in schemas) continue
      const schema = spec.components.schemas[name] ?? {}
      schemas[`${name}${suffix}`] = copyOf(schema, suffix)
      addSchemas(schema, suffix)
    }
  }
  let left = operations - count(spec)
  for (let copy = 1; left > 0; copy++) {
    const suffix = `Copy${copy}`
    for (const [path, item] of Object.entries(spec.paths)) {
      const own = Object.values(item).filter(isOperation).length
      if (own > left) continue
      left -= own
      const copied = copyOf(item, suffix)
      for (const operation of Object.values(copied).filter(isOperation)) operation.operationId += suffix
      paths[`${path}${suffix}`] = copied
      addSchemas(item, suffix)
    }
  }
  return { ...spec, paths, components: { ...spec.components, schemas } }
}

/** Keeps this many operations, from all tags, with the schemas that they need. */
function reduce(spec: Spec, operations: number): Spec {
  const share = operations / count(spec)
  const paths: Spec['paths'] = {}
  let seen = 0
  let taken = 0
  for (const [path, item] of Object.entries(spec.paths)) {
    const own = Object.values(item).filter(isOperation).length
    seen += own
    if (taken + own > Math.round(seen * share)) continue
    taken += own
    paths[path] = item
  }
  const schemas: Record<string, object> = {}
  const addSchemas = (names: Iterable<string>) => {
    for (const name of names) {
      if (name in schemas) continue
      schemas[name] = spec.components.schemas[name] ?? {}
      addSchemas(schemaNamesIn(schemas[name]))
    }
  }
  const { schemas: _, ...others } = spec.components
  addSchemas([...SHARED, ...schemaNamesIn(paths), ...schemaNamesIn(others)])
  return { ...spec, paths, components: { ...spec.components, schemas } }
}

/** Seconds that the generator takes in a prepared folder. @throws Error with its output when it fails */
function generate(folder: string): number {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/orval', ['--config', 'orval.config.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stdout + stderr)
  return (performance.now() - started) / 1000
}

function measure(spec: Spec): number {
  const folder = mkdtempSync(join(tmpdir(), 'generation-bench-'))
  try {
    for (const file of ['orval.config.ts', 'package.json', 'tsconfig.json', 'src/api/client.ts']) {
      cpSync(file, join(folder, file))
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    mkdirSync(join(folder, 'openapi'))
    writeFileSync(join(folder, 'openapi/bundle.json'), JSON.stringify(spec))
    const attempts = Array.from({ length: ATTEMPTS }, () => generate(folder))
    const best = Math.min(...attempts)
    const all = attempts.map(seconds => seconds.toFixed(2)).join('  ')
    console.log(`${count(spec)} operations: ${best.toFixed(2)} s (attempts: ${all})`)
    return best
  } finally {
    rmSync(folder, { recursive: true })
  }
}

process.chdir(join(import.meta.dirname, '../..'))
const spec = JSON.parse(readFileSync('openapi/bundle.json', 'utf8')) as Spec
measure(spec)
const timeOfBudget = measure(reduce(spec, BUDGET.of))
const timeOfFourTimes = measure(enlarge(spec, BUDGET.of * BUDGET.growth))
const growth = timeOfFourTimes / timeOfBudget
console.log(
  `${timeOfBudget <= BUDGET.seconds ? 'ok  ' : 'over'} ${BUDGET.of} operations in ${timeOfBudget.toFixed(2)} s (budget ${BUDGET.seconds} s)`,
)
console.log(
  `${growth <= BUDGET.growth ? 'ok  ' : 'over'} four times as many in ${growth.toFixed(1)} times as long (budget ${BUDGET.growth})`,
)
