/** A minimal fake back end, to see what the verifier sends and how it handles answers. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { run as runCommand, type Output } from '#contracts/verify/cli.ts'
import { profileOf } from '#contracts/verify/profile/with-profile.ts'
import { readOptions, type Options } from '#contracts/verify/options.ts'
import type { Received } from '#contracts/verify/wire.ts'
import { readMaterial } from '#contracts/material.ts'

export const material = readMaterial()

export const profile = profileOf(material.document)

/** An answer with this content, as Fairline's API is read. */
export const receivedOf = (json: unknown): Received => ({
  status: 200,
  headers: {},
  body: JSON.stringify(json),
  json,
  milliseconds: 1,
  profile,
})

/** The command, as it comes with Fairline's specification. */
export const run = (argv: readonly string[], output?: Output) =>
  runCommand(argv, { given: () => material, ...(output && { output }) })

/** The default options for a URL. */
export const optionsFor = (url: string, ...more: string[]): Options =>
  readOptions(['--url', url, ...more], material.operations)

interface Heard {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Said {
  readonly status?: number
  readonly type?: string
  readonly body: unknown
}

export interface FakeBackEnd {
  readonly url: string
  readonly heard: readonly Heard[]
  close: () => Promise<void>
}

/** What every answer must have around it. */
const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-language': 'en',
  'x-content-type-options': 'nosniff',
}

/** Starts one; a body that is text is sent as it is, anything else as JSON. */
export async function startFake(answer: (heard: Heard) => Said): Promise<FakeBackEnd> {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => void (body += part))
    request.on('end', () => {
      const [path = '', query = ''] = (request.url ?? '').split('?')
      const { method = '', headers } = request
      const one = { method, path, query, headers, body }
      heard.push(one)
      const { status = 200, type = 'application/json', body: said } = answer(one)
      response.writeHead(status, { ...DATA_HEADERS, 'content-type': type })
      response.end(typeof said === 'string' ? said : JSON.stringify(said))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The answer of getSiteInfo, which says whether it is a sandbox. */
export const siteInfo = (sandbox: unknown) => ({
  code: 200,
  msg: 'ok',
  data: { siteName: 'Elsewhere', logo: null, sandbox, serviceEmail: null, otherValue: {} },
})
