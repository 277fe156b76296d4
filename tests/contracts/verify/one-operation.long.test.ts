/** The promise of docs/contracts-start.md: one operation after the other, each verified alone before the next one is built. */
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { verify } from '#contracts/verify/verify.ts'
import { material, optionsFor } from './support.ts'

let reference: ReferenceBackEnd
beforeAll(async () => {
  reference = await startReference()
})
afterAll(() => reference.stop())

/** What says whether the server is a sandbox, which is built first. */
const FIRST = '/api/siteInfo/getSiteInfo'

/** A back end of so many operations: any other path is not known to it, or answered with an internal error. */
async function startBeginning(paths: readonly string[], other: 404 | 500) {
  const { hostname, port } = new URL(reference.url)
  const server = createServer((incoming, outgoing) => {
    if (!paths.includes(incoming.url!.split('?')[0]!)) {
      incoming.resume()
      outgoing.writeHead(other).end()
      return
    }
    const { method, url: path } = incoming
    const { host: _, ...headers } = incoming.headers
    const passed = forward({ hostname, port, method, path, headers }, answer => {
      outgoing.writeHead(answer.statusCode!, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    // A stream is closed by who reads it.
    outgoing.on('close', () => passed.destroy())
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

/** Verifies one operation of a back end that has no other. */
async function verifyAlone(id: string, other: 404 | 500) {
  const { path } = material.operations.find(one => one.id === id)!
  const { url, close } = await startBeginning([FIRST, path], other)
  try {
    const options = optionsFor(url, '--states', reference.statesUrl, '--origin', reference.url, '--only', id)
    return (await verify(options, material)).rows
  } finally {
    await close()
  }
}

const OPERATIONS = ['getSiteInfo', 'getUserInfo', 'createDeposit', 'placeSpotOrder', 'listMessages', 'login']

describe.each(OPERATIONS)('%s, the only operation that is built', id => {
  it.each([404, 500] as const)('is green when any other is answered HTTP %s', async other => {
    const rows = await verifyAlone(id, other)
    const failed = rows.filter(({ outcome }) => outcome === 'failed')
    expect(failed.map(({ suite, operation, name }) => `${suite} ${operation} ${name}`)).toEqual([])
    expect(rows.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(20)
    const reasons = new Set(rows.flatMap(row => (row.outcome === 'not run' ? [row.reason] : [])))
    const needs = [...reasons].filter(reason => /^needs \w+, which is not (built|right)/.test(reason))
    expect([...reasons]).toEqual(needs)
  })
})
