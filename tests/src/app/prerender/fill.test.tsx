/** A filled row of the first view is the row that the app renders. */
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '#models'
import { fillMessages, fillRow, fillRows } from '#src/app/prerender/fill.ts'
import { painted } from '#src/lib/wait.ts'
import { switchLocale } from '#src/i18n/runtime.ts'
import type { Locale } from '#src/lib/locales.ts'
import { defaultDisplay, setDisplay, useDisplay } from '#src/stores/settings/display.ts'
import { FigureSettingsProvider } from '#src/ui/figures/figure-settings.ts'
import { QuoteRow } from '#src/widgets/quotes/quote-row.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { createTestQueryClient } from '#tests/src/features/support/query-client.ts'

const block = { open: '1', close: '1', max: '1', min: '1', volume: '1', averagePrice: '1', tradeAmount: '1' }

function product(changes: Partial<Product> & { nowPrice?: string; changeRate?: string } = {}): Product {
  const { nowPrice = '1', changeRate = '1', ...others } = changes
  const ticker = { ticker: '-', nowPrice, changePrice: '1', changeRate, time: 1 }
  return {
    productId: 1,
    productName: 'Sample',
    productNameLang: {},
    productCode: 'SMP',
    productType: 1,
    isVisible: 1,
    isLock: 0,
    tickerInfo: { ...ticker, day: block, minute: block, prevDay: block },
    ...others,
  } as unknown as Product
}

async function rowOf(shown: Product, locale: Locale, hasDay = false): Promise<Element> {
  const { thousandsAsIs } = useDisplay.getState()
  const { container } = await renderUi(
    <QueryClientProvider client={createTestQueryClient()}>
      <FigureSettingsProvider value={{ hideFigures: false, thousandsAsIs }}>
        <QuoteRow product={shown} onOpen={() => {}} hasDay={hasDay} />
      </FigureSettingsProvider>
    </QueryClientProvider>,
    { locale, isLight: true },
  )
  return container.firstElementChild!
}

const products = {
  'a rise': product({ nowPrice: '1234567.891', changeRate: '12.345' }),
  'a fall': product({ nowPrice: '0.00001234', changeRate: '-0.019' }),
  'no change': product({ nowPrice: '10', changeRate: '0' }),
  'a change that is truncated to nothing': product({ changeRate: '0.001' }),
  'a missing price': product({ nowPrice: '', changeRate: '' }),
  'a suspended product': product({ isLock: 1 }),
  'a name in the language': product({ productNameLang: { ar: 'آبل', de: 'Apfel', en: 'Apple' } }),
  'a name with markup': product({ productName: '<b>&amp;</b>', productCode: '"><i>' }),
}

afterEach(() => setDisplay(defaultDisplay))

describe('a row of the first view', () => {
  for (const [name, shown] of Object.entries(products)) {
    for (const locale of ['en', 'ar', 'de'] as const) {
      it(`is filled as the app renders it: ${name}, ${locale} [R9.2, R3.5]`, async () => {
        for (const thousandsAsIs of [false, true]) {
          setDisplay({ thousandsAsIs })
          const filled = (await rowOf(product(), locale)).cloneNode(true) as Element
          fillRow(filled, shown)
          expect(filled.outerHTML).toBe((await rowOf(shown, locale)).outerHTML)
        }
      })
    }
  }

  it('has the columns of the day of a desk as the app renders them', async () => {
    const day = { ...block, max: '90.5', min: '80.25', volume: '1234567' }
    const busy = product({ nowPrice: '95.75' })
    const shown = { ...busy, tickerInfo: { ...busy.tickerInfo, day } }
    const filled = (await rowOf(product(), 'de', true)).cloneNode(true) as Element
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    fillRow(filled, shown)
    vi.unstubAllGlobals()
    await painted()
    expect(filled.outerHTML).toBe((await rowOf(shown, 'de', true)).outerHTML)
    expect(filled.textContent).toContain('95,75')
    expect(filled.textContent).toContain('80,25')
  })

  it('is there for each product that fits the screen, in order', async () => {
    const list = document.createElement('ol')
    const item = document.createElement('li')
    item.append((await rowOf(product(), 'en')).cloneNode(true))
    list.append(item)
    const root = document.createElement('div')
    root.append(list)
    const many = Array.from({ length: 300 }, (_, index) =>
      product({ productId: index, productName: `Product ${index}` }),
    )
    fillRows(root, many)
    const names = Array.from(list.querySelectorAll('button'), button => button.textContent)
    expect(names).toEqual(many.slice(0, names.length).map(one => one.productName))
    expect(names.length).toBeGreaterThanOrEqual(innerHeight / 64)
    expect(names.length).toBeLessThan(100)
  })
})

describe('messages of the first view', () => {
  it('replace their markers in texts and labels; what is not loaded or has arguments leaves an empty line', async () => {
    await switchLocale('de')
    const root = document.createElement('div')
    root.innerHTML =
      '<p aria-label="⟦common.search⟧">⟦siteName⟧: ⟦common.search⟧</p><i>⟦none.such⟧</i><b>⟦common.staleSince⟧</b>'
    fillMessages(root, 'A & B')
    expect(root.innerHTML).toBe('<p aria-label="Suchen">A &amp; B: Suchen</p><i>&nbsp;</i><b>&nbsp;</b>')
  })
})
