/** The packed verifier, installed in an empty folder outside the checkout and run as a team without a checkout runs it. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toOpenApi30 } from '#contracts/openapi-3.0.ts'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'

/** Installing takes as long as the machine and its cache are slow. */
const TIME_LIMIT = 180_000
const MEGABYTE = 1_000_000

const folder = mkdtempSync(join(tmpdir(), 'fairline-package-'))
let reference: ReferenceBackEnd
let file: string

/** The environment of a team: nothing of this checkout is in it, not even its Node, unless there is no other. */
function environment(): NodeJS.ProcessEnv {
  const isForeign = ([name]: [string, string | undefined]) =>
    /^npm_(?!config_(cache|registry)$)|^NODE_OPTIONS$|^INIT_CWD$/i.test(name)
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(each => !each.includes('node_modules'))
  const hasNode = path.some(each => existsSync(join(each, 'node')))
  const entries = Object.entries(process.env).filter(entry => !isForeign(entry))
  return {
    ...Object.fromEntries(entries),
    PATH: [...path, ...(hasNode ? [] : [join(process.execPath, '..')])].join(delimiter),
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  }
}

/** Runs a command in the empty folder. @returns its output and exit code */
async function run(command: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const child = promisify(execFile)(command, args, { cwd: folder, env: environment() })
  try {
    const { stdout, stderr } = await child
    return { code: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}

const verify = (...args: string[]) => run('npx', '--no-install', 'fairline-contract', 'verify', ...args)

beforeAll(async () => {
  reference = await startReference()
  const packed = await promisify(execFile)(process.execPath, ['scripts/pack-contract.ts', '--to', folder])
  file = packed.stdout.trim()
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const installed = await run('npm', 'install', file)
  expect(installed).toMatchObject({ code: 0 })
}, TIME_LIMIT)
afterAll(async () => {
  await reference.stop()
  rmSync(folder, { recursive: true, force: true })
}, TIME_LIMIT)

describe('packed verifier in an empty folder', () => {
  it(
    'verifies a back end with pacts, specification and probes, and writes its reports',
    async () => {
      const states = ['--states', reference.statesUrl, '--report', 'reports', '--strict']
      const { code, said } = await verify('--url', reference.url, ...states, '--only', 'exchange')
      expect(said).toMatch(/PASSED: \d{3} passed in/)
      expect(code).toBe(0)
      expect(readFileSync(join(folder, 'reports/junit.xml'), 'utf8')).toMatch(
        /<testsuite name="pact" tests="\d+" failures="0"/,
      )
    },
    TIME_LIMIT,
  )

  it(
    'exits with 1 when something was not run with --strict, and with 2 when it cannot begin',
    async () => {
      const strict = await verify('--url', reference.url, '--only', 'getUserInfo', '--strict')
      expect(strict).toMatchObject({ code: 1 })
      const unusable = await verify('--url', 'localhost')
      expect(unusable).toMatchObject({ code: 2, said: expect.stringContaining('begins with http://') })
      expect(await run('npx', '--no-install', 'fairline-contract', 'nothing')).toMatchObject({ code: 2 })
    },
    TIME_LIMIT,
  )

  it(
    'copies the specification, the pacts, the rules, the documentation and the three hooks',
    async () => {
      expect(await run('npx', '--no-install', 'fairline-contract', 'copy', 'contract')).toMatchObject({
        code: 0,
      })
      const at = (path: string) => join(folder, 'contract', path)
      expect(readdirSync(at('contracts/examples')).toSorted()).toEqual(
        readdirSync('contracts/examples').toSorted(),
      )
      expect(readdirSync(at('contracts/pacts'))).toEqual(readdirSync('contracts/pacts'))
      for (const path of ['openapi/bundle.json', 'docs/contracts.md', 'docs/rules/spot.md'])
        expect(readFileSync(at(path), 'utf8')).toBe(readFileSync(path, 'utf8'))
      const bundle = JSON.parse(readFileSync('openapi/bundle.json', 'utf8')) as Record<string, unknown>
      expect(JSON.parse(readFileSync(at('openapi/openapi-3.0.json'), 'utf8'))).toEqual(toOpenApi30(bundle))
      const again = await run('npx', '--no-install', 'fairline-contract', 'copy', 'contract')
      expect(again).toMatchObject({ code: 2, said: expect.stringContaining('is there already') })
    },
    TIME_LIMIT,
  )

  it('is small and builds nothing on the machine', () => {
    expect(statSync(file).size).toBeLessThan(MEGABYTE)
    const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
    expect(lock).not.toContain('hasInstallScript')
  })
})
