/** The system's Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks by itself. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chordActions, pressActions, typeActions } from './actions.ts'
import { PHONE, type Driver } from './driver.ts'

/** Nothing is fetched or asked that a test did not ask for. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'intl.accept_languages': 'en-US',
  // Its viewer has no storage.
  'devtools.jsonview.enabled': false,
}

interface Reply {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

type Send = <Result>(method: string, params: object) => Promise<Result>

/** How long a script may take, in milliseconds: what waits in a page that is replaced is never answered. */
const SCRIPT_WITHIN = 30_000

/** Connects to a browser that listens at this address. */
async function connectTo(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    waiting.get(reply.id ?? -1)?.(reply)
  })
  await once(socket, 'open')
  let sent = 0
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++sent
      waiting.set(id, ({ type, result, error, message }) => {
        waiting.delete(id)
        if (type === 'success') resolve(result as never)
        else reject(new Error(`WebDriver BiDi: ${method}: ${error}: ${message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { send, close: () => socket.close() }
}

/** Starts Firefox with a new profile. @throws Error when it ends before it listens */
async function launch(executable: string) {
  const profile = mkdtempSync(join(tmpdir(), 'fairline-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const flags = ['--headless', '--remote-debugging-port', '0', '--profile', profile, '--no-remote']
  const browser = spawn(executable, flags, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TZ: 'Europe/Berlin', MOZ_CRASHREPORTER_DISABLE: '1' },
  })
  const ended = once(browser, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`Firefox ended before it listened:\n${said}`)))
  })
  const stop = async () => {
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { address, stop }
}

interface Evaluation {
  readonly result?: { readonly value?: string; readonly sharedId?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Firefox with a window of a phone's size, and what ends it. @throws Error when it does not start */
async function startSession(executable: string) {
  const { address, stop } = await launch(executable)
  try {
    const { send, close } = await connectTo(`${address}/session`)
    await send('session.new', { capabilities: {} })
    // Unlike the first window, a new one becomes the active one, without which nothing in it has the focus.
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' })
    await send('browsingContext.setViewport', { context, viewport: PHONE })
    const end = async () => {
      close()
      await stop()
    }
    return { context, send, end }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts Firefox with a new profile. @throws Error when it does not start */
export async function startFirefox(executable: string): Promise<Driver> {
  const { context, send, end } = await startSession(executable)
  const evaluate = async (expression: string) => {
    const wanted = { expression, target: { context }, awaitPromise: true }
    const late = new AbortController()
    const { result, exceptionDetails } = await Promise.race([
      send<Evaluation>('script.evaluate', wanted),
      setTimeout(SCRIPT_WITHIN, undefined, { signal: late.signal }).then(() => {
        throw new Error(`Firefox did not answer: ${expression.slice(0, 120)}`)
      }),
    ]).finally(() => late.abort())
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }
  const perform = async (actions: readonly object[]) =>
    void (await send('input.performActions', { context, actions }))
  return {
    goTo: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(action, ...args) {
      const called = `Promise.resolve((${action})(...${JSON.stringify(args)}))`
      const result = await evaluate(`${called}.then(value => JSON.stringify(value ?? null))`)
      return JSON.parse(result!.value!) as never
    },
    load: async script => void (await evaluate(`{${script}};0`)),
    press: (...points) => perform(pressActions(points)),
    type: text => perform(typeActions(text)),
    keys: (...keys) => perform(chordActions(keys)),
    async attach(selector, file) {
      const result = await evaluate(`document.querySelector(${JSON.stringify(selector)})`)
      await send('input.setFiles', { context, element: { sharedId: result!.sharedId }, files: [file] })
    },
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: end,
  }
}
