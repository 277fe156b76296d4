import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const PAGE = 'docs/adding-an-operation.md'
/** Tests that have a row for each language. */
const OF_LANGUAGES = [
  'locales',
  'numbers/format-number',
  'name-collator',
  'display-name',
  'site/texts',
  'market/names',
].map(name => `${name}.test.ts`)
let copy = ''

/** Runs a program of the project in the copy. @throws Error with its output when it fails */
function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(process.execPath, [command, ...args], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}

/** What git knows in the copy that was not there before. */
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' })

const vitest = (...args: string[]) =>
  run('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers', '1', ...args)

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fairline-new-'))
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean))
    cpSync(file, join(copy, file), { force: true, recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  git('init', '--quiet')
  git('add', '--all')
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** A command of a page, of which the page says how many files it makes and changes. */
function make(page: string, ...args: string[]): void {
  const [said] = /\d+ new files?, \d+ changed/.exec(run('scripts/new.ts', ...args))!
  expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`npm run new -- ${args.join(' ')} +${said}`))
}

it('a list, a write and a language that are made work everywhere, untouched', () => {
  make(PAGE, 'operation', 'listPriceGoals')
  make(PAGE, 'operation', 'addPriceGoal')
  make('docs/adding-a-language.md', 'language', 'nl', 'nl-NL', 'Nederlands', '--like', 'de')
  run('scripts/gen.ts')
  vitest('--mode', 'record', 'contracts/consumer.test.ts')
  run('scripts/check-faults.ts')

  run('node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1')
  const changed = git('ls-files', '-mo', '--exclude-standard').split('\n').filter(Boolean)
  const code = changed.filter(file => /\.tsx?$/.test(file) && !file.includes('generated'))
  expect(code.length).toBeGreaterThan(40)
  run('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...code)
  run('node_modules/oxfmt/bin/oxfmt', '--check', ...code)
  for (const check of ['check-contracts', 'check-routes', 'check-api', 'texts']) run(`scripts/${check}.ts`)
  vitest('tests/src/app/forms', '-t', 'are all here|price-goal')
  vitest(
    'price-goal',
    'tests/src/i18n/dictionaries',
    'tests/src/lib/paths',
    'tests/src/app/routes',
    'tests/docs',
    ...OF_LANGUAGES,
  )
})

it('the texts of a language are begun from the English ones, and not overwritten', () => {
  expect(run('scripts/texts.ts', 'begin', 'de', 'alert')).toContain('nothing, as it has all of them')
  const begun = join(copy, 'src/i18n/de/new-shares.ts')
  rmSync(begun)
  expect(run('scripts/texts.ts', 'begin', 'de')).toContain('Begun in src/i18n/de: new-shares.')
  const text = readFileSync(begun, 'utf8')
  expect(text).toContain("satisfies Translation['newShares']")
  expect(text).not.toMatch(/Dictionary|as const|\{\w+:\w+\}/)
  git('checkout', '--quiet', 'src/i18n/de/new-shares.ts')
})

it('the page shows what is made, as it is', () => {
  const blocks = [...readFileSync(PAGE, 'utf8').matchAll(/^```\w+\n(?:\/\/|#) ([\w./-]+)\n([\s\S]*?)```$/gm)]
  expect(blocks.length).toBeGreaterThan(5)
  for (const [, path = '', code = ''] of blocks)
    expect(readFileSync(join(copy, path), 'utf8')).toContain(code)
})
