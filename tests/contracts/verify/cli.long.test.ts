import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { run } from './support.ts'

let reference: ReferenceBackEnd
beforeAll(async () => {
  reference = await startReference()
})
afterAll(() => reference.stop())

/** Runs the command and captures its output. */
async function command(...argv: string[]) {
  const said: string[] = []
  const complained: string[] = []
  const output = {
    print: (text: string) => void said.push(text),
    printError: (text: string) => void complained.push(text),
  }
  const code = await run(argv, output)
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

/** A token as a team would have it: of their own account. */
async function ownToken(): Promise<string> {
  const asked = { state: 'an account is signed in', params: {}, action: 'setup' }
  const response = await fetch(reference.statesUrl, { method: 'POST', body: JSON.stringify(asked) })
  return ((await response.json()) as { token: string }).token
}

describe('verifier CLI against the reference back end', () => {
  it('passes with a state hook, writes its reports', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reports-'))
    const states = ['--states', reference.statesUrl, '--report', join(folder, 'new'), '--strict']
    const { code, said } = await command('--url', reference.url, ...states, '--only', 'spot')
    expect(said).toMatch(/PASSED: \d{3} passed in/)
    expect(code).toBe(0)
    expect(readdirSync(join(folder, 'new')).toSorted()).toEqual([
      'coverage.json',
      'junit.xml',
      'report.html',
      'report.md',
    ])
    expect(readFileSync(join(folder, 'new', 'junit.xml'), 'utf8')).toMatch(
      /<testsuite name="pact" tests="\d+" failures="0"/,
    )
  })

  it('verifies read operations with nothing but the user’s own token', async () => {
    const { code, said } = await command(
      '--url',
      reference.url,
      '--token',
      await ownToken(),
      '--only',
      'user',
    )
    expect(said).toMatch(/PASSED as far as it was run: \d+ passed, \d+ not run/)
    expect(said).toMatch(/needs the state ".+": give --states/)
    expect(code).toBe(0)
  })

  it('fails with --strict when something was not run', async () => {
    const { code, said } = await command('--url', reference.url, '--only', 'getUserInfo', '--strict')
    expect(code).toBe(1)
    expect(said).toMatch(/FAILED: \d+ not run, which --strict does not allow/)
  })

  it('closes a stream after its first event', async () => {
    const { code, said } = await command('--url', reference.url, '--only', 'streamQuotes')
    expect(said).toMatch(/PASSED: \d+ passed/)
    expect(code).toBe(0)
  })
})

describe('verifier CLI with unusable options', () => {
  it('says why and exits with 2', async () => {
    expect(await command('--url', 'localhost')).toMatchObject({ code: 2, said: '' })
    expect((await command('--url', reference.url, '--only', 'nothing')).complained).toMatch(
      /no tag or operation/,
    )
    expect(
      (await command('--url', reference.url, '--states', `${reference.url}/nothing`)).complained,
    ).toMatch(/HTTP 404/)
  })

  it('prints its usage with --help', async () => {
    const { code, said } = await command('--help')
    expect(code).toBe(0)
    expect(said).toContain('--states URL')
  })
})
