/** Somebody at a browser of any engine, who finds things by their role and name, presses where they are, and reads what is shown. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Driver, Key, Point } from './driver.ts'

/** The part of Testing Library that finds elements by what assistive technology is told of them. */
const FINDER = readFileSync(
  join(
    dirname(fileURLToPath(import.meta.resolve('@testing-library/dom'))),
    '@testing-library/dom.umd.min.js',
  ),
  'utf8',
)
/** How long anything may take, in milliseconds: an app that hears nothing says so after twenty seconds. */
const WITHIN = 45_000
/** How long the page is asked at a time, in milliseconds. */
const TURN = 2000

/** A text, or a pattern of one. */
export type Words = string | RegExp

interface Sought {
  readonly by: 'role' | 'label' | 'text'
  /** Of the element, where it is sought by its role. */
  readonly role?: string
  readonly words: { readonly text: string } | { readonly pattern: string; readonly flags: string }
  /** Only in the dialog that was opened last. */
  readonly isInDialog?: boolean
}

interface FoundElement {
  readonly centre: Point
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly text: string
  readonly value: string
}

const toWords = (words: Words): Sought['words'] =>
  typeof words === 'string' ? { text: words } : { pattern: words.source, flags: words.flags }

/** In the page: waits for one visible element that can be pressed (or only seen), and says where it is. */
async function findInPage(
  sought: Sought,
  { isPressed, within }: { isPressed: boolean; within: number },
): Promise<FoundElement> {
  const { TestingLibraryDom: lib } = globalThis as unknown as {
    TestingLibraryDom: {
      queryAllByRole(root: Element, role: string, options: { name: string | RegExp }): HTMLElement[]
      queryAllByLabelText(root: Element, words: string | RegExp): HTMLElement[]
      queryAllByText(root: Element, words: string | RegExp): HTMLElement[]
    }
  }
  const words =
    'text' in sought.words ? sought.words.text : new RegExp(sought.words.pattern, sought.words.flags)
  const frame = () => new Promise(resolve => setTimeout(resolve, 50))
  const isShown = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const candidates = (): HTMLElement[] => {
    const root = sought.isInDialog ? [...document.querySelectorAll('[role=dialog]')].at(-1) : document.body
    if (!root) return []
    if (sought.by === 'text') return lib.queryAllByText(root, words)
    if (sought.by === 'label') return lib.queryAllByLabelText(root, words)
    return lib.queryAllByRole(root, sought.role!, { name: words })
  }
  const boxOf = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top, width, height, centre: { x: left + width / 2, y: top + height / 2 } }
  }
  const end = Date.now() + within
  let problem = 'is not there'
  while (Date.now() < end) {
    const element = candidates().find(isShown)
    if (element) {
      if (isPressed) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const before = boxOf(element)
      await frame()
      const box = boxOf(element)
      const top = document.elementFromPoint(box.centre.x, box.centre.y)
      const label = element.closest('label')
      const isHit =
        top !== null && (element.contains(top) || label?.contains(top) === true || top.contains(element))
      // What opens or closes does not take presses yet.
      const isMoving = element
        .closest('[role=dialog]')
        ?.getAnimations({ subtree: false })
        .some(({ playState }) => playState === 'running')
      const isStill = !isMoving && before.left === box.left && before.top === box.top && element.isConnected
      const isEnabled = !element.matches(':disabled, [aria-disabled=true]')
      if (!isPressed || (isHit && isStill && isEnabled)) {
        return { ...box, text: element.innerText, value: (element as HTMLInputElement).value ?? '' }
      }
      problem = isHit ? (isStill ? 'is disabled' : 'moves') : `is covered by ${top?.outerHTML.slice(0, 120)}`
    }
    await frame()
  }
  throw new Error(`${sought.role ?? sought.by} ${String(words)} ${problem}`)
}

export class Visitor {
  readonly driver: Driver
  readonly #address: string
  readonly #faults: string[] = []

  constructor(driver: Driver, address: string) {
    this.driver = driver
    this.#address = address
  }

  /** Puts values into the browser's storage, in the app's format. */
  async remember(entries: Record<string, unknown>): Promise<void> {
    await this.#goTo('/config.json')
    await this.driver.run(kept => {
      for (const [name, data] of Object.entries(kept)) {
        localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))
      }
    }, entries)
  }

  /** Loads a path. A browser may call it loaded when the page before it changed its own hash meanwhile. */
  async #goTo(path: string, hash = ''): Promise<void> {
    await this.driver.goTo(`${this.#address}${path}${hash}`)
    await this.untilTrue(wanted => location.pathname === wanted, path)
  }

  /** Loads the app at one of its routes. */
  async open(route: string): Promise<void> {
    await this.#collectFaults()
    // By way of another page: a change of the hash alone loads nothing.
    await this.#goTo('/config.json')
    await this.#goTo('/', `#${route}`)
    await this.driver.run(() => {
      const faults: string[] = []
      Object.assign(globalThis, { faults })
      addEventListener('error', ({ message }) => {
        // Not thrown: a layout took another frame.
        if (!message.startsWith('ResizeObserver loop')) faults.push(message)
      })
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
    })
    await this.untilTrue(() => document.querySelector('h1') !== null)
  }

  /** What the scripts of the pages threw after they had loaded. */
  async faults(): Promise<readonly string[]> {
    await this.#collectFaults()
    return this.#faults
  }

  async #collectFaults(): Promise<void> {
    const faults = await this.driver.run(() => (globalThis as { faults?: string[] }).faults?.splice(0) ?? [])
    this.#faults.push(...faults)
  }

  async press(role: string, name: Words): Promise<void> {
    await this.#press({ by: 'role', role, words: toWords(name) })
  }

  /** The same in the dialog that was opened last. */
  async pressInDialog(role: string, name: Words): Promise<void> {
    await this.#press({ by: 'role', role, words: toWords(name), isInDialog: true })
  }

  async pressText(words: Words): Promise<void> {
    await this.#press({ by: 'text', words: toWords(words) })
  }

  /** Replaces what is in a field. */
  async fill(label: Words, text: string): Promise<void> {
    await this.#press({ by: 'label', words: toWords(label) })
    await this.driver.keys('Control', 'a')
    await this.driver.type(text)
  }

  keys(...keys: readonly Key[]): Promise<void> {
    return this.driver.keys(...keys)
  }

  /** Drags across an element by so many pixels, half of them on either side of its middle. */
  async drag({ centre }: FoundElement, by: Point): Promise<void> {
    const at = (part: number) => ({ x: centre.x + by.x * part, y: centre.y + by.y * part })
    const steps = Array.from({ length: 10 }, (_, step) => at((step + 1) / 10 - 0.5))
    await this.driver.press(at(-0.5), ...steps)
  }

  /** Waits until a text is shown. */
  seesText(words: Words): Promise<FoundElement> {
    return this.#find({ by: 'text', words: toWords(words) })
  }

  sees(role: string, name: Words): Promise<FoundElement> {
    return this.#find({ by: 'role', role, words: toWords(name) })
  }

  seesField(label: Words): Promise<FoundElement> {
    return this.#find({ by: 'label', words: toWords(label) })
  }

  /** Waits until a condition holds in the page. @throws Error when it does not */
  async untilTrue<Args extends readonly unknown[]>(
    condition: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    const end = performance.now() + WITHIN
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- Asked again until it holds.
      const holds = await this.driver.run(condition, ...args).catch(() => false)
      if (holds) return
      if (performance.now() > end) throw new Error(`Does not become true: ${condition}`)
    }
  }

  /** Waits until no dialog is open. */
  untilDialogsClosed(): Promise<void> {
    return this.untilTrue(
      () => !document.querySelector('[role=dialog]') && !document.querySelector('#root[inert]'),
    )
  }

  /** The words of what has the focus. */
  focused(): Promise<string> {
    return this.driver.run(() => {
      const element = document.activeElement as HTMLElement | null
      return element?.getAttribute('aria-label') ?? element?.innerText ?? ''
    })
  }

  async #press(sought: Sought): Promise<void> {
    const { centre } = await this.#find(sought, true)
    await this.driver.press(centre)
  }

  /** Asks again in short turns: a page that is replaced takes what it had loaded, and the answer, with it. */
  async #find(sought: Sought, isPressed = false): Promise<FoundElement> {
    const end = performance.now() + WITHIN
    for (;;) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- One turn after another.
        return await this.#ask(sought, isPressed)
      } catch (error) {
        if (performance.now() > end) throw error
      }
    }
  }

  async #ask(sought: Sought, isPressed: boolean): Promise<FoundElement> {
    const isLoaded = await this.driver.run(() => 'TestingLibraryDom' in globalThis)
    if (!isLoaded) await this.driver.load(FINDER)
    return this.driver.run(findInPage, sought, { isPressed, within: TURN })
  }
}
