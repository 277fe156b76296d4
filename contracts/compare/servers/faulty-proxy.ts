/** A proxy before a service, which plants a fault. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathValues } from '#contracts/verify/operations.ts'
import type { Answer, Call, RestFault } from './rest-faults.ts'

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ['host', 'connection', 'content-length', 'accept-encoding'].includes(name) || value === undefined
        ? []
        : [[name, [value].flat().join(', ')]],
    ),
  )

type Passed = Answer & { readonly location: string | null }

/** Asks the service itself. */
async function passTo(prefix: string, { method, target, headers, body }: Call): Promise<Passed> {
  const answer = await fetch(prefix + target, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== '' && { body }),
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: await answer.text(),
    location: answer.headers.get('location'),
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { method = 'GET', url: target = '/', headers } = request
  return { method, target, headers: plain(headers), body: Buffer.concat(parts).toString() }
}

const told = ({ status, type, body }: Answer) => JSON.stringify([status, type, body])

/** Starts it; `changes` says how often the fault has shown. */
export async function startFaultyProxy(url: string, fault: RestFault) {
  const prefix = url.replace(/\/$/, '')
  let changes = 0
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request)
    const isMeant =
      call.method === fault.operation.method &&
      pathValues(fault.operation, call.target.split('?')[0]!) !== undefined
    let own: Passed | undefined
    const pass = async (one: Call) => {
      const passed = await passTo(prefix, one)
      if (one === call) own = passed
      return passed
    }
    const answer = isMeant ? await fault.answer(call, pass) : await pass(call)
    if (own === undefined || told(answer) !== told(own)) changes++
    response.writeHead(answer.status, {
      ...(answer.type !== '' && { 'content-type': answer.type }),
      ...(own?.location && { location: own.location }),
    })
    response.end(answer.body)
  }
  const server = createServer((request, response) => {
    reply(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changes: () => changes,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
