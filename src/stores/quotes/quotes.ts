import { useCallback, useSyncExternalStore } from 'react'
import type { QuoteRow, TickerInfo } from '#models'
import type { ProductKey } from '../trading/selected-product.ts'
import { isStale, MAX_QUOTE_AGE } from '#src/lib/quote-age.ts'

export interface Quote extends QuoteRow {
  /** When this device received it: epoch ms by its own clock. */
  receivedAt: number
}

/** The fields of a listed product from which quotes are initialised. */
export interface QuotedProduct extends ProductKey {
  productId: number
  tickerInfo: TickerInfo
}

// Plain maps with listeners per product: a busy list can afford only one row render per tick.
const quotes = new Map<number, Quote>()
const tickers = new Map<number, TickerInfo>()
const keys = new Map<number, ProductKey>()
const listeners = new Map<number, Set<() => void>>()
const pending = new Map<number, QuoteRow>()
const pendingTickers = new Map<number, TickerInfo>()

const batchMs = 100
let flushTimer: ReturnType<typeof setTimeout> | undefined

function isNewer(row: QuoteRow): boolean {
  const known = quotes.get(row.productId)
  return !known || row.time > known.time || (row.time === known.time && row.nowPrice !== known.nowPrice)
}

/** Stores a quote, unless a newer one is known. @returns whether it was stored */
function storeQuote(row: QuoteRow, receivedAt: number): boolean {
  if (!isNewer(row)) return false
  const { productId, nowPrice, changePrice, changeRate, time } = row
  quotes.set(productId, { productId, nowPrice, changePrice, changeRate, time, receivedAt })
  return true
}

function flush(): void {
  clearTimeout(flushTimer)
  flushTimer = undefined
  const receivedAt = Date.now()
  const changed = new Set(pendingTickers.keys())
  for (const [productId, ticker] of pendingTickers) tickers.set(productId, ticker)
  for (const [productId, row] of pending) if (storeQuote(row, receivedAt)) changed.add(productId)
  pending.clear()
  pendingTickers.clear()
  for (const productId of changed) for (const tell of listeners.get(productId) ?? []) tell()
}

function scheduleFlush(): void {
  flushTimer ??= setTimeout(flush, batchMs)
}

function isOlderThanPending(row: QuoteRow): boolean {
  const pendingRow = pending.get(row.productId)
  return pendingRow !== undefined && pendingRow.time > row.time
}

/**
 * Applies quotes; those older than the known one are dropped. Listeners are told in batches every 100 ms. Where nobody listens a quote is
 * stored at once: thousands of products that are not on screen would make a batch a long task.
 */
export function applyQuotes(rows: readonly QuoteRow[]): void {
  const receivedAt = Date.now()
  for (const row of rows) {
    if (!listeners.has(row.productId)) storeQuote(row, receivedAt)
    else if (!isOlderThanPending(row)) {
      pending.set(row.productId, row)
      scheduleFlush()
    }
  }
}

/** Applies the full ticker of one product, including its quote. */
export function applyTicker(productId: number, ticker: TickerInfo): void {
  const known = pendingTickers.get(productId) ?? tickers.get(productId)
  if (!known || ticker.time >= known.time) {
    pendingTickers.set(productId, ticker)
    scheduleFlush()
  }
  applyQuotes([{ ...ticker, productId }])
}

/** Applies the quotes of a list response immediately, so that no row is ever without a price. */
export function seedQuotes(products: readonly QuotedProduct[]): void {
  for (const { productId, productType, productCode, tickerInfo } of products) {
    keys.set(productId, { productType, productCode })
    applyTicker(productId, tickerInfo)
  }
  flush()
}

/** The type and code of a product from an earlier list, for calls that need them. */
export function productKeyOf(productId: number): ProductKey | undefined {
  return keys.get(productId)
}

/** The latest quote of a product, or undefined while none is known. */
export function quoteOf(productId: number): Quote | undefined {
  return quotes.get(productId)
}

/** Calls the listener whenever the product's quote or ticker changes. @returns stops listening */
export function onQuote(productId: number, listener: () => void): () => void {
  const own = listeners.get(productId) ?? new Set()
  listeners.set(productId, own.add(listener))
  return () => {
    own.delete(listener)
    if (own.size === 0 && listeners.get(productId) === own) listeners.delete(productId)
  }
}

function useProductSnapshot<T>(productId: number, snapshot: () => T): T {
  const subscribe = useCallback((listener: () => void) => onQuote(productId, listener), [productId])
  return useSyncExternalStore(subscribe, snapshot)
}

/** The latest quote of one product; re-renders only when that quote changes. */
export function useQuote(productId: number): Quote | undefined {
  return useProductSnapshot(productId, () => quotes.get(productId))
}

/** What `read` takes from the latest quote of one product; re-renders only when that is another value. */
export function useQuotePart<T extends string | number | boolean>(
  productId: number,
  read: (quote: Quote | undefined) => T,
): T {
  return useProductSnapshot(productId, () => read(quotes.get(productId)))
}

/** The latest day, minute and previous-day blocks of one product. */
export function useTicker(productId: number): TickerInfo | undefined {
  return useProductSnapshot(productId, () => tickers.get(productId))
}

// The server's clock minus this device's, if known: a device's clock may be wrong by hours.
let clockOffset: number | undefined

/** Updates the clock offset from a server timestamp: the message with the least delay is the most accurate. */
export function recordServerTime(serverTime: number, receivedAt: number = Date.now()): void {
  clockOffset = Math.max(clockOffset ?? -Infinity, serverTime - receivedAt)
}

/** Clears the clock offset: this device's clock may have been changed, or the device may have slept. */
export function clearServerTime(): void {
  clockOffset = undefined
}

/** The current time by the server's clock if known, else by this device's: epoch ms. */
export function serverNow(): number {
  return Date.now() + (clockOffset ?? 0)
}

/** How old a price is in ms, by the server's clock, never negative. */
export function quoteAge(quote: Pick<QuoteRow, 'time'>, now: number = serverNow()): number {
  return Math.max(0, now - quote.time)
}

/**
 * Whether the product's quote is missing or too old to trade on, as any is without a network: then it is greyed and its
 * order button disabled. Updates by itself when the quote expires, without a tick.
 */
export function useIsQuoteStale(productId: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      // A tick leaves the timer as it is: when it goes off too early, it is set again.
      const scheduleExpiry = (): void => {
        const quote = quotes.get(productId)
        if (timer !== undefined || !quote || quoteAge(quote) > MAX_QUOTE_AGE) return
        timer = setTimeout(
          () => {
            timer = undefined
            scheduleExpiry()
            listener()
          },
          MAX_QUOTE_AGE - quoteAge(quote) + 1,
        )
      }
      scheduleExpiry()
      const stop = onQuote(productId, () => {
        scheduleExpiry()
        listener()
      })
      addEventListener('online', listener)
      addEventListener('offline', listener)
      return () => {
        clearTimeout(timer)
        stop()
        removeEventListener('online', listener)
        removeEventListener('offline', listener)
      }
    },
    [productId],
  )
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || isStale(quotes.get(productId)?.time, serverNow()),
  )
}

/** Clears all quotes, e.g. after a change of line: prices may differ there. */
export function clearQuotes(): void {
  for (const map of [quotes, tickers, pending, pendingTickers]) map.clear()
  clearServerTime()
  for (const own of listeners.values()) for (const tell of own) tell()
}
