/**
 * Inside the page of the app, before anything else. One page of the browser has the back end, in a worker: the first one, and when it is
 * closed another. Calls reach it by the service worker.
 */
import { HERE, LOCK, MINE, WHO_HAS_IT } from './messages.ts'

/** The address of the worker; scripts/build-demo.ts defines it. */
declare const WORKER: string

const { serviceWorker, locks } = navigator

async function haveBackEnd(): Promise<void> {
  const worker = new Worker(WORKER, { type: 'module', name: 'back end' })
  serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data !== WHO_HAS_IT || !port) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a port there is none.
    port.postMessage(HERE)
    worker.postMessage('', [port])
  })
  serviceWorker.startMessages()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a worker there is none.
  serviceWorker.controller?.postMessage(MINE)
  await new Promise(() => {})
}

// Only reset.ts takes it away; the page then waits for the next back end.
locks.request(LOCK, haveBackEnd).catch(() => location.reload())
