/**
 * Runs the verifier and other tools on the same faults of a back end and writes the table of docs/contracts-tools.md:
 * `npm run contracts:compare`, or with `-- --sample 6` every sixth fault of each kind. `--tools dredd,prism` runs these again and takes the
 * others from their last run.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startReference, type ReferenceBackEnd } from '../reference/back-end.ts'
import { ROOT, readMaterial } from '#contracts/material.ts'
import type { Material } from '#contracts/verify/specification/material.ts'
import { comparator } from './comparator.ts'
import { dredd } from './dredd.ts'
import { fairline } from './fairline.ts'
import { install, javaVersion, PACKAGES, Unavailable, type Installed } from './install.ts'
import { sampleOf } from './kinds.ts'
import { measure } from './measure.ts'
import { insert, sectionOf } from './page.ts'
import { prism } from './prism.ts'
import { keepRun, readRun, type Run } from './runs.ts'
import { specmatic } from './specmatic.ts'
import type { Tool } from './tool.ts'

const PAGE = `${ROOT}/docs/contracts-tools.md`

/** The version of a package that the project depends on, or its own. */
const versionOf = (folder: string) =>
  (JSON.parse(readFileSync(`${ROOT}/${folder}package.json`, 'utf8')) as { version: string }).version

const say = (line: string) => void process.stderr.write(`${line}\n`)

type Start = (reference: ReferenceBackEnd, material: Material) => Tool

const TOOLS: Readonly<Record<string, Start>> = {
  fairline: (reference, material) => fairline(reference, material, versionOf('')),
  dredd,
  prism,
  specmatic: (reference, material) => specmatic(reference, material, javaVersion()),
  comparator: (_, material) =>
    comparator(material, versionOf('node_modules/@pactflow/openapi-pact-comparator/')),
}
const NAMES = Object.keys(TOOLS)

/** Installs what is needed before anything runs. @throws Unavailable */
function prepare(names: readonly string[]): void {
  if (names.includes('specmatic')) javaVersion()
  for (const tool of Object.keys(PACKAGES) as Installed[]) if (names.includes(tool)) install(tool)
}

/** Runs one tool on a back end of its own and keeps what it made of the faults. */
async function runTool(name: string, share: number): Promise<void> {
  const reference = await startReference()
  const tool = TOOLS[name]?.(reference, readMaterial())
  try {
    if (!tool) return
    const faults = sampleOf(share).flatMap(kind => kind.faults)
    const day = new Date().toISOString().slice(0, 10)
    keepRun(name, { share, day, ...(await measure(tool, faults, say)) })
  } finally {
    await reference.stop()
  }
}

/** Prints the table of the last runs, and writes it when every tool has one with this sample. */
function show(share: number): void {
  const runs = NAMES.map(name => readRun(name))
  const fitting = runs.filter((run): run is Run => run?.share === share)
  const section = sectionOf(sampleOf(share), fitting)
  process.stdout.write(`${section}\n`)
  if (fitting.length === NAMES.length) writeFileSync(PAGE, insert(readFileSync(PAGE, 'utf8'), section))
  else say('Not written, as not every tool has run with this sample.')
}

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '1' }, tools: { type: 'string' } },
})
const share = Number(values.sample)
const wanted = values.tools?.split(',') ?? NAMES
if (!Number.isInteger(share) || share < 1 || wanted.some(name => !NAMES.includes(name))) {
  say(`--sample takes a whole number from 1, --tools some of ${NAMES.join(',')}.`)
  process.exit(2)
}
try {
  prepare(wanted)
  await Promise.all(wanted.map(name => runTool(name, share)))
  show(share)
} catch (error) {
  if (!(error instanceof Unavailable)) throw error
  say(error.message)
  process.exit(2)
}
