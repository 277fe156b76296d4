/** The packed verifier under each Node that is here: teams run it on Node 20 and on the newest. */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'

const TIME_LIMIT = 120_000

const installed = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter(path => !path.includes('node_modules'))
  .map(path => join(path, 'node'))
  .find(file => existsSync(file))
/** The Node that runs the tests, and the one that is installed where that is another. */
const NODES = [...new Set([process.execPath, installed ?? process.execPath])]

const folder = mkdtempSync(join(tmpdir(), 'fairline-packed-'))
let reference: ReferenceBackEnd

beforeAll(async () => {
  reference = await startReference()
  const file = execFileSync(process.execPath, ['scripts/pack-contract.ts', '--to', folder], {
    encoding: 'utf8',
  }).trim()
  execFileSync('tar', ['-xzf', file, '-C', folder])
  // Its dependencies, as if they were installed: package.deep.test.ts installs them.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}, TIME_LIMIT)
afterAll(async () => {
  await reference.stop()
  rmSync(folder, { recursive: true, force: true })
}, TIME_LIMIT)

function verifyWith(
  node: string,
  ...options: string[]
): Promise<{ code: number; printed: string; errors: string }> {
  const words = [join(folder, 'package/contracts/bin.js'), 'verify', ...options]
  return new Promise(done =>
    execFile(node, words, { cwd: folder }, (error, printed, errors) =>
      done({ code: Number(error?.code ?? 0), printed, errors }),
    ),
  )
}

describe.each(NODES)('packed verifier under %s', node => {
  it(
    'verifies a back end once, with all that it has',
    async () => {
      const states = ['--states', reference.statesUrl, '--walks', '2', '--strict']
      const { code, printed, errors } = await verifyWith(
        node,
        '--url',
        reference.url,
        ...states,
        '--only',
        'exchange',
      )
      expect(errors).toBe('')
      expect(printed.match(/PASSED: \d{3} passed in/g)).toHaveLength(1)
      expect(code).toBe(0)
    },
    TIME_LIMIT,
  )
})
