import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Sent } from '#contracts/verify/wire.ts'

/** Passes requests on to a server and keeps them. */
export interface RecordingProxy {
  readonly url: string
  /** In the order in which they began. */
  readonly requests: readonly Sent[]
  close(): void
}

/** A proxy before the server at this address. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const requests: Sent[] = []
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const { connection: _, ...headers } = request.headers as Record<string, string>
    const sent = { method, target: url, headers, body: '' }
    requests.push(sent)
    for await (const part of request.setEncoding('utf8')) sent.body += part
    const passedOn = send(target + url, { method, headers }, answer => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    response.on('close', () => passedOn.destroy())
    passedOn.on('error', () => response.destroy())
    passedOn.end(sent.body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
