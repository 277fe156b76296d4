/** Presses all that can be pressed on a page, and writes down what is shown and what is requested. */
import { act, cleanup, fireEvent } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { expect, vi } from 'vitest'
import { EXAMPLE_TIME } from '#src/mocks/times.ts'
import { currentRoute, isPageBusy, toasts, watchRequests } from '#tests/src/features/support/visit.tsx'
import { changesOf, nameOf, outlineOf, PRESSABLE } from './outline.ts'

const MOST_PRESSES = 10
/** Far more turns than an answer takes; a page that is never at rest fails. */
const MOST_TURNS = 10_000

const nextTurn = globalThis.setImmediate

/** Without quotes, whose times are those of now. */
export const silentQuotes: RequestHandler = http.get(
  '*/api/quoteStream',
  () => new HttpResponse(new ReadableStream()),
)

const KEY = /\b[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}\b/g

/** Writes down requests, as long as the test lasts; streams of quotes do not count. */
function watchNetwork() {
  const requests: Promise<string>[] = []
  let pending = 0
  watchRequests(
    request => {
      pending += 1
      const { pathname, search } = new URL(request.url)
      const line = (body: string) =>
        decodeURIComponent(`${request.method} ${pathname}${search} ${body}`).replaceAll(KEY, '(key)').trim()
      if (pathname.endsWith('/quoteStream')) return
      const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
      requests.push(isForm ? request.clone().text().then(line) : Promise.resolve(line('')))
    },
    () => (pending -= 1),
  )
  return {
    isBusy: () => pending > 0,
    take: async () => (await Promise.all(requests.splice(0))).toSorted(),
  }
}

type Page = Awaited<ReturnType<typeof open>>

/** Closes the page, and waits until its toasts have gone. */
function close(): void {
  cleanup()
  act(() => void vi.advanceTimersByTime(60_000))
  vi.setSystemTime(EXAMPLE_TIME)
}

async function open(show: () => Promise<unknown>, network: ReturnType<typeof watchNetwork>) {
  close()
  await show()
  const rest = () =>
    act(async () => {
      let turns = 0
      for (let calm = 0; calm < 3; calm = isPageBusy() || network.isBusy() ? 0 : calm + 1) {
        // Parts of the app that are loaded later take as long as the machine needs.
        if (calm === 1 || turns % 100 === 99) await vi.dynamicImportSettled()
        await new Promise(resolve => nextTurn(resolve))
        vi.advanceTimersByTime(1)
        expect(turns++).toBeLessThan(MOST_TURNS)
      }
    })
  /** Waits until nothing is loading, and nothing would be after half a second. */
  const settle = async () => {
    await rest()
    act(() => void vi.advanceTimersByTime(500))
    await rest()
    vi.setSystemTime(EXAMPLE_TIME)
  }
  await settle()
  return { network, settle }
}

const lines = () => outlineOf(document.body)
const openDialog = () => [...document.querySelectorAll('[role=dialog]')].at(-1)

/** Fills the fields that are empty by what they are for, each with a value of its own; gives whether there were any. */
function fillFields(root: ParentNode): boolean {
  let isFilled = false
  for (const [index, field] of [
    ...root.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox], [type=file], [type=hidden], [readonly], [role=combobox]), textarea',
    ),
  ].entries()) {
    if (field.value !== '' || field.disabled) continue
    isFilled = true
    const value =
      field.type === 'password'
        ? field.inputMode === 'numeric'
          ? '246813'
          : /new/i.test(nameOf(field))
            ? 'skylark2'
            : 'skylark1'
        : field.autocomplete === 'one-time-code'
          ? '123456'
          : field.inputMode === 'decimal'
            ? `${100 + index}`
            : field.inputMode === 'numeric'
              ? `${100_000 + index}`
              : /email/i.test(nameOf(field))
                ? 'demo@fairline.test'
                : `text ${index}`
    act(() => void fireEvent.change(field, { target: { value } }))
    act(() => void fireEvent.blur(field))
  }
  return isFilled
}

const MANY = 'ul, ol, table, [role=group], [role=radiogroup], [role=listbox]'

/** Of many of the same kind in a list, two are enough. */
function isOneOfMany(element: Element, pressed: readonly Element[]): boolean {
  const list = element.matches('[role=tab]') ? null : element.closest(MANY)
  const same = pressed.filter(one => one.className === element.className && one.closest(MANY) === list)
  return list !== null && same.length > 1
}

const keyOf = (element: Element) => {
  const dialog = element.closest('[role=dialog]')
  return `${dialog ? nameOf(dialog) : ''}|${element.getAttribute('role') ?? element.tagName}|${nameOf(element)}`.replaceAll(
    /\d+/g,
    '0',
  )
}

/** Close and Back are pressed everywhere; a check of the account goes on while it is looked at. */
const LEFT_OUT = /^(?:Close|Back|Check (?:now|again))$/

function nextToPress(keys: ReadonlySet<string>, pressed: readonly Element[]): Element | undefined {
  const root = openDialog() ?? document.body
  return [...root.querySelectorAll(PRESSABLE)].find(
    element =>
      !element.matches(':disabled') &&
      !LEFT_OUT.test(nameOf(element)) &&
      !isOneOfMany(element, pressed) &&
      !keys.has(keyOf(element)),
  )
}

async function closeDialog({ settle }: Page): Promise<boolean> {
  const button = [...(openDialog()?.querySelectorAll('button') ?? [])].find(one => nameOf(one) === 'Close')
  if (!button) return false
  act(() => void fireEvent.click(button))
  await settle()
  return openDialog() === undefined
}

/** What a press does: requests, toasts, another route, changes of the page. */
async function press(element: Element, { network, settle }: Page): Promise<string[]> {
  if (fillFields(openDialog() ?? document.body)) await settle()
  await network.take()
  toasts.length = 0
  const before = lines()
  const dialog = openDialog()
  const address = currentRoute()
  const said = document.querySelector('output')?.textContent
  const title = `> ${element.getAttribute('role') ?? 'button'} ${nameOf(element)}`
  act(() => void fireEvent.click(element))
  await settle()
  const to = currentRoute()
  const isClosed = dialog !== undefined && !document.contains(dialog)
  return [
    title,
    ...(await network.take()),
    ...toasts.map(text => `says ${text}`),
    ...(to === address ? [] : [`→ ${to}`]),
    ...(isAt(to, address) ? changesOf(before, lines()) : []).filter(
      // A toast goes by itself, a dialog as a whole.
      line => line !== `- ${said}` && (!isClosed || /^(?:\+|- dialog) /.test(line)),
    ),
  ]
}

const isAt = (route = '', address = '') => route.split('?')[0] === address.split('?')[0]

/** The transcript of a page that `show` opens. */
export async function crawl(show: () => Promise<unknown>): Promise<string[]> {
  const network = watchNetwork()
  let page = await open(show, network)
  const address = currentRoute()
  const shown = [...(await network.take()), ...lines()]
  const pressed: Element[] = []
  const keys = new Set<string>()
  for (let count = 0; count < MOST_PRESSES; count++) {
    const element = nextToPress(keys, pressed)
    if (!element) {
      if (openDialog() === undefined) break
      if (!(await closeDialog(page))) page = await open(show, network)
      continue
    }
    keys.add(keyOf(element))
    pressed.push(element)
    shown.push(...(await press(element, page)))
    if (!isAt(currentRoute(), address)) page = await open(show, network)
  }
  close()
  return shown
}
