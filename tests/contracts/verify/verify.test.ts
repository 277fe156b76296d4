import { afterEach, describe, expect, it } from 'vitest'
import { countRows } from '#contracts/verify/results.ts'
import { verify } from '#contracts/verify/verify.ts'
import { material, optionsFor, siteInfo, startFake, type FakeBackEnd } from './support.ts'

const SITE = '/api/siteInfo/getSiteInfo'
const SWITCHES = '/api/switchSet/list'
const signedOut = { code: 401, msg: 'hint_signed_out' }

let fake: FakeBackEnd | undefined
afterEach(async () => {
  await fake?.close()
  fake = undefined
})

/** Starts a fake back end that reports whether it is a sandbox and knows no account. */
const startSite = async (sandbox: unknown) => {
  fake = await startFake(({ path }) => ({ body: path === SITE ? siteInfo(sandbox) : signedOut }))
  return fake
}

describe('verifier on a server that is not marked as a sandbox', () => {
  it.each([false, 1, 'true', undefined])('calls nothing that changes data: sandbox is %s', async sandbox => {
    const { url, heard } = await startSite(sandbox)
    const { rows, writes } = await verify(
      optionsFor(url, '--only', 'auth', '--only', 'placeSpotOrder'),
      material,
    )
    expect(writes).toBe(false)
    expect(heard.filter(({ method }) => !['GET', 'OPTIONS'].includes(method))).toEqual([])
    expect(rows.every(({ outcome }) => outcome === 'not run')).toBe(true)
    expect(rows[0]).toMatchObject({ reason: expect.stringContaining('--allow-writes') as unknown })
  })

  it('calls everything with --allow-writes', async () => {
    const { url, heard } = await startSite(false)
    const { writes } = await verify(optionsFor(url, '--only', 'logout', '--allow-writes'), material)
    expect(writes).toBe(true)
    expect(heard.some(({ method }) => method === 'POST')).toBe(true)
  })

  it('still calls previews, which change nothing by the specification', async () => {
    const { url, heard } = await startSite(false)
    await verify(optionsFor(url, '--only', 'previewSpotOrder'), material)
    expect(heard.some(({ method }) => method === 'POST')).toBe(true)
  })
})

describe('verifier without a state hook', () => {
  it('marks rows that need a state as not run and names the state', async () => {
    const { url } = await startSite(true)
    const { rows } = await verify(optionsFor(url, '--only', 'listSpotOrders'), material)
    const replayed = rows.filter(({ suite }) => suite === 'pact')
    const alone = replayed.filter(({ outcome }) => outcome !== 'not run')
    expect(alone.map(({ name }) => name)).toEqual(['listSpotOrders: 401 for a token that nobody has'])
    expect(replayed.find(({ outcome }) => outcome === 'not run')).toMatchObject({
      reason: expect.stringMatching(/needs the state ".+": give --states/) as unknown,
    })
  })

  it('probes what needs no account: guests are rejected, and CORS preflights', async () => {
    const { url } = await startSite(true)
    const { rows } = await verify(optionsFor(url, '--only', 'listSpotOrders'), material)
    const ran = rows.filter(({ suite, outcome }) => suite === 'probe' && outcome !== 'not run')
    expect(ran.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([
      'without a token: passed',
      'with an empty token: passed',
      'with a token that nobody has: passed',
      'a browser asks beforehand: failed',
      'a browser may read the answer: failed',
    ])
  })

  it('reports that the user’s own token is not accepted', async () => {
    const { url } = await startSite(true)
    const { rows } = await verify(optionsFor(url, '--only', 'getUserInfo', '--token', 'abc'), material)
    const failed = rows.filter(({ outcome }) => outcome === 'failed')
    expect(failed.map(({ name }) => name)).toContain('a request as documented')
  })
})

describe('verifier with a state hook', () => {
  const verifyWithHook = async (said: { status?: number; type?: string; body: unknown }) => {
    fake = await startFake(({ path }) => {
      if (path === '/states') return said
      return { body: path === SITE ? siteInfo(true) : signedOut }
    })
    return verify(optionsFor(fake.url, '--only', 'getUserInfo', '--states', `${fake.url}/states`), material)
  }

  it.each([
    ['a page', { type: 'text/html', body: '<h1>Hello</h1>' }, /must answer a JSON object.*<h1>Hello/],
    ['a list', { body: [] }, /must answer a JSON object/],
    ['an error', { status: 500, body: 'out of order' }, /HTTP 500: out of order/],
    ['nothing there', { status: 404, body: 'Not found' }, /HTTP 404/],
  ])('does not start when the hook answers %s', async (_, said, message) => {
    await expect(verifyWithHook(said)).rejects.toThrow(message)
  })

  it('marks rows as not run whose state the hook does not offer', async () => {
    const { rows } = await verifyWithHook({ status: 501, body: {} })
    const { passed, notRun } = countRows(rows)
    expect(passed).toBeGreaterThan(0)
    expect(notRun).toBeGreaterThan(0)
    const reasons = rows.flatMap(row => (row.outcome === 'not run' ? [row.reason] : []))
    expect(new Set(reasons)).toContain('the state hook does not offer "an account is signed in"')
    expect(reasons.filter(reason => !reason.startsWith('the state hook does not offer "'))).toEqual([])
  })

  it('sets the state up anew right before each request that must succeed, as what it returned may expire', async () => {
    let rateTime = 1795199400000
    fake = await startFake(({ path }) => {
      if (path === '/states') return { body: { token: 'abcdefgh', rateTime: ++rateTime, received: '900' } }
      return { body: path === SITE ? siteInfo(true) : signedOut }
    })
    const { url, heard } = fake
    const { rows } = await verify(
      optionsFor(url, '--only', 'createExchange', '--states', `${url}/states`),
      material,
    )
    const row = rows.find(({ suite, name }) => suite === 'probe' && name === 'a request as documented')
    if (row?.outcome !== 'failed') throw new Error('it was accepted')
    const sent = new URLSearchParams(row.exchanges[0]!.sent.body).get('rateTime')
    const calls = heard.filter(({ body }) => body !== '').map(({ path, body }) => ({ path, body }))
    const at = calls.findLastIndex(({ body }) => body === row.exchanges[0]!.sent.body)
    const before = calls.slice(0, at).filter(({ path }) => path === '/states')
    expect(calls[at - 1]?.path).toBe('/states')
    expect(sent).toBe(String(1795199400000 + before.length))
  })

  it('accepts an empty answer as no values', async () => {
    const { rows } = await verifyWithHook({ body: '' })
    expect(countRows(rows).failed).toBeGreaterThan(0)
  })
})

describe('verifier pact rows', () => {
  it('read the name of a media type without case', async () => {
    const type = 'Application/JSON; Charset=UTF-8'
    fake = await startFake(({ path }) => ({ type, body: path === SITE ? siteInfo(true) : signedOut }))
    const { rows } = await verify(optionsFor(fake.url, '--only', 'getSiteInfo'), material)
    const replayed = rows.filter(({ suite, outcome }) => suite === 'pact' && outcome !== 'not run')
    expect(replayed.length).toBeGreaterThan(0)
    expect(replayed.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  })
})

describe('verifier connection', () => {
  it('reports that a back end cannot be reached', async () => {
    const { url, close } = await startSite(true)
    await close()
    fake = undefined
    await expect(verify(optionsFor(url), material)).rejects.toThrow(/cannot be reached .*ECONNREFUSED/)
  })

  it('puts the path of --url before the path of each operation', async () => {
    fake = await startFake(() => ({ body: siteInfo(true) }))
    await verify(optionsFor(`${fake.url}/v1/`, '--only', 'getSiteInfo'), material)
    // Whether another language is to be expected, a second operation says.
    expect(new Set(fake.heard.map(({ path }) => path))).toEqual(new Set([`/v1${SITE}`, `/v1${SWITCHES}`]))
  })

  it('waits as a "too many requests" answer asks instead of counting a failure', async () => {
    let left = 1
    fake = await startFake(() => {
      const isLimited = left-- > 0
      return { body: isLimited ? { code: 429, msg: 'x', params: { seconds: '1' } } : siteInfo(true) }
    })
    const { sandbox } = await verify(optionsFor(fake.url, '--only', 'getSiteInfo'), material)
    expect(sandbox).toBe(true)
  })
})
