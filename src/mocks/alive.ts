/** The scenario `alive`: the reference back end itself, in a worker of the page (docs/demo.md). */
import { http, type RequestHandler } from 'msw'
import { ask, askedOf } from '#demo/ask.ts'
import { removeKept } from '#demo/kept.ts'
import { LOCK } from '#demo/messages.ts'
import { API, deploymentSettings } from './handlers.ts'

/** Where `scripts/vite/mock-worker.ts` serves the build of the back end, and which of its files are to be started. */
const BACK_END = '/mock-back-end/'
interface Files {
  readonly program: string
  readonly sqlite: string
}

/** Its database stays in the browser, and one page at a time has it: any other waits until that one is closed. */
async function openWorker(): Promise<Worker> {
  await new Promise<void>(have => {
    void navigator.locks.request(LOCK, () => {
      have()
      return new Promise(() => {})
    })
  })
  const { program, sqlite } = (await (await fetch(`${BACK_END}files.json`)).json()) as Files
  const worker = new Worker(BACK_END + program, { type: 'module', name: 'back end' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a worker there is none.
  worker.postMessage(await WebAssembly.compileStreaming(fetch(BACK_END + sqlite)))
  return worker
}

let worker: Promise<Worker> | undefined

/** Starts the back end. @returns the port by which it is asked */
async function openPort(): Promise<MessagePort> {
  worker = openWorker()
  const { port1, port2 } = new MessageChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a worker there is none.
  ;(await worker).postMessage('', [port2])
  port1.start()
  return port1
}

/** Starts the back end, and passes every call on to it. */
export function aliveHandlers(): RequestHandler[] {
  const port = openPort()
  return [http.all(API, async ({ request }) => ask(await port, await askedOf(request))), deploymentSettings]
}

/** Removes what the back end and the app have stored, for a start as at the first visit. */
export async function startAgain(): Promise<void> {
  ;(await worker)?.terminate()
  await removeKept()
  location.reload()
}
