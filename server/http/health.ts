import type { Services } from '../services.ts'
import { countFailedItems } from '../kernel/failed-items.ts'
import { DATA_HEADERS } from './security.ts'

/** How many items of jobs have failed; undefined when the store does not answer in good time. */
async function readFailedItems({ store }: Services): Promise<number | undefined> {
  const timeout = new Promise<undefined>(resolve => setTimeout(resolve, 2000, undefined).unref())
  return Promise.race([countFailedItems(store).catch(() => undefined), timeout])
}

/** Whether quotes are made: the newest of a product that trades is as young as its tick. */
function isMarketRunning({ market, clock }: Services): boolean {
  const product = market.products.find(each => market.trading(each).status === 'open')
  if (!product) return true
  return clock.now() - market.quote(product).time < 10_000
}

/** For load balancers: 200 when this process can serve, 503 when it cannot. */
export async function healthResponse(services: Services, version: string): Promise<Response> {
  const failedItems = await readFailedItems(services)
  const store = failedItems !== undefined
  const market = isMarketRunning(services)
  const health = {
    status: store && market ? 'ok' : 'failing',
    store,
    market,
    version,
    // What jobs could not do, and try again: `npm run operator -- failed` lists it.
    failedItems: failedItems ?? null,
    streams: services.hub.stats().clients,
  }
  const status = store && market ? 200 : 503
  return new Response(JSON.stringify(health), {
    status,
    headers: { ...DATA_HEADERS, 'Content-Type': 'application/json; charset=utf-8' },
  })
}
