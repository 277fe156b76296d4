/** `--header`: sent with every call, and in none of what is printed or written. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { curlHeaders, curlVariables } from '#contracts/verify/given-headers.ts'
import { run, siteInfo, startFake, type FakeBackEnd } from './support.ts'

let fake: FakeBackEnd | undefined
afterEach(async () => {
  await fake?.close()
  fake = undefined
})

const KEY = 'open-sesame-0815'
const SITE = '/api/siteInfo/getSiteInfo'

/** Runs the command, and gives all that it prints and writes. */
async function everythingFrom(url: string, ...more: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'given-headers-'))
  const files = {
    junit: join(folder, 'x.xml'),
    sarif: join(folder, 'x.sarif'),
    'code-quality': join(folder, 'x.json'),
  }
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  const options = Object.entries(files).flatMap(([name, file]) => [`--${name}`, file])
  await run(['--url', url, '--report', folder, '--annotations', ...options, ...more], {
    print,
    printError: print,
  })
  const written = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'))
  return [...said, ...written].join('\n')
}

describe('a given header', () => {
  it('goes with every call, also of pacts, walks and states, and is in no report', async () => {
    // It tells what it was given, as some gateways do in their pages.
    fake = await startFake(({ path, headers }) => {
      if (path === '/states') return { body: { token: 'a-token-of-an-account' } }
      return { body: path === SITE ? siteInfo(true) : { code: 500, msg: `no ${headers['x-api-key']}` } }
    })
    const options = [
      '--states',
      `${fake.url}/states`,
      '--only',
      'placeSpotOrder,listLedgerEntries',
      '--walks',
      '2',
    ]
    const text = await everythingFrom(fake.url, ...options, '--header', `X-Api-Key: ${KEY}`)
    expect(fake.heard.length).toBeGreaterThan(100)
    expect(fake.heard.filter(({ headers }) => headers['x-api-key'] !== KEY)).toEqual([])
    expect(text).toContain('walk')
    expect(text).toContain('"msg":"no ***"')
    expect(text.includes(KEY)).toBe(false)
    expect(text).toContain('-H "X-Api-Key: $X_API_KEY"')
  })

  it('does not take the place of a token, and is not told to a hook elsewhere', async () => {
    const hook = await startFake(() => ({ body: { token: 'a-token-of-an-account' } }))
    fake = await startFake(({ path }) => ({ body: path === SITE ? siteInfo(true) : { code: 401, msg: 'x' } }))
    const options = ['--states', `${hook.url}/states`, '--only', 'getUserInfo', '--walks', '0']
    await everythingFrom(fake.url, ...options, '--header', `Authorization: Basic ${KEY}`)
    const tokens = new Set(fake.heard.map(({ headers }) => headers.authorization))
    expect(tokens).toContain(`Basic ${KEY}`)
    expect(tokens).toContain('a-token-of-an-account')
    expect(hook.heard.length).toBeGreaterThan(0)
    expect(hook.heard.filter(({ headers }) => 'authorization' in headers)).toEqual([])
    await hook.close()
  })
})

describe('a printed command', () => {
  it('takes a given header from a variable, and stops without it', () => {
    const script = [...curlVariables(['X-Api-Key']), `printf %s${curlHeaders(['X-Api-Key'])}`].join('\n')
    const env = { PATH: process.env['PATH'] }
    const shell = (more: object) =>
      execFileSync('sh', ['-c', script], { env: { ...env, ...more }, stdio: 'pipe' })
    expect(shell({ X_API_KEY: KEY }).toString()).toBe(`-HX-Api-Key: ${KEY}`)
    expect(() => shell({})).toThrow(/the value of the header X-Api-Key/)
  })

  it('still takes the token from the answer of the hook after masking', async () => {
    fake = await startFake(({ path }) => {
      if (path === '/states') return { body: { token: 'a-token-of-an-account' } }
      return { body: path === SITE ? siteInfo(true) : { code: 500, msg: 'x' } }
    })
    const options = [
      '--states',
      `${fake.url}/states`,
      '--only',
      'placeSpotOrder,listLedgerEntries',
      '--walks',
      '1',
    ]
    const text = await everythingFrom(fake.url, ...options)
    expect(text.match(/TOKEN=.*/g)?.length).toBeGreaterThan(1)
    for (const line of text.match(/TOKEN=.*/g)!)
      expect(line).toMatch(/^TOKEN=\$\(jq -r \.token state\.json\)/)
  })
})
