/**
 * How long the code generator takes: `orval` as `npm run gen` runs it, on the specification as it is, on 100 of its operations, and on a
 * copy that was enlarged to 400, each with schemas of its own, in a folder of their own beside the system's temporary files. Takes about 30 s: `npx node tests/bench/code-generation.ts`.
 *
 * Budget: 400 operations in no more than four times as long as 100, turn by turn.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationsOf, readSpecification, type Schema, type Specification } from '#scripts/specification.ts'
import { printComparison, summarize, takeTurns } from './support/compare.ts'

const TURNS = 3
const OPERATIONS = 100
/** How many times as many operations, in at most as many times as long. */
const GROWTH = 4
/** Which answers each write changes; refuses names that are no operations. */
const RULES = 'src/api/changes.ts'

const SCHEMA = '#/components/schemas/'
process.chdir(join(import.meta.dirname, '../..'))
const spec = readSpecification()
const isObject = ({ type }: Schema) => type === undefined || [type].flat().includes('object')
/** Every operation shares its errors, and texts, lists and rows of texts, whose mocked values are chosen by their names. */
const SHARED = new Set([
  'ErrorEnvelope',
  'ExportRow',
  ...Object.keys(spec.components.schemas).filter(name => !isObject(spec.components.schemas[name]!)),
])

function operationsIn(item: Specification['paths'][string]) {
  const { parameters: _, ...methods } = item
  return Object.values(methods)
}

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
function enlarge(operations: number): Specification {
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
  let left = operations - operationsOf(spec).length
  for (let copy = 1; left > 0; copy++) {
    const suffix = `Copy${copy}`
    for (const [path, item] of Object.entries(spec.paths)) {
      const own = operationsIn(item).length
      if (own > left) continue
      left -= own
      const copied = copyOf(item, suffix)
      for (const operation of operationsIn(copied)) operation.operationId += suffix
      paths[`${path}${suffix}`] = copied
      addSchemas(item, suffix)
    }
  }
  return { ...spec, paths, components: { ...spec.components, schemas } }
}

/** Keeps this many operations, from all tags, with the schemas that they need. */
function reduce(operations: number): Specification {
  const share = operations / operationsOf(spec).length
  const paths: Specification['paths'] = {}
  let seen = 0
  let taken = 0
  for (const [path, item] of Object.entries(spec.paths)) {
    const own = operationsIn(item).length
    seen += own
    if (taken + own > Math.round(seen * share)) continue
    taken += own
    paths[path] = item
  }
  const schemas: Record<string, Schema> = {}
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

/** The source of rules without the names of operations that a reduced specification does not have. */
function withoutMissing(source: string, reduced: Specification): string {
  const idsOf = (specification: Specification) => operationsOf(specification).map(({ id }) => id)
  const kept = new Set(idsOf(reduced))
  const missing = new Set(idsOf(spec).filter(id => !kept.has(id)))
  return source.replaceAll(/'(\w+)',?/g, (quoted, id: string) => (missing.has(id) ? '' : quoted))
}

/** A folder with what the generator needs, and this specification. */
function prepare(own: Specification): string {
  const folder = mkdtempSync(join(tmpdir(), 'generation-bench-'))
  for (const file of ['orval.config.ts', 'package.json', 'tsconfig.json']) cpSync(file, join(folder, file))
  cpSync('src/api', join(folder, 'src/api'), {
    recursive: true,
    filter: path => path !== 'src/api/generated',
  })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  cpSync('scripts', join(folder, 'scripts'), { recursive: true })
  writeFileSync(join(folder, RULES), withoutMissing(readFileSync(RULES, 'utf8'), own))
  mkdirSync(join(folder, 'openapi'))
  writeFileSync(join(folder, 'openapi/bundle.json'), JSON.stringify(own))
  return folder
}

const whole = prepare(spec)
const part = prepare(reduce(OPERATIONS))
const multiple = prepare(enlarge(OPERATIONS * GROWTH))
try {
  const times = Array.from({ length: TURNS }, () => generate(whole))
  console.log(`all ${operationsOf(spec).length} operations: ${summarize(times, 's', 2)}`)
  const turns = await takeTurns(
    TURNS,
    () => generate(part),
    () => generate(multiple),
  )
  const presentation = { reference: `${OPERATIONS} operations`, unit: 's', digits: 2 }
  printComparison(`${OPERATIONS * GROWTH} operations`, turns, presentation, { ratio: GROWTH })
} finally {
  for (const folder of [whole, part, multiple]) rmSync(folder, { recursive: true })
}
