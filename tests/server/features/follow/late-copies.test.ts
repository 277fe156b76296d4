import { describe, expect } from 'vitest'
import { openPosition } from '#tests/support/features/contract.ts'
import { buy, closePosition, copiesOf, sellAll, traderWithFollower } from '#tests/support/features/follow.ts'
import { itWithLateWallet, moveMarket, pricesAt, type Prices } from '#tests/support/late-wallet.ts'

describe("copy whose copier's wallet is locked", () => {
  itWithLateWallet(
    'has the price and the time of the moment at which it gets the wallet, whatever it copies',
    async backEnd => {
      const { clock } = backEnd
      const { trader, follower, run } = await traderWithFollower(backEnd)
      let positionId = ''
      const acts: [string, keyof Prices, () => Promise<unknown>][] = [
        ['copySpotBuy', 'AAPL', () => buy(trader)],
        ['copySpotSell', 'AAPL', () => sellAll(trader)],
        ['copyContractOpen', 'BTC', async () => ({ id: positionId } = await openPosition(trader))],
        ['copyContractClose', 'BTC', () => closePosition(trader, positionId)],
      ]
      for (const [command, code, act] of acts) {
        await act()
        const lateness = { owner: follower, command, meanwhile: () => moveMarket(backEnd) }
        expect(await backEnd.late(lateness, run), command).toBe(1)
        const [copy] = await copiesOf(follower)
        expect(copy, command).toMatchObject({
          status: 'placed',
          price: pricesAt(backEnd, clock.now())[code],
          createdAt: clock.now(),
        })
        clock.advance(1000)
      }
    },
  )
})
