/**
 * `npm run release -- major|minor|patch`: says what a release of main would change; with `--commit` it does so, commits and tags.
 * What the levels mean is in docs/api-versions.md. `--day YYYY-MM-DD` dates it, today (UTC) otherwise. It pushes nothing.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  apiFaults,
  BUNDLE,
  earlySunsets,
  nextApiVersion,
  parseVersion,
  RELEASED,
  snapshotText,
} from './api-versions.ts'
import { withRelease } from './changelog.ts'
import { readSpecification } from './specification.ts'

const LEVELS = ['major', 'minor', 'patch'] as const
type Level = (typeof LEVELS)[number]

const CHANGELOG = 'CHANGELOG.md'
const SPECIFICATION = 'openapi/openapi.yaml'

const read = (path: string) => readFileSync(path, 'utf8')

/** Runs a program and shows what it says. @throws Error when it fails */
function run(command: string, ...args: string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`)
}

/** What git says. @throws Error when it fails */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed.\n${stderr}`)
  return stdout.trim()
}

interface Plan {
  readonly version: string
  readonly apiVersion: string
  readonly changelog: string
}

function nextVersion(version: string, level: Level): string {
  const [major, minor, patch] = parseVersion(version)
  if (level === 'major') return `${major + 1}.0.0`
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/** What a release would write. @throws Error where the tree, the changelog or the API does not allow one */
function planOf(level: Level, day: string): Plan {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')
  if (branch !== 'main') throw new Error(`Releases are made on main; this is ${branch}.`)
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.')
  const { version: current } = JSON.parse(read('package.json')) as { version: string }
  const version = nextVersion(current, level)
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`v${version} has been released.`)
  const [released, now] = [readSpecification(RELEASED), readSpecification(BUNDLE)]
  const faults = [...apiFaults(released, now, day), ...earlySunsets(released, now, day)]
  if (faults.length > 0) throw new Error(`The API may not be released so:\n${faults.join('\n')}`)
  const apiVersion = nextApiVersion(released, now)
  if (level === 'patch' && apiVersion !== released.info.version)
    throw new Error('The API has changed, so this is no patch.')
  return { version, apiVersion, changelog: withRelease(read(CHANGELOG), version, day) }
}

function writeFiles({ version, apiVersion, changelog }: Plan): void {
  run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts')
  writeFileSync(CHANGELOG, changelog)
  if (apiVersion !== readSpecification(BUNDLE).info.version) {
    const text = read(SPECIFICATION)
    writeFileSync(SPECIFICATION, text.replace(/^( {2}version: ).*$/m, `$1${apiVersion}`))
    run('npm', 'run', 'gen')
  }
  const bundle = readSpecification(BUNDLE)
  if (bundle.info.version !== apiVersion) throw new Error(`${SPECIFICATION} has no line for info.version.`)
  writeFileSync(RELEASED, snapshotText(bundle))
}

/** Writes, commits and tags; nothing is left of it when a step fails. */
function release(plan: Plan): void {
  run('npm', 'test')
  const start = git('rev-parse', 'HEAD')
  try {
    writeFiles(plan)
    git('commit', '--all', '--message', `Release ${plan.version}`, '--message', `API ${plan.apiVersion}.`)
    git('tag', '--annotate', `v${plan.version}`, '--message', `Fairline ${plan.version}`)
  } catch (error) {
    // The tree was clean, so nothing else is lost.
    git('reset', '--hard', start)
    throw error
  }
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      commit: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  })
  const level = LEVELS.find(each => each === positionals[0])
  if (!level || positionals.length > 1) throw new Error('Say which: npm run release -- major, minor or patch')
  const { day } = values
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new Error(`${day} is not a day such as 2026-12-01.`)
  const plan = planOf(level, day)
  const isDone = values.commit && !values['dry-run']
  if (isDone) release(plan)
  console.log(
    isDone
      ? `Released ${plan.version} with API ${plan.apiVersion}. To publish: git push origin main v${plan.version}`
      : `Would release ${plan.version} with API ${plan.apiVersion}, dated ${day}, after npm test. Nothing was changed: --commit does it.`,
  )
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
