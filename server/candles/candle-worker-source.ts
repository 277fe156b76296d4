import { Worker } from 'node:worker_threads'
import type { Candle } from '#models'
import type { DayBlock } from '../market/day-blocks.ts'
import type { CandleReply, CandleRequest, CandleSettings, KnownDays } from './candle-messages.ts'
import type { CandleSource } from './candle-source.ts'

/** The caller of the blocks that are stored, in turn with addresses. */
const STORING = 'stored days'

interface PendingRequest {
  readonly resolve: (reply: CandleReply | undefined) => void
  readonly reject: (error: Error) => void
}

interface Teller {
  (productId: number): Promise<void>
  /** Another worker is told from the beginning. */
  again(): void
}

/**
 * Tells the worker what is known of a product, once. Without it all is computed, so a failure to read it is none: the next request for the product
 * reads it again.
 */
function createTeller(
  readKnown: (productId: number) => Promise<readonly DayBlock[]>,
  send: (known: KnownDays) => void,
): Teller {
  const told = new Map<number, Promise<void>>()
  const tell = async (productId: number) => {
    try {
      const blocks = await readKnown(productId)
      if (blocks.length > 0) send({ productId, blocks })
    } catch {
      told.delete(productId)
    }
  }
  const tellOnce = (productId: number) => {
    const telling = told.get(productId) ?? tell(productId)
    told.set(productId, telling)
    return telling
  }
  return Object.assign(tellOnce, { again: () => told.clear() })
}

/**
 * Computes candles on a worker thread with its own price history: prices are a function of seed, hours and time, so they are the same
 * on every thread. When the worker crashes, pending requests fail and the next call starts a new one. It does not keep the process
 * alive.
 * @param readKnown reads what was computed before of a product
 */
export function startCandleWorker(
  settings: CandleSettings,
  readKnown: (productId: number) => Promise<readonly DayBlock[]> = async () => [],
): CandleSource {
  const pending = new Map<number, PendingRequest>()
  let worker: Worker | undefined
  let isClosed = false
  let lastId = 0

  const settle = (reply: CandleReply) => {
    const { id, error } = reply
    const asked = pending.get(id)
    pending.delete(id)
    if (pending.size === 0) worker?.unref()
    if (error === undefined) asked?.resolve(reply)
    else asked?.reject(new Error(error))
  }

  const settleAll = (end: (asked: PendingRequest) => void) => {
    const all = [...pending.values()]
    pending.clear()
    for (const asked of all) end(asked)
  }

  const start = (): Worker => {
    const started = new Worker(new URL('./candle-worker.ts', import.meta.url), { workerData: settings })
    started.on('message', settle)
    started.on('error', error => {
      worker = undefined
      tellKnown.again()
      settleAll(({ reject }) => reject(new Error('The candle worker has crashed.', { cause: error })))
    })
    started.unref()
    return started
  }
  worker = start()
  const tellKnown = createTeller(readKnown, known => worker?.postMessage(known))

  const ask = async (request: Omit<CandleRequest, 'id'>): Promise<CandleReply | undefined> => {
    if (isClosed) return undefined
    worker ??= start()
    await tellKnown(request.productId)
    if (isClosed) return undefined
    worker ??= start()
    worker.ref()
    const id = ++lastId
    worker.postMessage({ id, ...request } satisfies CandleRequest)
    return new Promise((resolve, reject) => pending.set(id, { resolve, reject }))
  }

  return {
    list: async (caller, { productId }, span) => {
      const reply = await ask({ caller, productId, wants: { span } })
      return reply?.candles === undefined ? undefined : (JSON.parse(reply.candles) as Candle[])
    },
    block: async ({ productId }, block) =>
      (await ask({ caller: STORING, productId, wants: { block } }))?.block,
    async close() {
      isClosed = true
      settleAll(({ resolve }) => resolve(undefined))
      await worker?.terminate()
    },
  }
}
