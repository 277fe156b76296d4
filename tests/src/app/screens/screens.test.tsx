/** What each screen shows, and what each of its buttons does, with the answers of the examples; written with `vitest -u`. */
import type { StoreApi } from 'zustand'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScreen } from '#src/app/navigation/screen-modules.tsx'
import { routes } from '#src/app/routes.ts'
import { HOME_VARIANTS, ME_VARIANTS, PATHS } from '#src/lib/paths.ts'
import { EXAMPLE_TIME } from '#src/mocks/times.ts'
import { clearQuotes } from '#src/stores/quotes/quotes.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { addressOf } from '#tests/src/features/support/subjects.ts'
import { useNetwork, visit } from '#tests/src/features/support/visit.tsx'
import { crawl, silentQuotes } from './crawl.tsx'
import { useUtc } from './utc.ts'

useNetwork()

/** Each puts back a store. */
const resets = vi.hoisted((): (() => void)[] => [])
vi.mock('zustand', async importOriginal => {
  const original = await importOriginal<typeof import('zustand')>()
  const noting =
    (create: (...all: unknown[]) => unknown) =>
    (...all: unknown[]): unknown => {
      const made = create(...all)
      if (all.length === 0) return noting(made as typeof create)
      const store = made as StoreApi<unknown>
      resets.push(() => store.setState(store.getInitialState(), true))
      return made
    }
  // What notes it takes any of the forms that zustand has.
  return {
    ...original,
    create: noting(original.create as never),
    createStore: noting(original.createStore as never),
  }
})

/** Forgets all that the app keeps on the device. */
function clearDevice(): void {
  clearQuotes()
  localStorage.clear()
  sessionStorage.clear()
  for (const reset of resets) reset()
  // In the place of the last one.
  toast('')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  clearDevice()
})

// A canvas, which has no text and does not exist here.
vi.mock('#src/widgets/chart/plot/candle-plot.ts', () => {
  throw new Error('There is no canvas.')
})

const TIMERS: NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake'] = [
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
]

beforeEach(() => {
  vi.useFakeTimers({ now: EXAMPLE_TIME, toFake: TIMERS })
  useUtc()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('print', () => {})
  // What one screen copies is not pasted in another.
  vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('0xdAC17F958D2ee523a2206206994597C13D831ec7')
})

// The other layouts of the first and the last tab show the same blocks.
const others: readonly string[] = [...HOME_VARIANTS.slice(1), ...ME_VARIANTS.slice(1)]
// They are never at rest while the clock stands: they ask for their figures over and over.
const restless: readonly string[] = [PATHS.trade, PATHS.wallet, PATHS.exchange]
const screens = routes.filter(
  ({ path, screen }) => screen !== '' && !others.includes(path) && !restless.includes(path),
)

describe('the screen at', () => {
  it.each(screens)('$path shows and does what it did', async ({ path, screen }) => {
    const Screen = await loadScreen(path)
    const show = () => {
      clearDevice()
      return visit(addressOf(path), { [path]: Screen }, { handlers: [silentQuotes] })
    }
    const transcript = await crawl(show)
    await expect(`${transcript.join('\n')}\n`).toMatchFileSnapshot(`shown/${screen}.txt`)
  })
})
