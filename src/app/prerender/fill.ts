/**
 * Fills a template of templates.tsx as the app's components would render it: the messages, the rows of products, the
 * price of one. What is not known yet stays empty, in its place.
 */
import type { Product, ProductDetail } from '#models'
import { currentLocale, currentMessages, plainMessage } from '#src/i18n/runtime.ts'
import {
  trendOf,
  formatCompact,
  formatNumber,
  formatPercent,
  formatSigned,
} from '#src/lib/numbers/format-number.ts'
import { isDecimal } from '#src/lib/money/decimal.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { useDisplay } from '#src/stores/settings/display.ts'
import { formatAge } from '#src/ui/figures/age.tsx'
import figures from '#src/ui/figures/figures.module.css'
import { letterOf } from '#src/ui/mark.tsx'
import mark from '#src/ui/mark.module.css'
import { isDesk } from '#src/ui/use-is-desk.ts'
import list from '#src/ui/virtual-list.module.css'
import { dayRange, isSuspended, priceDecimals } from '#src/widgets/quotes/product.ts'
import { quoteSentence } from '#src/widgets/quotes/quote-sentence.ts'
import quoteRow from '#src/widgets/quotes/quote-row.module.css'
import trade from '../trade/trade.module.css'
import { painted } from '#src/lib/wait.ts'
import { WORD_MARKERS } from './markers.ts'
// oxlint-disable import/no-unassigned-import -- The templates need these style sheets in the page; the build checks it.
import '#src/features/market/market.module.css'
import '#src/widgets/quotes/sort-header.module.css'
// oxlint-enable import/no-unassigned-import

/** Keeps the height of a line without a text. */
const NOTHING = '\u00a0'

const find = (parent: ParentNode, name: string | undefined) => parent.querySelector<HTMLElement>(`.${name}`)

function write(parent: ParentNode, selector: string, text: string): void {
  const element = parent.querySelector(selector)
  if (element) element.textContent = text
}

/** Writes the messages of the current language, and the name of the site, in place of their markers. */
export function fillMessages(root: Element, siteName: string): void {
  const fill = (text: string) =>
    text.replace(WORD_MARKERS, (_, path: string) =>
      path === 'siteName' ? siteName : (plainMessage(path) ?? NOTHING),
    )
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (value.includes('⟦')) element.setAttribute(name, fill(value))
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes('⟦'))
        node.nodeValue = fill(node.nodeValue)
    }
  }
}

/** Fills a row as `QuoteRow` renders it. */
export function fillRow(row: Element, product: Product): void {
  const { tickerInfo, productCode } = product
  const name = productName(product, currentLocale())
  write(row, `.${quoteRow.name}`, name)
  find(row, quoteRow.open)?.setAttribute(
    'aria-label',
    quoteSentence(currentMessages().market, currentLocale(), product),
  )
  find(row, quoteRow.star)
    ?.querySelector('button')
    ?.setAttribute('aria-label', currentMessages().market.notInWatchlist({ name }))
  const code = find(row, quoteRow.code)
  write(row, `.${quoteRow.code} bdi`, productCode)
  find(row, mark.letter)?.setAttribute('data-letter', letterOf(productCode))
  if (isSuspended(product) && code) {
    const note = document.createElement('span')
    note.className = quoteRow.suspended ?? ''
    note.textContent = plainMessage('market.suspended') ?? ''
    code.append(note)
  }
  const [price, change, ...day] = row.querySelectorAll<HTMLElement>('.figures')
  if (price) fillPrice(price, tickerInfo.nowPrice, priceDecimals(tickerInfo))
  if (change) fillChange(change, tickerInfo.changeRate)
  fillDay(day, tickerInfo)
  for (const figure of [price, change]) figure?.classList.toggle(figures.stale ?? '', isSuspended(product))
  if (isSuspended(product)) find(row, quoteRow.quote)?.setAttribute('data-stale', 'true')
}

/** The figures of the day, which a desk shows. */
function fillDay([high, low, volume]: readonly HTMLElement[], ticker: Product['tickerInfo']): void {
  const options = { locale: currentLocale(), decimals: priceDecimals(ticker) }
  const range = dayRange(ticker, ticker.nowPrice)
  if (high) high.textContent = formatNumber(range.high, options)
  if (low) low.textContent = formatNumber(range.low, options)
  if (volume) fillVolume(volume, ticker, isDesk())
}

/** Writes the volume once the prices are painted: the first compact number takes a slow phone a tenth of a second. */
function fillVolume(cell: Element, { day }: Product['tickerInfo'], isShown = true): void {
  cell.textContent = NOTHING
  const fill = () => void (cell.textContent = formatCompact(day.volume, { locale: currentLocale() }))
  if (isShown) void painted().then(fill)
}

/** Says in place of the dashes that a figure is not known, as `useUnknown` does. */
function nameUnknown(figure: HTMLElement, value: string): void {
  if (isDecimal(value)) return
  figure.setAttribute('role', 'img')
  figure.setAttribute('aria-label', currentMessages().common.notKnown())
}

function fillPrice(price: HTMLElement, value: string, decimals: number): void {
  nameUnknown(price, value)
  const { thousandsAsIs } = useDisplay.getState()
  price.textContent = formatNumber(value, { locale: currentLocale(), decimals, thousandsAsIs })
}

/** A change in percent, or, with decimals, an absolute one. */
function fillChange(change: HTMLElement, value: string, decimals?: number): void {
  const locale = currentLocale()
  const direction = trendOf(value)
  change.dataset.way = direction
  nameUnknown(change, value)
  if (direction === 'level') change.querySelector('svg')?.remove()
  change.lastChild!.nodeValue =
    decimals === undefined
      ? formatPercent(value, { locale, signed: true })
      : formatSigned(value, { locale, decimals })
}

/** Repeats the one row of a list for each of these products; of a long list, for those that fit the screen. */
export function fillRows(root: Element, products: readonly Product[]): void {
  const virtual = find(root, list.list)
  const row = virtual ? find(virtual, list.row) : (find(root, quoteRow.row)?.closest('li') ?? null)
  if (!row) return
  const rows = products.slice(0, Math.ceil(innerHeight / 64)).map((product, index) => {
    const copy = row.cloneNode(true) as HTMLElement
    fillRow(copy, product)
    if (virtual) {
      copy.style.blockSize = rowsHigh(1)
      copy.style.insetBlockStart = rowsHigh(index)
    }
    return copy
  })
  row.replaceWith(...rows)
  if (!virtual) return
  virtual.style.blockSize = rowsHigh(products.length)
  for (const outline of virtual.querySelectorAll(`.${list.outlines}`)) outline.remove()
}

/** The height of so many rows of a virtual list: they grow with the font. */
const rowsHigh = (count: number) => `calc(${count} * 64rem / 15)`

/** Fills the bar and the price of the trade tab with a product, and with its rules where they are known. */
export function fillTrade(root: Element, product: Product, rules?: ProductDetail['rules']): void {
  const locale = currentLocale()
  const { tickerInfo: ticker, productCode } = product
  const decimals = rules?.priceScale ?? priceDecimals(ticker)
  write(root, `.${trade.name}`, productName(product, locale))
  write(root, `.${trade.code}`, productCode)
  const price = find(root, trade.price)
  const [now, change, rate] = price?.querySelectorAll<HTMLElement>('bdi') ?? []
  if (now) now.textContent = formatNumber(ticker.nowPrice, { locale, decimals, ...useDisplay.getState() })
  if (change) fillChange(change, ticker.changePrice, decimals)
  if (rate) fillChange(rate, ticker.changeRate)
  // Its age is shown as soon as it is live.
  rate?.nextElementSibling?.remove()
  fillDayStats(price, ticker, decimals)
}

/** The figures of the day, where the words that say what they are have been loaded; whether the market is open is not known yet. */
function fillDayStats(price: HTMLElement | null, ticker: Product['tickerInfo'], decimals: number): void {
  const stats = price?.querySelector('dl')
  const hours = stats?.nextElementSibling
  if (hours instanceof HTMLElement) hours.style.visibility = 'hidden'
  if (!stats) return
  if (plainMessage('trade.dayHigh') === undefined) {
    stats.style.visibility = 'hidden'
    return
  }
  const { day, prevDay } = ticker
  const options = { locale: currentLocale(), decimals }
  const texts = [day.max, day.min, prevDay.close].map(value => formatNumber(value, options))
  const cells = stats.querySelectorAll('dd')
  for (const [index, text] of texts.entries()) if (cells[index]) cells[index].textContent = text
  const volume = cells[texts.length]
  if (volume) fillVolume(volume, ticker)
}

/** Says how old the prices are, and greys them: they are those of the last visit. */
export function markAge(root: Element, time: number): void {
  const age = formatAge(Math.max(0, Date.now() - time), currentLocale())
  for (const figure of root.querySelectorAll('bdi.figures')) figure.classList.add(figures.stale ?? '')
  for (const quote of root.querySelectorAll(`.${quoteRow.quote}`)) quote.setAttribute('data-stale', 'true')
  const place = root.querySelector('output') ?? find(root, trade.price)?.querySelector('p')
  const note = document.createElement('span')
  note.textContent = currentMessages().common.staleSince({ age })
  place?.append(note)
}
