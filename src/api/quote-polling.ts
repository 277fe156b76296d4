import { productKeyOf, seedQuotes } from '../stores/quotes/quotes.ts'
import { MINUTE } from '../lib/time/time-units.ts'
import { settle } from './client.ts'
import { dataOf, rowsOf } from './envelope.ts'
import { SwallowedAnswer } from './errors.ts'
import { listMessages } from './generated/message/message.ts'
import type { AccountMessage } from '#models'
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

/** As much of the past as a stream begins with, ms. */
const RECENT = MINUTE
/** The newest message that was polled. Ids ascend, and a longer one is larger. */
let newest = ''
const isAfter = (id: string, other: string) =>
  id.length === other.length ? id > other : id.length > other.length

/** What has arrived since the last poll, or shortly before the first one; oldest first. */
function newMessages(rows: readonly AccountMessage[]): AccountMessage[] {
  const known = newest
  const isNew = ({ id, createdAt }: AccountMessage) =>
    known === '' ? createdAt > Date.now() - RECENT : isAfter(id, known)
  for (const { id } of rows) if (isAfter(id, newest)) newest = id
  // A later one is newer, although there was none so far.
  if (newest === '') newest = '0'
  return rows.filter(isNew).toReversed()
}

type OnMessages = (rows: readonly AccountMessage[]) => void

async function pollChannel(channel: string, signal: AbortSignal, onMessages: OnMessages): Promise<void> {
  const options = { signal }
  if (channel === 'messages') {
    const unread = await listMessages({ pageNum: 1, pageSize: 20, isUnread: 1 }, options)
    const rows = newMessages(rowsOf(unread) ?? [])
    if (rows.length > 0) onMessages(rows)
    return
  }
  if (isTypeChannel(channel)) {
    seedQuotes(rowsOf(await listByChannel[channel]({ pageNum: 1, pageSize: 500 }, options)) ?? [])
    return
  }
  const key = productKeyOf(Number(channel.replace('product-', '')))
  const product = key && dataOf(await getProduct(key, options))?.product
  if (product) seedQuotes([product])
}

/**
 * Fetches the quotes of the channels once from the documented lists; a refused one has none. `onMessages` gets the messages
 * that are new. @throws TransportError
 */
export async function pollQuotes(
  channels: readonly string[],
  signal: AbortSignal,
  onMessages: OnMessages,
): Promise<void> {
  const poll = (channel: string) =>
    settle(pollChannel(channel, signal, onMessages), { quiet: true }).catch((error: unknown) => {
      if (!(error instanceof SwallowedAnswer)) throw error
    })
  await Promise.all(channels.map(poll))
}
