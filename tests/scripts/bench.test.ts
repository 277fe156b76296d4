import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const script = resolve('scripts/bench.ts')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
  mkdirSync(join(folder, 'tests/bench'), { recursive: true })
  mkdirSync(join(folder, 'docs'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const page = () => join(folder, 'docs/performance.md')
const addBench = (name: string, code: string) => writeFileSync(join(folder, `tests/bench/${name}.ts`), code)
const bench = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' })

const marks = (name: string, figures: string) =>
  `<!-- ${name}: written by npm run bench -- --write ${name} -->\n${figures}\n<!-- end of figures -->\n`

it('replaces the figures of the benches that were run, and nothing else of the page', () => {
  addBench('quick', "console.log('5 ms: met')")
  addBench('slow', "console.log('9 ms: missed'); process.exitCode = 1")
  writeFileSync(page(), `# Page\n${marks('quick', 'old')}between\n${marks('slow', 'older')}after\n`)

  expect(bench('--write', 'quick').status).toBe(0)
  const [first = '', rest = ''] = readFileSync(page(), 'utf8').split('between')
  expect(first).toMatch(
    /^# Page\n<!-- quick.* -->\n\d{4}-\d\d-\d\d, \d+ cores, load before [\d.]+\.\n\n```text\n5 ms: met\n```\n<!-- end/,
  )
  expect(rest).toBe(`\n${marks('slow', 'older')}after\n`)

  expect(bench('--write', 'slow').status).toBe(1)
  const both = readFileSync(page(), 'utf8')
  expect(both).toMatch(/missed a budget\.\n\n```text\n9 ms: missed\n```/)
  expect(both.startsWith(first)).toBe(true)
})

it('only prints without --write', () => {
  addBench('quick', "console.log('5 ms: met')")
  writeFileSync(page(), marks('quick', 'old'))
  const { stdout } = bench('quick')
  expect(stdout).toContain('── quick\n5 ms: met')
  expect(readFileSync(page(), 'utf8')).toBe(marks('quick', 'old'))
})

it('fails for a bench that does not exist, naming those that do, or that has no place on the page', () => {
  addBench('quick', '')
  writeFileSync(page(), '# Page\n')
  expect(bench('quik')).toMatchObject({ status: 1, stderr: 'No bench is called quik. There are:\n  quick\n' })
  expect(bench('--write', 'quick').stderr).toContain('has no marks for the figures of quick')
})
