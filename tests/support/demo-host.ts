import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createStaticFiles } from '#server/http/static-files.ts'

export interface DemoHost {
  /** Where the demo is, with a slash at the end. */
  readonly url: string
  /** The paths that were asked for and are no files. */
  readonly missing: readonly string[]
  readonly close: () => void
}

/** A file server under a path, which knows nothing of the app. @returns what it was asked for besides its files, too */
export async function serveDemo(): Promise<DemoHost> {
  const files = createStaticFiles('dist-demo')
  const missing: string[] = []
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const file = path.startsWith('/demo/') ? await files(path.slice('/demo'.length)) : undefined
    if (!file) missing.push(path)
    response.statusCode = file ? 200 : 404
    if (file) response.setHeader('Content-Type', path.endsWith('.wasm') ? 'application/wasm' : file.type)
    response.end(file?.plain)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/demo/`, missing, close: () => server.close() }
}
