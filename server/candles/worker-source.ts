import { Worker } from 'node:worker_threads'
import type { Candle } from '#src/api/generated/models/index.ts'
import type { CandleReply, CandleRequest, CandleSettings } from './candle-messages.ts'
import type { CandleSource } from './candle-source.ts'

interface Waiting {
  readonly resolve: (candles: Candle[] | undefined) => void
  readonly reject: (error: Error) => void
}

/**
 * Candles of a thread of their own, with a market of its own: prices are a function of seed, hours and time, so that they are those of
 * the market of any other thread. A thread that ends by a fault fails whoever waits for it; the next call starts another one. It keeps
 * no process alive.
 */
export function startCandleWorker(settings: CandleSettings): CandleSource {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let isClosed = false
  let lastId = 0

  const settle = ({ id, candles, error }: CandleReply) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) worker?.unref()
    if (error === undefined) asked?.resolve(candles)
    else asked?.reject(new Error(error))
  }

  const endAll = (end: (asked: Waiting) => void) => {
    const all = [...waiting.values()]
    waiting.clear()
    for (const asked of all) end(asked)
  }

  const start = (): Worker => {
    const started = new Worker(new URL('./candle-worker.ts', import.meta.url), { workerData: settings })
    started.on('message', settle)
    started.on('error', error => {
      worker = undefined
      endAll(({ reject }) =>
        reject(new Error('The thread that computes candles has ended.', { cause: error })),
      )
    })
    started.unref()
    return started
  }
  worker = start()

  return {
    list(caller, product, span) {
      if (isClosed) return Promise.resolve(undefined)
      worker ??= start()
      worker.ref()
      const request: CandleRequest = { id: ++lastId, caller, productId: product.productId, span }
      worker.postMessage(request)
      return new Promise((resolve, reject) => waiting.set(request.id, { resolve, reject }))
    },
    async close() {
      isClosed = true
      endAll(({ resolve }) => resolve(undefined))
      await worker?.terminate()
    },
  }
}
