import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../kernel/give-way.ts'
import { createCandleProcessor } from './candle-processor.ts'
import type { CandleReply, CandleRequest, CandleSettings, KnownDays } from './candle-messages.ts'

/**
 * Worker thread that computes candles: a page of weeks takes up to a second the first time, and no order may wait for it. New requests
 * are received between two time slices.
 */
giveWay(10)
const processor = createCandleProcessor({
  ...(workerData as CandleSettings),
  reply: (reply: CandleReply) => parentPort?.postMessage(reply),
  now: () => performance.now(),
})
let isRunning = false

function runNextSlice(): void {
  isRunning = processor.runSlice()
  if (isRunning) setImmediate(runNextSlice)
}

parentPort?.on('message', (message: CandleRequest | KnownDays) => {
  if ('blocks' in message) return processor.remember(message)
  processor.enqueue(message)
  if (isRunning) return
  isRunning = true
  setImmediate(runNextSlice)
})
