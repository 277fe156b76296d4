import { useCallback, useSyncExternalStore } from 'react'
import type { ProductKey } from './selected-product.ts'
import { isStale, STALE_LIMIT } from '../lib/age.ts'

/** The price of a product at a moment; figures are decimal strings as on the wire. */
export interface QuoteRow {
  productId: number
  nowPrice: string
  changePrice: string
  /** In percent. */
  changeRate: string
  /** When this price was made: epoch ms by the server's clock. */
  time: number
}

export interface Quote extends QuoteRow {
  /** When this device heard of it: epoch ms by its own clock. */
  receivedAt: number
}

/** What a span of time has seen. */
export interface PriceBlock {
  open: string
  close: string
  max: string
  min: string
  volume: string
  averagePrice: string
  tradeAmount: string
}

export interface Ticker extends Omit<QuoteRow, 'productId'> {
  ticker: string
  day: PriceBlock
  minute: PriceBlock
  prevDay: PriceBlock
}

/** The part of a product that a list answer seeds quotes with. */
export interface QuotedProduct extends ProductKey {
  productId: number
  tickerInfo: Ticker
}

// Plain maps with listeners per product: a render per row and tick is all that a busy list can afford.
const quotes = new Map<number, Quote>()
const tickers = new Map<number, Ticker>()
const keys = new Map<number, ProductKey>()
const listeners = new Map<number, Set<() => void>>()
const pending = new Map<number, QuoteRow>()
const pendingTickers = new Map<number, Ticker>()

const batchMs = 100
let flushTimer: ReturnType<typeof setTimeout> | undefined

function isNews(row: QuoteRow): boolean {
  const known = quotes.get(row.productId)
  return !known || row.time > known.time || (row.time === known.time && row.nowPrice !== known.nowPrice)
}

function flush(): void {
  clearTimeout(flushTimer)
  flushTimer = undefined
  const receivedAt = Date.now()
  const changed = new Set(pendingTickers.keys())
  for (const [productId, ticker] of pendingTickers) tickers.set(productId, ticker)
  for (const [productId, row] of pending) {
    if (!isNews(row)) continue
    quotes.set(productId, { ...row, receivedAt })
    changed.add(productId)
  }
  pending.clear()
  pendingTickers.clear()
  for (const productId of changed) for (const tell of listeners.get(productId) ?? []) tell()
}

function flushSoon(): void {
  flushTimer ??= setTimeout(flush, batchMs)
}

function isOlder(row: QuoteRow): boolean {
  const waiting = pending.get(row.productId)
  return waiting !== undefined && waiting.time > row.time
}

/** Takes quotes in, together every 100 ms; one that is older than what is known is dropped. */
export function applyQuotes(rows: readonly QuoteRow[]): void {
  for (const row of rows) {
    if (isOlder(row)) continue
    const { productId, nowPrice, changePrice, changeRate, time } = row
    pending.set(productId, { productId, nowPrice, changePrice, changeRate, time })
  }
  flushSoon()
}

/** Takes the full ticker of one product in, and its quote. */
export function applyTicker(productId: number, ticker: Ticker): void {
  const known = pendingTickers.get(productId) ?? tickers.get(productId)
  if (!known || ticker.time >= known.time) pendingTickers.set(productId, ticker)
  applyQuotes([{ ...ticker, productId }])
}

/** Takes the quotes of a list answer in, at once, so that no row is ever without a price. */
export function seedQuotes(products: readonly QuotedProduct[]): void {
  for (const { productId, productType, productCode, tickerInfo } of products) {
    keys.set(productId, { productType, productCode })
    applyTicker(productId, tickerInfo)
  }
  flush()
}

/** The type and code of a product that was in some list, for calls that ask for it by them. */
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

/** The latest quote of one product; renders only when this product's changes. */
export function useQuote(productId: number): Quote | undefined {
  return useProductSnapshot(productId, () => quotes.get(productId))
}

/** The latest day, minute and previous-day blocks of one product. */
export function useTicker(productId: number): Ticker | undefined {
  return useProductSnapshot(productId, () => tickers.get(productId))
}

// How far the server's clock is ahead of this device's, as far as is known: a device's clock may be wrong by hours.
let clockAhead: number | undefined

/** Learns the server's clock from a message that says its time: the fastest message is the most exact. */
export function noteServerTime(serverTime: number, receivedAt: number = Date.now()): void {
  clockAhead = Math.max(clockAhead ?? -Infinity, serverTime - receivedAt)
}

/** Forgets the server's clock: this device's may have been set since, or have slept. */
export function forgetServerTime(): void {
  clockAhead = undefined
}

/** The server's clock as far as is known, else this device's: epoch ms. */
export function serverNow(): number {
  return Date.now() + (clockAhead ?? 0)
}

/** How old a price is in ms, by the server's clock, never negative. */
export function quoteAge(quote: Pick<QuoteRow, 'time'>, now: number = serverNow()): number {
  return Math.max(0, now - quote.time)
}

/**
 * Whether the product's quote is too old to trade on, or there is none: then it is greyed and its order button
 * locked. Turns by itself when the time is up, without a tick.
 */
export function useIsQuoteStale(productId: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const arm = (): void => {
        clearTimeout(timer)
        const quote = quotes.get(productId)
        if (quote) timer = setTimeout(listener, Math.max(0, STALE_LIMIT - quoteAge(quote)) + 1)
      }
      arm()
      const stop = onQuote(productId, () => {
        arm()
        listener()
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
    [productId],
  )
  return useSyncExternalStore(subscribe, () => isStale(quotes.get(productId)?.time, serverNow()))
}

/** Forgets all quotes, as on another line, whose prices need not be the same. */
export function forgetQuotes(): void {
  for (const map of [quotes, tickers, pending, pendingTickers]) map.clear()
  forgetServerTime()
  for (const own of listeners.values()) for (const tell of own) tell()
}
