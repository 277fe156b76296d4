/** Asks the back end in a worker, by a port. */
import { CANCEL, type Asked, type Part } from './messages.ts'

/** Statuses whose answer has no body (Fetch, 2.2.3). */
const hasBody = (status: number): boolean => ![204, 205, 304].includes(status)

/** A request as it is sent to the worker. */
export async function askedOf(request: Request): Promise<Asked> {
  const { method, url } = request
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
  return { method, url, headers: [...request.headers], body }
}

/**
 * @param port of the worker
 * @param fail has, while the answer is on its way, what ends it as if the network had gone
 * @returns the answer, whose body comes piece by piece; a network error where there is none
 */
export function ask(port: MessagePort, asked: Asked, fail = new Set<() => void>()): Promise<Response> {
  const { port1: answer, port2 } = new MessageChannel()
  return new Promise(resolve => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    const end = (failed: boolean) => {
      fail.delete(failAll)
      answer.close()
      // Before its head it is as if there were no network; after it, as if the network had gone.
      resolve(Response.error())
      if (failed) body?.error(new TypeError('The back end has gone.'))
      else body?.close()
    }
    const failAll = () => end(true)
    fail.add(failAll)
    const cancel = () => {
      body = undefined
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a port there is none.
      answer.postMessage(CANCEL)
      end(false)
    }
    answer.addEventListener('message', ({ data: part }: MessageEvent<Part>) => {
      if (part.kind === 'head') {
        const { status, headers } = part
        const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) }
        const stream = new ReadableStream<Uint8Array>({
          start: controller => void (body = controller),
          cancel,
        })
        resolve(new Response(hasBody(status) ? stream : null, init))
      } else if (part.kind === 'piece') body?.enqueue(part.bytes)
      else end(part.kind === 'failed')
    })
    answer.start()
    port.postMessage(asked, asked.body ? [port2, asked.body] : [port2])
  })
}
