/** Serves a page of tests/bench next to a back end. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript' }

/** Serves the bare page in `folder` as the reference back end serves the app, compressed, and passes calls on to that back end. */
export async function serveBarePage(folder: string, backEnd: string) {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]!
    if (path.startsWith('/api/')) {
      const call = send(backEnd + request.url, { headers: request.headers }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      return void request.pipe(call)
    }
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html')
    response.setHeader('Content-Encoding', 'gzip')
    return void response.end(gzipSync(readFileSync(file), { level: 9 }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
