import type { Services } from '../services.ts'
import { countFailedItems } from '../kernel/failed-items.ts'
import { jsonResponse } from './json-response.ts'

/** How many items of jobs are quarantined; undefined when the store does not answer within two seconds. */
async function countFailedItemsInTime({ store }: Services): Promise<number | undefined> {
  const timeout = new Promise<undefined>(resolve => setTimeout(resolve, 2000, undefined).unref())
  return Promise.race([countFailedItems(store).catch(() => undefined), timeout])
}

/** Whether quotes are current: that of a trading product is less than ten seconds old. */
function isMarketRunning({ market, clock }: Services): boolean {
  const product = market.products.find(each => market.trading(each).status === 'open')
  if (!product) return true
  return clock.now() - market.quote(product).time < 10_000
}

/** For load balancers: 200 when this node can do everything for a customer, 503 otherwise, and for some seconds before it stops. */
export async function readyResponse({ node, store }: Services): Promise<Response> {
  const readiness = await node.readiness()
  const { writes, clock, schema, draining } = readiness
  // What a damaged file says is not to be trusted, also where it can still be read. A damaged balance concerns its owner alone.
  const intact = store.damage?.ofFile === undefined
  const isReady = writes && clock && schema && intact && !draining
  return jsonResponse({ status: isReady ? 'ready' : 'not ready', ...readiness, intact }, isReady ? 200 : 503)
}

/** Whether the process works: 200 when this process can serve, 503 when it cannot. */
export async function healthResponse(services: Services, version: string): Promise<Response> {
  const failedItems = await countFailedItemsInTime(services)
  const store = failedItems !== undefined
  const market = isMarketRunning(services)
  const health = {
    status: store && market ? 'ok' : 'failing',
    store,
    market,
    version,
    // Quarantined items of jobs: `npm run operator -- failed` lists them.
    failedItems: failedItems ?? null,
    streams: services.quoteHub.stats().clients,
  }
  return jsonResponse(health, store && market ? 200 : 503)
}
