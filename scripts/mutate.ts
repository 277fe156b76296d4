/**
 * Mutation testing: plants every small mistake that Stryker knows, one after the other, and tells which ones no test beside the code notices.
 *
 *   npm run mutate -- src/stores/trading server/jobs     all of these files and folders
 *   npm run mutate -- --changed                          the lines changed since the last push
 *   npm run mutate -- src/features --sample 60 --seed 7  so many lines of them, drawn
 *
 * The tests are the twelve (`--tests`) that import a file by the fewest steps, without those that take long. Ends with 1 when fewer than
 * `--least` percent (85) were noticed; one that was not is never too many, as it may be a mistake that changes nothing. Installs Stryker
 * when it is not there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cruise } from 'dependency-cruiser'
import { createRandom } from '#contracts/verify/random.ts'
import { lastPushed } from './last-pushed.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '12' },
    least: { type: 'string', default: '85' },
  },
})

/** Lines of a file, from 1; undefined for all. */
interface Target {
  readonly file: string
  readonly lines?: readonly [from: number, to: number]
}

const isCode = (file: string) =>
  /^(?:src|server|contracts\/verify)\/.*\.tsx?$/.test(file) &&
  !/\.d\.ts$|\/generated\/|^src\/i18n\/(?!.*runtime|.*intl|.*overlay)/.test(file)

function filesOf(path: string): string[] {
  if (!existsSync(path)) throw new Error(`There is no ${path}.`)
  return statSync(path).isFile() ? [path] : globSync(`${path}/**/*.{ts,tsx}`).toSorted()
}

const git = (...args: string[]) =>
  spawnSync('git', [...args, '--', 'src', 'server', 'contracts'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  }).stdout.split('\n')

/** The lines that differ from a commit, and files that git does not know yet. */
function changedLines(commit: string): Target[] {
  const added = git('ls-files', '--others', '--exclude-standard').filter(isCode)
  let file = ''
  const changed = git('diff', '--unified=0', commit).flatMap((line): Target[] => {
    file = /^\+\+\+ b\/(.*)$/.exec(line)?.[1] ?? file
    const [, from, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (from === undefined || count === '0' || !isCode(file)) return []
    return [{ file, lines: [Number(from), Number(from) + Number(count) - 1] }]
  })
  return [...changed, ...added.map(each => ({ file: each }))]
}

/** So many lines of code, drawn: without imports, comments and brackets alone. */
function drawLines(targets: readonly Target[], count: number, seed: number): Target[] {
  const lines = targets.flatMap(({ file, lines: [from, to] = [1, Infinity] }) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index): Target[] => {
        const line = index + 1
        const isDrawn = line >= from && line <= to && !/^\s*(?:import\b|\/?\*|\/\/|[^\w]*$)/.test(text)
        return isDrawn ? [{ file, lines: [line, line] }] : []
      }),
  )
  const random = createRandom(seed)
  const drawn: Target[] = []
  while (drawn.length < count && lines.length > 0) drawn.push(...lines.splice(random.below(lines.length), 1))
  return drawn
}

/** Whether it is a test that does not take long. */
const isTest = (file: string) => /(?<!\.long|\.deep|time-zone)\.test\.tsx?$/.test(file)

/** Finds the tests of a file: those that import it by the fewest steps. */
async function testFinder(most: number): Promise<(file: string) => string[]> {
  const { options } = createRequire(import.meta.url)('../tests/architecture/layers.cjs')
  const { output } = await cruise(['src', 'server', 'contracts', 'tests'], options)
  if (typeof output === 'string') throw new Error(output)
  const importers = new Map<string, string[]>()
  for (const { source, dependencies } of output.modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source])
  return file => {
    const found = new Set([file])
    for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer)
    return [...found].filter(isTest).slice(0, most)
  }
}

const PAGE = /^src\/(?:app|features|i18n|stores|ui|widgets)\//
const projectOf = (file: string) =>
  PAGE.test(file) ? 'page' : file.startsWith('src/api/') ? 'isolated' : 'node'

/** What is read of Stryker's report. */
interface Report {
  readonly files: Record<string, { readonly mutants: readonly Mutant[] }>
}
interface Mutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number } }
  readonly status: string
}

/** Runs the mutants of one project of vitest.config.ts. @throws Error when Stryker cannot */
function run(project: string, targets: readonly Target[], tests: ReadonlySet<string>) {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'))
  const report = join(folder, 'report.json')
  const config = {
    mutate: targets.map(({ file, lines }) => (lines ? `${file}:${lines.join('-')}` : file)),
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate.vitest.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    concurrency: availableParallelism(),
    ignorePatterns: ['/data', '/dist', '/tests/e2e', '/tests/bench'],
    // Of what runs while a module is loaded, each would take all tests.
    ignoreStatic: true,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    timeoutMS: 20_000,
    cleanTempDir: 'always',
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
  const { status } = spawnSync('npx', ['--no-install', 'stryker', 'run', join(folder, 'config.json')], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PROJECT: project, MUTATION_TESTS: [...tests].join(',') },
  })
  if (status !== 0) throw new Error('Stryker has ended with an error, see above.')
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  return Object.entries(files).flatMap(([file, { mutants }]) => mutants.map(mutant => ({ ...mutant, file })))
}

function targetsOf(): Target[] {
  const all = values.changed
    ? changedLines(lastPushed())
    : positionals
        .flatMap(filesOf)
        .filter(isCode)
        .map(file => ({ file }))
  return values.sample ? drawLines(all, Number(values.sample), Number(values.seed)) : all
}

const targets = targetsOf()
if (targets.length === 0) {
  console.log('Nothing to mutate: name files or folders of src, server or contracts/verify, or --changed.')
  process.exit(values.changed ? 0 : 1)
}
if (!existsSync('node_modules/@stryker-mutator/core')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'mutate:install'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('Stryker could not be installed: npm run mutate:install says why.')
}
const byProject = Map.groupBy(targets, ({ file }) => projectOf(file))
const results = []
const testsOf = await testFinder(Number(values.tests))
for (const [project, ofProject] of byProject) {
  const tests = new Set(
    ofProject
      .flatMap(({ file }) => testsOf(file))
      .filter(test => projectOf(test.replace(/^tests\//, '')) === project),
  )
  results.push(...run(project, ofProject, tests))
}

const tried = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
const survivors = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
for (const { file, location, mutatorName, replacement = '', status } of survivors) {
  const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 80)
  console.log(
    `${file}:${location.start.line}  ${mutatorName} → ${text}${status === 'NoCoverage' ? '  (not run)' : ''}`,
  )
}
const noticed = tried.length - survivors.length
const percent = tried.length === 0 ? 100 : (100 * noticed) / tried.length
console.log(`${noticed} of ${tried.length} mutants noticed (${percent.toFixed(1)} %).`)
process.exit(survivors.length > 1 && percent < Number(values.least) ? 1 : 0)
