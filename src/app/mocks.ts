import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { getAuthMock } from '../api/generated/auth/auth.msw.ts'
import { getDepositMock } from '../api/generated/deposit/deposit.msw.ts'
import { getMarketMock } from '../api/generated/market/market.msw.ts'
import { getSiteMock } from '../api/generated/site/site.msw.ts'
import { getSpotMock } from '../api/generated/spot/spot.msw.ts'
import { getUploadMock } from '../api/generated/upload/upload.msw.ts'
import { getUserMock } from '../api/generated/user/user.msw.ts'
import { getWalletMock } from '../api/generated/wallet/wallet.msw.ts'

/** Answers every operation with the first example of the specification, for `npm run dev:mock`. Never in a build. */
export async function startMocks(): Promise<void> {
  const worker = setupWorker(
    ...getAuthMock(),
    ...getDepositMock(),
    ...getMarketMock(),
    ...getSiteMock(),
    ...getSpotMock(),
    ...getUploadMock(),
    ...getUserMock(),
    ...getWalletMock(),
    http.get(
      '*/api/quoteStream',
      () => new HttpResponse(heartbeatStream(), { headers: { 'Content-Type': 'text/event-stream' } }),
    ),
  )
  await worker.start({ quiet: true })
}

/** A quote stream of heartbeats alone: the prices of the examples do not change. */
function heartbeatStream(): ReadableStream<Uint8Array> {
  const heartbeat = () => new TextEncoder().encode(`event: heartbeat\ndata: {"time":${Date.now()}}\n\n`)
  let timer: ReturnType<typeof setInterval>
  return new ReadableStream({
    start(controller) {
      controller.enqueue(heartbeat())
      timer = setInterval(() => controller.enqueue(heartbeat()), 5000)
    },
    cancel: () => clearInterval(timer),
  })
}
