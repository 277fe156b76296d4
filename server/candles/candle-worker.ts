import { parentPort, workerData } from 'node:worker_threads'
import { createCandleDesk } from './candle-desk.ts'
import type { CandleReply, CandleRequest, CandleSettings } from './candle-messages.ts'

/**
 * Computes candles on a thread of its own: a page of weeks takes a second or two the first time, and no order may wait for it. Between
 * two slices it hears what else is asked.
 */
const desk = createCandleDesk({
  ...(workerData as CandleSettings),
  reply: (reply: CandleReply) => parentPort?.postMessage(reply),
  now: () => performance.now(),
})
let isRunning = false

function work(): void {
  isRunning = desk.run()
  if (isRunning) setImmediate(work)
}

parentPort?.on('message', (request: CandleRequest) => {
  desk.take(request)
  if (isRunning) return
  isRunning = true
  setImmediate(work)
})
