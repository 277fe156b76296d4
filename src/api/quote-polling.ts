import { productKeyOf, seedQuotes } from '../stores/quotes.ts'
import { dataOf, rowsOf } from './envelope.ts'
import {
  getProduct,
  listCryptoProducts,
  listForexProducts,
  listFuturesProducts,
  listStockProducts,
} from './generated/market/market.ts'

const listByChannel = {
  'type-1': listStockProducts,
  'type-2': listCryptoProducts,
  'type-3': listFuturesProducts,
  'type-4': listForexProducts,
} as const

function isTypeChannel(channel: string): channel is keyof typeof listByChannel {
  return Object.hasOwn(listByChannel, channel)
}

async function pollChannel(channel: string, signal: AbortSignal): Promise<void> {
  // Without a stream, messages are counted and read as before.
  if (channel === 'messages') return
  const options = { signal, quiet: true }
  if (isTypeChannel(channel)) {
    seedQuotes(rowsOf(await listByChannel[channel]({ pageNum: 1, pageSize: 500 }, options)) ?? [])
    return
  }
  const key = productKeyOf(Number(channel.replace('product-', '')))
  const product = key && dataOf(await getProduct(key, options))?.product
  if (product) seedQuotes([product])
}

/** Fetches the quotes of the channels once from the documented lists. @throws TransportError */
export async function pollQuotes(channels: readonly string[], signal: AbortSignal): Promise<void> {
  await Promise.all(channels.map(channel => pollChannel(channel, signal)))
}
