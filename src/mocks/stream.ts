/** The quote stream of the mocks, as server-sent events: fixed prices, or lively ones that move a little. */
import { isFields, type Fields } from './fields.ts'
import { figure } from './lively-market.ts'

const INTERVAL = 1000

/** The channels `type-1`, `product-201` and so on name what is streamed. */
function isOn(channels: readonly string[], { productType, productId }: Fields): boolean {
  return channels.includes(`type-${String(productType)}`) || channels.includes(`product-${String(productId)}`)
}

/** Up to a twentieth of a percent around the price of the lists. */
function tickerNow(product: Fields, isMoving: boolean): Fields {
  const time = Date.now()
  const ticker = isFields(product.tickerInfo) ? product.tickerInfo : {}
  const factor = isMoving ? 1 + Math.sin(time / 3000 + Number(product.productId)) / 2000 : 1
  return { ...ticker, nowPrice: isMoving ? figure(Number(ticker.nowPrice) * factor) : ticker.nowPrice, time }
}

function events(channels: readonly string[], products: readonly Fields[], isMoving: boolean): string {
  const tickers = products
    .filter(product => isOn(channels, product))
    .map(product => ({ product, ticker: tickerNow(product, isMoving) }))
  const rows = tickers.map(({ product, ticker: { nowPrice, changePrice, changeRate, time } }) => ({
    productId: product.productId,
    nowPrice,
    changePrice,
    changeRate,
    time,
  }))
  const frames: [string, object][] = [
    ['quotes', { time: Date.now(), rows }],
    ...tickers
      .filter(({ product }) => channels.includes(`product-${String(product.productId)}`))
      .map(({ product, ticker }): [string, object] => [
        'ticker',
        { productId: product.productId, tickerInfo: ticker },
      ]),
  ]
  return frames.map(([event, frame]) => `event: ${event}\ndata: ${JSON.stringify(frame)}\n\n`).join('')
}

/** Streams the quotes of the channels every second until the reader leaves. */
export function quoteStream(
  channels: readonly string[],
  products: readonly Fields[],
  isMoving: boolean,
): ReadableStream<Uint8Array> {
  const encode = () => new TextEncoder().encode(events(channels, products, isMoving))
  let timer: ReturnType<typeof setInterval>
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encode())
      timer = setInterval(() => controller.enqueue(encode()), INTERVAL)
    },
    cancel: () => clearInterval(timer),
  })
}
