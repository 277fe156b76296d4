/** The worker of a page that is the back end: answers the requests that the service worker passes on. */
import spec from '#openapi/bundle.json'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/kernel/log.ts'
import type { Spec } from '#server/openapi/spec.ts'
import { openBackEnd, type DemoBackEnd } from './back-end.ts'
import { CANCEL, type Asked, type Part } from './messages.ts'
import { openDatabase } from './sqlite.ts'
import { openSecretsKey } from './kept.ts'

/** The settings of a sandbox that one person has for themselves. */
const settings = (secretsKey: string) =>
  readConfig({
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    SECRETS_KEY: secretsKey,
    PASSKEY_RP_ID: /[a-z]/i.test(location.hostname) ? location.hostname : undefined,
  })

// oxlint-disable-next-line no-console -- The log of the demo is the browser's console; only what failed is of use there.
const log = { ...createLog(lines => console.error(lines.trim())), info: () => {} }

/** SQLite, which the page compiles meanwhile. */
const sqlite = Promise.withResolvers<WebAssembly.Module>()

async function open(): Promise<DemoBackEnd> {
  const { database, isKept } = await openDatabase(sqlite.promise)
  const config = settings(await openSecretsKey(isKept))
  return openBackEnd({ config, database, spec: spec as unknown as Spec, log })
}

const backEnd = open()

/** Sends a response part by part. */
async function send({ status, headers, body }: Response, port: MessagePort): Promise<void> {
  const post = (part: Part) => port.postMessage(part)
  post({ kind: 'head', status, headers: [...headers] })
  const reader = body?.getReader()
  port.addEventListener('message', ({ data }) => data === CANCEL && void reader?.cancel())
  port.start()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    post({ kind: 'piece', bytes: value })
  }
  post({ kind: 'end' })
}

async function answer({ method, url, headers, body }: Asked, port: MessagePort): Promise<void> {
  try {
    const request = new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: body ?? null,
    })
    await send(await (await backEnd).handle(request), port)
  } catch (error) {
    log.error('request failed', error)
    port.postMessage({ kind: 'failed' } satisfies Part)
  }
}

// Each service worker that asks has a port of its own; each of its requests another.
addEventListener('message', ({ data: sent, ports: [requests] }: MessageEvent<unknown>) => {
  if (sent instanceof WebAssembly.Module) sqlite.resolve(sent)
  if (!requests) return
  requests.addEventListener(
    'message',
    ({ data, ports: [port] }: MessageEvent<Asked>) => void (port && answer(data, port)),
  )
  requests.start()
})
