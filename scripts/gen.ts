/**
 * Regenerates everything that is generated: from openapi/ the bundle that tools and the reference back end read, the typed hooks, the
 * models and the mocks; the tables of the documentation. Everything is generated into temporary files, which replace the old ones only when
 * all are complete. `--check` only compares, and fails when something differs.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { writeMocks } from './gen-mocks.ts'
import { writeOperations } from './gen-operations.ts'
import { writeReaders } from './gen-readers.ts'
import { joinModels } from './join-models.ts'
import { checkKeywords, checkSchemaFiles, withKeywords } from './keywords.ts'
import { checkChanges } from './mutation-invalidates.ts'
import { parseGenerated } from './parse-generated.ts'
import { operationsOf, readSpecification } from './specification.ts'
import { checkSupported } from './supported.ts'
import { createPlaces } from './supported/places.ts'
import { trimHooks } from './trim-hooks.ts'

const root = join(import.meta.dirname, '..')
const BUNDLE = 'openapi/bundle.json'
const CLIENT = 'src/api/generated'
const LANGUAGES = 'docs/languages.md'
const CONTRACTS = 'docs/contracts.md'
const OPERATIONS = 'docs/adding-an-operation.md'

/** Next to what they replace, so that relative imports resolve; no dot in the names, as orval takes it for an extension. */
const TEMPORARY = {
  bundle: 'openapi/bundle.made.json',
  client: 'src/api/generated-made',
  rest: '.cache/generated',
}

const at = (path: string) => join(root, path)
const removeMade = () => {
  for (const path of Object.values(TEMPORARY)) rmSync(at(path), { recursive: true, force: true })
}

/** Runs a package's binary. @throws Error with its output when it fails */
function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(at(`node_modules/.bin/${command}`), args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      GENERATED_BUNDLE: `./${TEMPORARY.bundle}`,
      GENERATED_CLIENT: `./${TEMPORARY.client}`,
    },
  })
  if (status !== 0) throw new Error(`${command} failed; nothing was replaced.\n${stdout}${stderr}`)
}

function write(path: string, text: string): void {
  const file = at(join(TEMPORARY.rest, path))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

async function make(): Promise<void> {
  // Before the bundler, which writes what `x-answer` and `x-page` stand for.
  checkSchemaFiles(at('openapi/schemas'))
  run('redocly', 'bundle', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '-o', TEMPORARY.bundle)
  const specification = readSpecification(at(TEMPORARY.bundle))
  checkKeywords(specification)
  checkSupported(specification, createPlaces(root))
  checkChanges(operationsOf(specification))
  write(OPERATIONS, withKeywords(readFileSync(at(OPERATIONS), 'utf8')))
  run('orval', '--config', 'orval.config.ts')
  joinModels(at(`${TEMPORARY.client}/models`))
  trimHooks(at(TEMPORARY.client))
  // After orval, which empties its folder first.
  writeOperations(at(TEMPORARY.bundle), at(`${TEMPORARY.client}/operations.ts`))
  writeMocks(at(TEMPORARY.bundle), at(`${TEMPORARY.client}/mocks.ts`))
  writeReaders(at(TEMPORARY.bundle), at(TEMPORARY.client))
  parseGenerated(at(TEMPORARY.client))
  // Imported here, as they import the generated client, which may be missing or outdated before.
  const { languagesPage } = await import('./gen-languages-page.ts')
  write(LANGUAGES, await languagesPage())
  const { withStates } = await import('./gen-contract-states.ts')
  write(CONTRACTS, withStates(readFileSync(at(CONTRACTS), 'utf8')))
}

function filesUnder(folder: string): string[] {
  if (!statSync(at(folder), { throwIfNoEntry: false })) return []
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(at(folder), join(entry.parentPath, entry.name)))
    .toSorted()
}

/** Pairs of target and temporary file; either may be missing. */
function pairs(): [path: string, from: string][] {
  const client = new Set([...filesUnder(CLIENT), ...filesUnder(TEMPORARY.client)])
  return [
    [BUNDLE, TEMPORARY.bundle],
    ...[...client].map((name): [string, string] => [join(CLIENT, name), join(TEMPORARY.client, name)]),
    ...filesUnder(TEMPORARY.rest).map((name): [string, string] => [name, join(TEMPORARY.rest, name)]),
  ]
}

const textOf = (path: string) =>
  statSync(at(path), { throwIfNoEntry: false }) ? readFileSync(at(path), 'utf8') : undefined

/** The targets that differ from the generated files. */
const outdatedFiles = () => pairs().filter(([path, from]) => textOf(path) !== textOf(from))

function replace(): void {
  rmSync(at(CLIENT), { recursive: true, force: true })
  renameSync(at(TEMPORARY.client), at(CLIENT))
  renameSync(at(TEMPORARY.bundle), at(BUNDLE))
  cpSync(at(TEMPORARY.rest), root, { recursive: true })
}

removeMade()
try {
  await make()
  const all = pairs().length
  const changed = outdatedFiles().map(([path]) => path)
  if (process.argv.includes('--check')) {
    if (changed.length > 0)
      throw new Error(
        `These are not what they are generated from: run npm run gen and commit them.\n  ${changed.join('\n  ')}`,
      )
    console.log(`${all} generated files are what they are generated from.`)
  } else {
    replace()
    console.log(changed.length > 0 ? `Changed:\n  ${changed.join('\n  ')}` : 'Nothing has changed.')
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  removeMade()
}
