/** Failures that a state plans hit the request they are planned for, whatever else happens at the same time. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { createClient } from '#contracts/verify/client.ts'
import { REQUEST_HEADER } from '#contracts/verify/proxy.ts'
import { verify } from '#contracts/verify/verify.ts'
import { material, optionsFor } from './support.ts'

const OPERATIONS = 'getUserInfo,withdrawLoanApplication'

let reference: ReferenceBackEnd
beforeAll(async () => {
  reference = await startReference()
})
afterAll(() => reference.stop())

/** A proxy that sends each request with a planned failure twice, as a client does that lost the first answer. */
async function startRepeatingProxy(target: string) {
  const client = createClient(new URL(target))
  const repeated: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => void (body += part))
    request.on('end', () => {
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
      const sent = {
        method: request.method!,
        target: request.url!,
        headers: headers as Record<string, string>,
        body,
      }
      const name = sent.headers[REQUEST_HEADER]
      const forward = async () => {
        if (name) {
          repeated.push(name)
          await client.send(sent)
        }
        return client.send(sent, { untilEvent: true })
      }
      forward().then(
        answer => response.writeHead(answer.status, answer.headers).end(answer.body),
        (error: Error) => response.destroy(error),
      )
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    repeated,
    close: () => {
      client.close()
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

const failuresOf = async (url: string) => {
  const { rows } = await verify(
    optionsFor(url, '--states', reference.statesUrl, '--only', OPERATIONS, '--origin', reference.url),
    material,
  )
  expect(rows.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(20)
  return rows.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name)
}

describe('planned failure', () => {
  it('is not used up by other verifications of the same back end, nor by sending the request again', async () => {
    const proxy = await startRepeatingProxy(reference.url)
    try {
      const found = await Promise.all(
        [reference.url, reference.url, proxy.url, proxy.url].map(url => failuresOf(url)),
      )
      expect(found).toEqual([[], [], [], []])
      expect(proxy.repeated.length).toBeGreaterThan(0)
    } finally {
      await proxy.close()
    }
  })

  it('hits the next call of the operation when the hook is not told which', async () => {
    const ask = (action: string, params: object) =>
      fetch(reference.statesUrl, {
        method: 'POST',
        body: JSON.stringify({ state: 'an operation fails inside', params, action }),
      })
    const codeOf = async (headers: Record<string, string> = {}) => {
      const response = await fetch(`${reference.url}/api/siteInfo/getSiteInfo`, {
        headers: { 'Accept-Language': 'en', LanguageId: '2', ...headers },
      })
      return ((await response.json()) as { code: number }).code
    }
    await ask('setup', { operation: 'getSiteInfo' })
    expect([await codeOf(), await codeOf()]).toEqual([500, 200])
    await ask('setup', { operation: 'getSiteInfo' })
    await ask('teardown', { operation: 'getSiteInfo' })
    expect(await codeOf()).toBe(200)
    await ask('setup', { operation: 'getSiteInfo', request: 'a' })
    const named = { [REQUEST_HEADER]: 'a' }
    expect([await codeOf(), await codeOf({ [REQUEST_HEADER]: 'b' })]).toEqual([200, 200])
    expect([await codeOf(named), await codeOf(named)]).toEqual([500, 500])
    await ask('teardown', { operation: 'getSiteInfo', request: 'a' })
    expect(await codeOf(named)).toBe(200)
  })
})
