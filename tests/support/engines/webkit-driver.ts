/** WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/), in a display of its own. Needs Debian's webkit2gtk-driver and xvfb. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../databases/pgbouncer.ts'
import { chordActions, pressActions, typeActions } from './actions.ts'
import { PHONE, type Driver } from './driver.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const STARTS_WITHIN = 20_000

interface Programs {
  readonly driver: string
  readonly browser: string
  /** Xvfb. */
  readonly display: string
}

/** A display that nobody sees. @returns its name, such as `:7` */
async function startDisplay(program: string): Promise<{ process: ChildProcess; name: string }> {
  const process = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(process.stdout!, 'data')) as [Buffer]
  return { process, name: `:${number.toString().trim()}` }
}

/** Calls a command of WebDriver. @throws Error with the driver's words when it fails */
async function send(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebDriver: ${error}: ${message}`)
}

async function untilReady(url: string): Promise<void> {
  const end = performance.now() + STARTS_WITHIN
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- Asked again until it listens.
    const isReady = await send(`${url}/status`, 'GET').then(Boolean, () => false)
    if (isReady) return
    if (performance.now() > end) throw new Error(`WebKitWebDriver does not answer at ${url}.`)
    // oxlint-disable-next-line no-await-in-loop -- See above.
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** The bar of its window keeps a page of WebKit from being narrower. */
const WIDEST = 480

/** Makes the page as large as a phone's, as far as the window can be. @throws Error when it is larger than one */
async function resize(
  post: (path: string, body: object) => Promise<unknown>,
  run: (source: string) => Promise<unknown>,
): Promise<void> {
  await post('window/rect', { x: 0, y: 0, ...PHONE })
  const height = (await run('innerHeight')) as number
  await post('window/rect', { width: PHONE.width, height: 2 * PHONE.height - height })
  const [gotWidth, gotHeight] = (await run('[innerWidth, innerHeight]')) as [number, number]
  if (gotWidth > WIDEST || gotHeight !== PHONE.height)
    throw new Error(`WebKit's page is ${gotWidth} × ${gotHeight} px.`)
}

/** A browser with a new profile, and what ends it. @throws Error when it does not start */
async function startSession({ driver, browser, display }: Programs) {
  const processes: ChildProcess[] = []
  const stop = () => processes.forEach(each => each.kill())
  try {
    const [screen, port] = await Promise.all([startDisplay(display), freePort()])
    processes.push(screen.process)
    const environment = { DISPLAY: screen.name, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
    const options = [`--port=${port}`, '--host=127.0.0.1']
    const env = { ...process.env, ...environment, LANG: 'en_US.UTF-8', TZ: 'Europe/Berlin' }
    processes.push(spawn(driver, options, { stdio: 'ignore', env }))
    const root = `http://127.0.0.1:${port}`
    await untilReady(root)
    const alwaysMatch = {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      timeouts: { script: 60_000, pageLoad: 60_000 },
    }
    const made = await send(`${root}/session`, 'POST', { capabilities: { alwaysMatch } })
    const session = `${root}/session/${(made as { sessionId: string }).sessionId}`
    const end = async () => {
      await send(session, 'DELETE').catch(() => {})
      stop()
    }
    return { session, end }
  } catch (error) {
    stop()
    throw error
  }
}

/** Starts WebKit with a new profile. @throws Error when it does not start */
export async function startWebKit(programs: Programs): Promise<Driver> {
  const { session, end } = await startSession(programs)
  const post = (path: string, body: object) => send(`${session}/${path}`, 'POST', body)
  const perform = async (actions: readonly object[]) => void (await post('actions', { actions }))
  const run = async (source: string) => {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => ${source}).then(value => done({ value }), error => done({ error: String(error) }))`
    const { value, error } = (await post('execute/async', { script, args: [] })) as {
      value?: unknown
      error?: string
    }
    if (error !== undefined) throw new Error(error)
    return value
  }
  try {
    await resize(post, run)
  } catch (error) {
    await end()
    throw error
  }
  return {
    goTo: async url => void (await post('url', { url })),
    run: (action, ...args) => run(`(${action})(...${JSON.stringify(args)})`) as never,
    load: async script => void (await run(`{${script}}`)),
    press: (...points) => perform(pressActions(points)),
    type: text => perform(typeActions(text)),
    keys: (...keys) => perform(chordActions(keys)),
    async attach(selector, file) {
      const found = (await post('element', { using: 'css selector', value: selector })) as {
        [ELEMENT]: string
      }
      await post(`element/${found[ELEMENT]}/value`, { text: file })
    },
    picture: async () => Buffer.from((await send(`${session}/screenshot`, 'GET')) as string, 'base64'),
    close: end,
  }
}
