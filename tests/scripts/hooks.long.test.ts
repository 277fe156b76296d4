/** The hooks of lefthook.yml in a repository of its own, with our settings of the tools. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const SETTINGS = ['lefthook.yml', '.oxfmtrc.json', '.oxlintrc.json', '.gitignore']
const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@fairline.test']
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }

let folder: string
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

/** Writes a file of src and commits it. */
function commit(subject: string, code: string) {
  writeFileSync(join(folder, 'src/code.ts'), code)
  run('git', 'add', '--all')
  return run('git', ...IDENTITY, 'commit', '--message', subject)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairline-hooks-'))
  mkdirSync(join(folder, 'src'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const file of SETTINGS) copyFileSync(file, join(folder, file))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, types: [], skipLibCheck: true }, include: ['src'] }),
  )
  run('git', 'init', '--quiet', '--initial-branch', 'main')
  expect(run('npx', '--no-install', 'lefthook', 'install')).toMatchObject({ status: 0 })
  expect(commit('Begin', 'export const first = 1\n')).toMatchObject({ status: 0 })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => void run('git', 'reset', '--quiet', '--hard'))

it.each([
  ['is not formatted', 'export const second = "2"\n', 'Format issues'],
  ['breaks a rule', 'export const second: any = 2\n', 'no-explicit-any'],
  ['has another type', "export const second: number = '2'\n", 'TS2322'],
])('refuses code that %s', (_, code, reason) => {
  expect(commit('Add another', code)).toMatchObject({ status: 1, said: expect.stringContaining(reason) })
})

it('takes a subject of 72 characters, and no longer one', () => {
  const subject = 'Ä'.repeat(72)
  expect(commit(`${subject}A`, 'export const third = 3\n')).toMatchObject({
    status: 1,
    said: expect.stringContaining('has 73 characters'),
  })
  expect(commit(`${subject}\n\n${'The body. '.repeat(20)}`, 'export const third = 3\n')).toMatchObject({
    status: 0,
  })
})

it('does not keep npm from installing where there is no git', () => {
  const script = resolve('node_modules/lefthook/postinstall.js')
  const { status } = spawnSync(process.execPath, [script], {
    cwd: join(folder, 'src'),
    env: { PATH: folder, INIT_CWD: folder },
  })
  expect(status).toBe(0)
})
