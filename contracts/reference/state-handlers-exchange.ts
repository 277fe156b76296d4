/** The states of exchanges of currencies. */
import { createExchange } from '#server/features/exchange/commands.ts'
import { previewExchange } from '#server/features/exchange/preview.ts'
import { exchangeMarketOf } from '#server/features/exchange/wire.ts'
import type { StateKey } from '../states.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'
import type { World } from './world.ts'

const MONEY = '5000'
const AMOUNT = '1000'
const [USDT, EUR] = [3, 6]

/** The current rate of 1000 USDT in euros, and the minimum received. */
function offer({ services }: World) {
  const rateTime = services.clock.now()
  const rate = { fromCurrencyId: USDT, toCurrencyId: EUR, rateTime }
  const market = exchangeMarketOf(services, rate)
  return { rate, market, received: previewExchange(AMOUNT, market(rateTime), MONEY).received }
}

export const exchanges = {
  exchanger: async world => {
    const account = await world.funded(MONEY)
    const { rate, received } = offer(world)
    return { ...tokenOf(account), rateTime: rate.rateTime, received }
  },
  exchanged: async world => {
    const account = await world.funded(MONEY)
    const { rate, market, received } = offer(world)
    const exchange = async () =>
      world.services.store.execute(createExchange, {
        userId: account.userId,
        idempotencyKey: crypto.randomUUID(),
        ...rate,
        amount: AMOUNT,
        minReceived: received,
        market,
      })
    await exchange()
    await world.laterTime()
    await exchange()
    return tokenOf(account)
  },
} satisfies Partial<Record<StateKey, StateHandler>>
