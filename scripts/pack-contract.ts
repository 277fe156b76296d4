/**
 * `npm run contracts:pack`: the verifier with all that it needs as one package, for teams that have no checkout. It is compiled for Node 20
 * and has the specification, the pact files, the documentation and the example hooks in it, at the same paths as here.
 * Prints the path of the package; `--to FOLDER` says where it goes, the folder dist otherwise.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { toOpenApi30 } from '../contracts/openapi-3.0.ts'
import { readDocument } from '../contracts/material.ts'

const root = join(import.meta.dirname, '..')
const NAME = 'fairline-contract'
const CODE = 'contracts'
const ENTRIES = { bin: 'bin', 'pact-child': 'verify/pact-child' }
const DEPENDENCIES = ['@marcbachmann/cel-js', '@pact-foundation/pact-core', 'ajv', 'ajv-formats', 'yaml']
const CONTENTS = [
  'LICENSE',
  'openapi',
  'contracts/pacts',
  'contracts/examples',
  'docs/contracts.md',
  'docs/contracts-any-api.md',
  'docs/contracts-start.md',
  'docs/contracts-tools.md',
  'docs/requirements.md',
  'docs/rules',
]

interface Manifest {
  readonly version: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** The package's own manifest, with the versions that the verifier is tested with. */
function manifestOf({ version, license, dependencies, devDependencies }: Manifest) {
  const known = { ...dependencies, ...devDependencies }
  return {
    name: NAME,
    version,
    description: 'Checks a back end against the contract of the Fairline app.',
    license,
    type: 'module',
    engines: { node: '>=20' },
    bin: { [NAME]: `${CODE}/bin.js` },
    dependencies: Object.fromEntries(DEPENDENCIES.map(name => [name, known[name]])),
  }
}

/** Compiles the verifier. All chunks are in one folder, so that it finds the specification from there as in the checkout. */
async function compile(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: join(folder, CODE),
      emptyOutDir: true,
      rollupOptions: {
        input: Object.fromEntries(
          Object.entries(ENTRIES).map(([name, path]) => [name, join(root, CODE, `${path}.ts`)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
}

/** Writes the package into a folder. @returns the path of its file */
async function pack(target: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-package-'))
  try {
    await compile(folder)
    for (const path of CONTENTS) cpSync(join(root, path), join(folder, path), { recursive: true })
    const { 'x-profile': _, ...document } = readDocument()
    const older = toOpenApi30(document)
    writeFileSync(join(folder, 'openapi/openapi-3.0.json'), `${JSON.stringify(older, undefined, 2)}\n`)
    const manifest = manifestOf(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest)
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
    cpSync(join(root, 'docs/contracts-start.md'), join(folder, 'README.md'))
    chmodSync(join(folder, CODE, 'bin.js'), 0o755)
    mkdirSync(target, { recursive: true })
    execFileSync('npm', ['pack', folder, '--pack-destination', target], { stdio: 'ignore' })
    return join(target, `${NAME}-${manifest.version}.tgz`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const { to } = parseArgs({ options: { to: { type: 'string', default: join(root, 'dist') } } }).values
console.log(await pack(resolve(to)))
