/**
 * The first view, before the app is there: loads the settings and the messages, asks for the first answers, and shows
 * the prices of the first screen in markup that the build has rendered, until the app takes the page over. A press on
 * what only the app can do is repeated then.
 */
import { rememberPrices } from '#src/stores/quotes/last-prices.ts'
import { loadRuntimeConfig, type RuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { selectProduct } from '#src/stores/trading/selected-product.ts'
import { PATHS } from '#src/lib/paths.ts'
import { loadInitialLanguage } from '../start/initial-language.ts'
import { syncAppearance } from '../start/appearance.ts'
import { currentPath } from '../navigation/navigation.ts'
import { painted } from '#src/lib/wait.ts'
import quoteRow from '#src/widgets/quotes/quote-row.module.css'
import { firstScreenAt, tradeScreen, type Fill, type FirstScreen } from './first-screens.ts'

export interface Start {
  settings: Promise<RuntimeConfig>
  messages: Promise<void>
  /** Resolves when the prices of the last visit are painted; at once where there are none. */
  lastPrices: Promise<void>
  /** Resolves when the first screen is painted with its answers, or cannot be; at once where there is none. */
  firstScreen: Promise<void>
}

let started: Start | undefined

/** Starts loading, once. */
export function start(): Start {
  return (started ??= load())
}

function load(): Start {
  const settings = loadRuntimeConfig()
  const messages = loadInitialLanguage().then(syncAppearance)
  const showCurrent = () => {
    const recalled = recallFirstScreen(messages).catch(() => {})
    return { recalled, answered: showAnswers(settings, recalled).catch(() => {}) }
  }
  addEventListener('hashchange', () => {
    if (!isBeforeApp()) return
    // Another page starts at its top; the app keeps the place of the one that it takes over.
    scrollTo(0, 0)
    showCurrent()
    // The router listens once it is there: it may have begun with the address before.
    afterTakeover(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
  })
  const { recalled, answered } = showCurrent()
  return { settings, messages, lastPrices: recalled, firstScreen: answered }
}

/** Whether the page shows a first screen, which the app takes over. */
export const isFirstScreenShown = (): boolean => shownScreen() !== null

let lastShown: string | undefined

/** The path of the first screen that the app has taken over, or will; undefined where there was none. */
export const lastFirstScreen = (): string | undefined => lastShown

const root = () => document.getElementById('root')
const shownScreen = () => document.querySelector<HTMLElement>('#root > [data-prerendered]')
/** Until the app has rendered, the page shows the brand or a first screen. */
const isBeforeApp = () => shownScreen() !== null || document.querySelector('#root > .first-paint') !== null

/** Shows the prices of the last visit, with their age, by the settings of that visit. Resolves when they are painted. */
async function recallFirstScreen(messages: Promise<void>): Promise<void> {
  const path = currentPath()
  await messages
  const isShown = shownScreen()?.dataset.prerendered === path
  if (!isShown && showIfCurrent(path, firstScreenAt(path)?.recall())) await painted()
}

/** Shows the current prices, by the current settings. Resolves when they are painted. */
async function showAnswers(settings: Promise<RuntimeConfig>, recalled: Promise<void>): Promise<void> {
  const path = currentPath()
  await settings
  const answers = isCurrent(path) ? firstScreenAt(path)?.request() : undefined
  await recalled
  if (showIfCurrent(path, await answers)) await painted()
}

const isCurrent = (path: string) => isBeforeApp() && currentPath() === path

/** @returns whether it is shown: not where the person or the app has gone on meanwhile */
function showIfCurrent(path: string, fill: Fill | undefined): boolean {
  if (!fill || !isCurrent(path)) return false
  try {
    const screen = fill()
    if (screen) show(path, screen)
    return screen !== undefined
  } catch {
    // Malformed: what to say of it is up to the app.
    return false
  }
}

function show(path: string, screen: FirstScreen): void {
  const { element, products, list } = screen
  element.dataset.prerendered = path
  element.addEventListener('click', event => press(event, screen))
  element.addEventListener('pointerdown', finishPress)
  root()?.replaceChildren(element)
  lastShown = path
  // After the paint.
  if (list) setTimeout(() => rememberPrices(list, products))
}

/** A row opens its product at once; a link is a link; anything else waits for the app. */
function press(event: MouseEvent, { element, products, time }: FirstScreen): void {
  const { target } = event
  if (!(target instanceof Element) || target.closest('a')) return
  const row = target.closest(`.${quoteRow.open}`)
  const product = row ? products[[...element.querySelectorAll(`.${quoteRow.open}`)].indexOf(row)] : undefined
  if (product) {
    selectProduct(product)
    location.hash = `#${PATHS.trade}`
    scrollTo(0, 0)
    show(PATHS.trade, tradeScreen(product, { time }))
  } else repeatLater(event)
}

/** A press during which the app takes over ends on other elements, which the browser does not count as a press. */
function finishPress(down: PointerEvent): void {
  const finish = (up: PointerEvent) => {
    removeEventListener('pointercancel', stop)
    if (down.target instanceof Element && !down.target.isConnected && !isBeforeApp())
      pressAgain(down.target, up)
  }
  const stop = () => removeEventListener('pointerup', finish)
  addEventListener('pointerup', finish, { once: true })
  addEventListener('pointercancel', stop, { once: true })
}

/** Presses what is at the same place once the app has taken over, if it is the same. */
function repeatLater(event: MouseEvent): void {
  const { target } = event
  if (target instanceof Element) afterTakeover(() => pressAgain(target, event))
}

/** Presses what is in place of another element, if it is the same: of the same kind, with the same text, of the same row. */
function pressAgain(target: Element, { clientX, clientY }: MouseEvent): void {
  const pressed = target.closest('button, a')
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('button, a')
  const identity = (element: Element) => {
    const row = element.closest('li')?.querySelector(`.${quoteRow.open}`)
    return [element.className, element.textContent, row?.textContent].join('\n')
  }
  if (pressed && found && identity(found) === identity(pressed)) found.click()
}

/** Calls back when the app has rendered for the first time. */
export function afterTakeover(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (isBeforeApp()) return
    observer.disconnect()
    callback()
  })
  observer.observe(root()!, { childList: true })
}
