import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { run, startFake } from '../support.ts'
import { GIVEN, HEADERS, LIST, archiveOf, command, type Call } from './support.ts'

const TOKEN = 'kZ3Yp0c7Qm1rT5vX9bN2dF4hJ6lP8sW0aE1gI3kM5oQ'

const folder = mkdtempSync(join(tmpdir(), 'fairline-traffic-'))
let reference: ReferenceBackEnd
let products: string
beforeAll(async () => {
  reference = await startReference()
  products = await (await fetch(reference.url + LIST, { headers: HEADERS })).text()
})
afterAll(async () => {
  await reference.stop()
  rmSync(folder, { recursive: true })
})

/** The file of an archive. */
function har(...calls: Call[]): string {
  const file = join(folder, 'traffic.har')
  writeFileSync(file, archiveOf(...calls))
  return file
}

describe('archive of traffic', () => {
  const url = `https://api.example.com${LIST}`

  it('is judged by the schemas of the specification', async () => {
    expect(await command(['--har', har({ url, body: products })])).toMatchObject({ code: 0 })
    const broken = products.replace(/"productId":\d+/, '"productId":"many"')
    const { code, said } = await command(['--har', har({ url, body: broken })])
    expect(code).toBe(1)
    expect(said).toContain('rows[0].productId is "many"; it must be integer')
    expect(said).toMatch(/openapi\/schemas\/\w+\.yaml:\d+/)
  })

  it('is judged by the rules of the specification', async () => {
    const { code, said } = await command([
      '--har',
      har({ url, body: products.replace('"total":', '"total":-') }),
    ])
    expect({ code, said }).toMatchObject({ code: 1 })
    const other = products.replace(/"changeRate":"[^"]+"/, '"changeRate":"99.99"')
    expect((await command(['--har', har({ url, body: other })])).said).toContain('`changeRate` is')
  })

  it('reads bodies in Base64, and a form that was sent', async () => {
    const body = Buffer.from(products).toString('base64')
    expect(await command(['--har', har({ url, body, encoding: 'base64' })])).toMatchObject({ code: 0 })
    const call = {
      url: 'https://a.example/api/auth/sendCode',
      method: 'POST',
      sent: 'account=someone%40example.com',
    }
    const success = JSON.stringify({
      code: 200,
      msg: 'ok',
      data: { codeLength: 6, resendAfter: 60, expiresIn: 600, sandboxCode: null },
    })
    const form = { ...HEADERS, 'Content-Type': 'application/x-www-form-urlencoded' }
    const { said } = await command(['--har', har({ ...call, headers: form, body: success })])
    expect(said).toContain('accepted although the answer lacks purpose')
  })

  it('names what a back end accepts although the specification forbids it', async () => {
    const { said } = await command([
      '--har',
      har({ url: url.replace('pageSize=1', 'pageSize=many'), body: products }),
    ])
    expect(said).toContain('accepted although query pageSize is "many"')
  })

  it('names other hosts, unknown paths, unknown methods, aborted calls and bodies that were not recorded', async () => {
    const calls: Call[] = [
      { url, body: products },
      { url: 'https://cdn.example.com/a.js', body: '' },
      { url: 'https://api.example.com/api/nothing/here', body: '{}' },
      { url, method: 'DELETE', body: '{}' },
      { url, method: 'OPTIONS', body: '' },
      { url, status: 0, body: '' },
      { url, status: 304, body: '' },
      { url, body: undefined },
    ]
    const argv = ['--har', har(...calls), '--url', 'https://api.example.com']
    const { code, said } = await command(argv)
    expect(code).toBe(0)
    for (const reason of [
      'another host: https://cdn.example.com',
      'GET /api/nothing/here: not in the specification',
      'DELETE /api/cryptocurrencyProduct/list: the specification knows it with GET only',
      'the browser asks whether it may call (OPTIONS): no operation',
      'it has no answer',
      'HTTP 304: it has no body to judge',
      'its body was not recorded',
    ])
      expect(said).toContain(`1  ${reason}`)
    expect(await command([...argv, '--strict'])).toMatchObject({ code: 1 })
  })

  it('does not miss the token of a recording from which all tokens were removed', async () => {
    const call = {
      url: 'https://a.example/api/siteMessage/list?pageNum=1&pageSize=1',
      body: '{"code":200,"msg":"ok","rows":[],"total":0}',
    }
    expect((await command(['--har', har(call)])).said).not.toContain('token is missing')
    const other = { url, body: products, headers: { ...HEADERS, Authorization: TOKEN } }
    expect((await command(['--har', har(call, other)])).said).toContain(
      'accepted although the token is missing',
    )
  })

  it('names an answer of an account that a cache may keep', async () => {
    const call = {
      url: 'https://a.example/api/siteMessage/list?pageNum=1&pageSize=1',
      body: '{"code":200,"msg":"ok","rows":[],"total":0}',
    }
    expect(await command(['--har', har(call)])).toMatchObject({ code: 0 })
    const kept = await command([
      '--har',
      har({ ...call, given: { ...GIVEN, 'Cache-Control': 'max-age=60' } }),
    ])
    expect(kept.code).toBe(1)
    expect(kept.said).toContain('the header Cache-Control is "max-age=60"; it must match no-store')
    const { 'Cache-Control': _, ...others } = GIVEN
    const { said } = await command(['--har', har({ ...call, given: others })])
    expect(said).toContain('the header Cache-Control is missing')
  })

  it('says nothing of headers where the recording has none', async () => {
    const recorded = { url, body: products, given: {} }
    expect(await command(['--har', har(recorded)])).toMatchObject({ code: 0 })
    const broken = products.replace(/"productId":\d+/, '"productId":"many"')
    const { said } = await command(['--har', har({ ...recorded, body: broken })])
    expect(said).toContain('rows[0].productId is "many"')
    expect(said).not.toContain('the header')
  })

  it('shows no password, no code and no token in any output', async () => {
    const login = { account: 'someone@example.com', password: 'myOwnSecret9' }
    const call = {
      url: 'https://a.example/api/auth/login?token=inTheAddress99',
      method: 'POST',
      headers: {
        ...HEADERS,
        Authorization: TOKEN,
        Cookie: `session=${TOKEN}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      sent: new URLSearchParams({ ...login, code: '871234' }).toString(),
      body: JSON.stringify({
        code: 200,
        msg: 'myOwnSecret9',
        data: { token: 12, other: TOKEN, secret: 'JBSWY3DPEHPK3PXP', recoveryCodes: ['aaaa-bbbb-cccc'] },
      }),
    }
    const files = {
      junit: join(folder, 'out/j.xml'),
      sarif: join(folder, 'out/s.json'),
      'code-quality': join(folder, 'out/q.json'),
    }
    const argv = Object.entries(files).flatMap(([name, file]) => [`--${name}`, file])
    const { code, said } = await command(['--har', har(call), ...argv, '--report', folder, '--annotations'])
    expect(code).toBe(1)
    const written = [
      ...Object.values(files),
      join(folder, 'report.html'),
      join(folder, 'report.md'),
      join(folder, 'junit.xml'),
    ]
    for (const text of [said, ...written.map(file => readFileSync(file, 'utf8'))]) {
      for (const secret of [
        'myOwnSecret9',
        '871234',
        'inTheAddress99',
        TOKEN,
        'JBSWY3DPEHPK3PXP',
        'aaaa-bbbb-cccc',
      ])
        expect(text).not.toContain(secret)
    }
    expect(readFileSync(files.junit, 'utf8')).toContain('password=***')
  })

  it('says what is wrong with a file that is no archive', async () => {
    const file = join(folder, 'no.har')
    writeFileSync(file, '{}')
    expect(await command(['--har', file])).toMatchObject({
      code: 2,
      said: expect.stringContaining('this is no HTTP archive'),
    })
    expect(await command(['--har', file, '--token', 'x'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('--token is of no use'),
    })
  })
})

describe('proxy in front of a back end', () => {
  const argv = () => ['--url', reference.url, '--proxy', '0']

  it('gives callers the answers of the back end, compressed ones too, and judges them', async () => {
    const { code, said } = await command(argv(), async url => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const response = await fetch(url + LIST, { headers: { ...HEADERS, 'Accept-Encoding': encoding } })
        expect(await response.text()).toMatch(/^\{"code":200.*"total":140\}$/)
      }
      await (await fetch(`${url}/nothing`)).text()
    })
    expect(said).toMatch(/3 passed, 1 not run/)
    expect(said).toContain('GET /nothing: not in the specification')
    expect(code).toBe(0)
  })

  it('says at once which call failed', async () => {
    const back = await startFake(() => ({ body: { code: 200, msg: 'ok', rows: [{}], total: 1 } }))
    const said: string[] = []
    const print = (text: string) => void said.push(text)
    const stopped = async (url: string) => {
      await (await fetch(url + LIST, { headers: HEADERS })).text()
      await expect.poll(() => said.join('\n')).toContain('call 1: GET /api/cryptocurrencyProduct/list')
      expect(said.join('\n')).toContain('rows[0] lacks')
    }
    const code = await run(['--url', back.url, '--proxy', '0'], { print, printError: print, stopped })
    await back.close()
    expect(code).toBe(1)
    expect(said.at(-1)).toContain('FAILED: 0 passed, 1 failed')
  })

  it('needs the back end and a port that is free', async () => {
    expect(await command(['--proxy', '0'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('--proxy needs --url'),
    })
    const taken = new URL(reference.url).port
    expect(await command(['--url', reference.url, '--proxy', taken])).toMatchObject({
      code: 2,
      said: expect.stringContaining('cannot listen there'),
    })
    expect(await command(['--url', reference.url, '--proxy', 'x'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('give a port'),
    })
  })
})
