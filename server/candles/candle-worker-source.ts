import { Worker } from 'node:worker_threads'
import type { Candle } from '#src/api/generated/models/index.ts'
import type { CandleReply, CandleRequest, CandleSettings } from './candle-messages.ts'
import type { CandleSource } from './candle-source.ts'

interface PendingRequest {
  readonly resolve: (candles: Candle[] | undefined) => void
  readonly reject: (error: Error) => void
}

/**
 * Computes candles on a worker thread with its own price history: prices are a function of seed, hours and time, so they are the same
 * on every thread. When the worker crashes, pending requests fail and the next call starts a new one. It does not keep the process
 * alive.
 */
export function startCandleWorker(settings: CandleSettings): CandleSource {
  const pending = new Map<number, PendingRequest>()
  let worker: Worker | undefined
  let isClosed = false
  let lastId = 0

  const settle = ({ id, candles, error }: CandleReply) => {
    const asked = pending.get(id)
    pending.delete(id)
    if (pending.size === 0) worker?.unref()
    if (error === undefined) asked?.resolve(candles)
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
      settleAll(({ reject }) => reject(new Error('The candle worker has crashed.', { cause: error })))
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
      return new Promise((resolve, reject) => pending.set(request.id, { resolve, reject }))
    },
    async close() {
      isClosed = true
      settleAll(({ resolve }) => resolve(undefined))
      await worker?.terminate()
    },
  }
}
