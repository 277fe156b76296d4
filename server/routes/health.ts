import type { Services } from '../http/handler.ts'
import { DATA_HEADERS } from '../http/security.ts'

/** Whether the store answers, in good time. */
async function isStoreReachable({ store }: Services): Promise<boolean> {
  const timeout = new Promise<false>(resolve => setTimeout(resolve, 2000, false).unref())
  const answers = store.query('SELECT 1 AS one').then(
    () => true,
    () => false,
  )
  return Promise.race([answers, timeout])
}

/** Whether quotes are made: the newest of a product that trades is as young as its tick. */
function isMarketRunning({ market, clock }: Services): boolean {
  const product = market.products.find(each => market.trading(each).status === 'open')
  if (!product) return true
  return clock.now() - market.quote(product).time < 10_000
}

/** For load balancers: 200 when this process can serve, 503 when it cannot. */
export async function healthResponse(services: Services, version: string): Promise<Response> {
  const store = await isStoreReachable(services)
  const market = isMarketRunning(services)
  const health = {
    status: store && market ? 'ok' : 'failing',
    store,
    market,
    version,
    streams: services.hub.stats().clients,
  }
  const status = store && market ? 200 : 503
  return new Response(JSON.stringify(health), {
    status,
    headers: { ...DATA_HEADERS, 'Content-Type': 'application/json; charset=utf-8' },
  })
}
