import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { countRows } from '#contracts/verify/results.ts'
import { verify } from '#contracts/verify/verify.ts'
import { material, optionsFor } from './support.ts'

const FOLDER = 'contracts/examples'
const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

let reference: ReferenceBackEnd
const children: ChildProcess[] = []
const folder = mkdtempSync(join(tmpdir(), 'fairline-examples-'))
beforeAll(async () => {
  reference = await startReference()
})
afterAll(async () => {
  for (const child of children) child.kill()
  await reference.stop()
  rmSync(folder, { recursive: true })
})

/** Starts an example on a free port, which prints its address. */
async function start(command: string, ...args: string[]): Promise<string> {
  const child = spawn(command, [...args, '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  for await (const line of createInterface(child.stdout)) return line
  throw new Error(`${command} ${args.join(' ')} said nothing`)
}

const startHook = (command: string, file: string, backEnd = reference.url) =>
  start(command, `${FOLDER}/${file}`, backEnd)

async function verifyWith(states: string) {
  const only = ['--only', 'login', '--only', 'register', '--only', 'getUserInfo', '--only', 'getProduct']
  const { rows } = await verify(optionsFor(reference.url, '--states', states, ...only), material)
  expect(rows.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  const reasons = rows.flatMap(row => (row.outcome === 'not run' ? [row.reason] : []))
  expect(reasons.filter(reason => !reason.startsWith('the state hook does not offer'))).toEqual([])
  expect(countRows(rows).passed).toBeGreaterThan(200)
}

it('example state hook in Node works as a starting point', async () => {
  await verifyWith(await startHook(process.execPath, 'state-hook.mjs'))
})

it.skipIf(!has('python3', '--version'))(
  'example state hook in Python works as a starting point',
  async () => {
    await verifyWith(await startHook('python3', 'state_hook.py'))
  },
  300_000,
)

it.skipIf(!has('go', 'version'))(
  'example state hook in Go is free of what the compiler and its checks find, and works as a starting point',
  async () => {
    const go = (...args: string[]) => {
      const { stdout, stderr, status } = spawnSync('go', args, { encoding: 'utf8' })
      return { status, said: stdout + stderr }
    }
    const source = `${FOLDER}/state_hook.go`
    const program = join(folder, 'state_hook')
    expect(go('vet', source)).toEqual({ status: 0, said: '' })
    expect(go('build', '-o', program, source)).toEqual({ status: 0, said: '' })
    await verifyWith(await start(program, reference.url))
  },
  120_000,
)

/** What the example back end and a hook give for an operation that is there and one that is not. */
async function verifyBeginning(command: string, hook: string) {
  const url = await start('python3', `${FOLDER}/server.py`)
  const states = await startHook(command, hook, url)
  const only = ['--only', 'getSiteInfo', '--only', 'getProduct']
  const { rows, sandbox } = await verify(optionsFor(url, '--states', states, ...only), material)
  expect(sandbox).toBe(true)
  const built = rows.filter(({ operation }) => operation === 'getSiteInfo')
  expect(built.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  expect(countRows(built).passed).toBeGreaterThan(20)
  const needing = rows.flatMap(row => (row.outcome === 'not run' ? [row.reason] : []))
  expect(needing).toContain('the state hook does not offer "a product is listed"')
}

it.skipIf(!has('python3', '--version')).each([
  [process.execPath, 'state-hook.mjs'],
  ['python3', 'state_hook.py'],
])(
  'example back end passes with its one operation, and %s with %s offers no state that it cannot set up',
  verifyBeginning,
  300_000,
)
