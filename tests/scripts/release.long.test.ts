/** `scripts/release.ts` in a repository of its own, whose generator copies the version of its specification. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SCRIPT = resolve('scripts/release.ts')
const GENERATE = `const fs = require('node:fs')
const version = /version: (.*)/.exec(fs.readFileSync('openapi/openapi.yaml', 'utf8'))[1]
const bundle = JSON.parse(fs.readFileSync('openapi/bundle.json', 'utf8'))
bundle.info.version = version
fs.writeFileSync('openapi/bundle.json', JSON.stringify(bundle))`
const CHANGELOG =
  '# Changelog\n\n## Unreleased\n### Added\n- Something.\n\n## 0.1.0 - 2026-11-21\n- The first.\n'

const operation = (more: object = {}) => ({
  get: { responses: { 200: { content: { 'application/json': { schema: { type: 'string' } } } } }, ...more },
})
const api = (paths: object, version = '0.1.0') =>
  JSON.stringify({ info: { version }, paths, components: { schemas: {}, parameters: {} } })

let folder: string
// What a developer has set for git decides nothing here.
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap(who => [
      [`GIT_${who}_NAME`, 'Test'],
      [`GIT_${who}_EMAIL`, 'test@fairline.test'],
    ]),
  ),
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim()
const text = (path: string) => readFileSync(join(folder, path), 'utf8')
const json = (path: string) => JSON.parse(text(path))
const write = (path: string, content: string) => writeFileSync(join(folder, path), content)
function commit(path: string, content: string) {
  write(path, content)
  git('add', '--all')
  git('commit', '--quiet', '--message', `Change ${path}`)
}

function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, '--day', '2026-12-01', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

/** Everything that a release writes: nothing of it may change when there is none. */
const state = () => [
  git('log', '--format=%H'),
  git('tag'),
  git('status', '--porcelain'),
  text('CHANGELOG.md'),
]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairline-release-'))
  mkdirSync(join(folder, 'openapi'))
  git('init', '--quiet', '--initial-branch', 'main')
  write('generate.cjs', GENERATE)
  write('openapi/openapi.yaml', 'openapi: 3.1.0\ninfo:\n  title: Test\n  version: 0.1.0\n')
  write('openapi/bundle.json', api({ '/a': operation() }))
  write('openapi/released.json', JSON.stringify(json('openapi/bundle.json')))
  write('CHANGELOG.md', CHANGELOG)
  const scripts = { test: 'node -e "process.exit(0)"', gen: 'node generate.cjs' }
  commit('package.json', JSON.stringify({ name: 'test', version: '0.1.0', scripts }))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('says what it would do and changes nothing, unless told to commit', () => {
  const before = state()
  for (const args of [['patch'], ['patch', '--commit', '--dry-run']]) {
    expect(release(...args)).toMatchObject({
      status: 0,
      said: expect.stringContaining('Would release 0.1.1'),
    })
    expect(state()).toEqual(before)
  }
})

it('dates the section, raises the version, commits and tags', () => {
  expect(release('patch', '--commit')).toMatchObject({ status: 0 })
  expect(text('CHANGELOG.md')).toBe(
    CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 0.1.1 - 2026-12-01\n'),
  )
  expect(json('package.json').version).toBe('0.1.1')
  expect(json('openapi/bundle.json').info.version).toBe('0.1.0')
  expect(git('log', '-1', '--format=%s')).toBe('Release 0.1.1')
  expect(git('rev-parse', 'v0.1.1^{commit}')).toBe(git('rev-parse', 'HEAD'))
  expect(git('status', '--porcelain')).toBe('')
})

it('raises the version of the API where a call was added, and takes it as released from then on', () => {
  commit('openapi/bundle.json', api({ '/a': operation(), '/b': operation() }))
  expect(release('patch')).toMatchObject({ status: 1, said: expect.stringContaining('no patch') })
  expect(release('minor', '--commit')).toMatchObject({ status: 0 })
  for (const path of ['openapi/bundle.json', 'openapi/released.json']) {
    expect(json(path).info.version).toBe('0.2.0')
    expect(Object.keys(json(path).paths)).toEqual(['/a', '/b'])
  }
  expect(text('openapi/openapi.yaml')).toContain('\n  version: 0.2.0\n')
  commit('CHANGELOG.md', text('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n- More.\n'))
  expect(release('patch')).toMatchObject({ status: 0, said: expect.stringContaining('0.2.1 with API 0.2.0') })
})

it('refuses a call that was removed, until the version of the API says so', () => {
  commit('openapi/bundle.json', api({}))
  const before = state()
  expect(release('minor', '--commit')).toMatchObject({
    status: 1,
    said: expect.stringContaining('GET /a is removed'),
  })
  expect(state()).toEqual(before)
  commit('openapi/bundle.json', api({}, '0.2.0'))
  expect(release('minor')).toMatchObject({ status: 0, said: expect.stringContaining('with API 0.2.0') })
})

it('refuses to deprecate for less than 90 days', () => {
  const until = (day: string) => api({ '/a': operation({ deprecated: true, 'x-sunset': day }) })
  commit('openapi/bundle.json', until('2027-02-28'))
  expect(release('minor')).toMatchObject({ status: 1, said: expect.stringContaining('before 2027-03-01') })
  commit('openapi/bundle.json', until('2027-03-01'))
  expect(release('minor')).toMatchObject({ status: 0 })
})

it.each<[string, () => void, string]>([
  ['another branch', () => git('checkout', '--quiet', '-b', 'other'), 'this is other'],
  ['changes that are not committed', () => write('new.txt', ''), 'not committed'],
  [
    'nothing to release',
    () => commit('CHANGELOG.md', '# Changelog\n\n## Unreleased\n'),
    'Nothing is unreleased',
  ],
  ['a version that has its tag', () => git('tag', 'v0.2.0'), 'has been released'],
  [
    'a test that fails',
    () => commit('package.json', text('package.json').replace('exit(0)', 'exit(1)')),
    'npm test failed',
  ],
  [
    'a generator that fails, leaving nothing behind',
    () => {
      commit('generate.cjs', 'process.exit(1)')
      commit('openapi/bundle.json', api({ '/a': operation(), '/b': operation() }))
    },
    'npm run gen failed',
  ],
])('refuses %s', (_, arrange, reason) => {
  arrange()
  const before = state()
  expect(release('minor', '--commit')).toMatchObject({ status: 1, said: expect.stringContaining(reason) })
  expect(state()).toEqual(before)
})

it('refuses a level or a day that is none', () => {
  expect(release('0.2.0')).toMatchObject({
    status: 1,
    said: expect.stringContaining('major, minor or patch'),
  })
  expect(release('patch', '--day', '2026-13-01')).toMatchObject({
    status: 1,
    said: expect.stringContaining('not a day'),
  })
})
