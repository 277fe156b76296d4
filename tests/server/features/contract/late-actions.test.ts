/** An action of the owner applies to the position as it is when the command holds the wallet. */
import { describe, expect } from 'vitest'
import type { ContractPosition } from '#models'
import { compare } from '#src/lib/money/money.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { BackEnd } from '#tests/support/back-end.ts'
import { openPosition } from '#tests/support/features/contract.ts'
import { key } from '#tests/support/features/follow.ts'
import { PRODUCTS, itWithLateWallet } from '#tests/support/late-wallet.ts'

/** The first time at which the price reaches the liquidation price of one of two positions, and which. */
function firstLiquidation(backEnd: BackEnd, positions: readonly ContractPosition[]) {
  const { services, clock } = backEnd
  for (let time = clock.now(); time < clock.now() + DAY; time += 500) {
    const price = services.market.quote(PRODUCTS.BTC, time).nowPrice
    const hit = positions.find(({ direction, liquidationPrice }) =>
      direction === 'long'
        ? compare(price, liquidationPrice ?? '0') <= 0
        : compare(price, liquidationPrice ?? '0') >= 0,
    )
    if (hit) return { position: hit, time }
  }
  throw new Error('The price has reached neither liquidation price within a day.')
}

describe('action on a position whose wallet is locked when it arrives', () => {
  for (const id of ['addContractMargin', 'setContractExits', 'closeContractPosition'] as const) {
    itWithLateWallet(
      `comes too late when the position is liquidated before it gets the wallet: ${id}`,
      async backEnd => {
        const { clock } = backEnd
        const member = await backEnd.signUp({ money: '5000' })
        const positionOf = async (direction: string) => {
          const { id: positionId } = await openPosition(member, { direction, leverage: 100 })
          return (await member.get('getContractPosition', { query: { id: positionId } })).data.position
        }
        const positions = [await positionOf('long'), await positionOf('short')]
        const { position, time } = firstLiquidation(backEnd, positions)
        const { nowPrice, direction } = position
        const specific = {
          addContractMargin: { amount: '50' },
          setContractExits: { takeProfit: direction === 'long' ? '9000000' : '1' },
          closeContractPosition: { previewPrice: nowPrice },
        }[id]
        const body = { id: position.id, ...specific, ...key() }
        const calledAt = clock.now()
        const meanwhile = () => clock.advance(time - calledAt)
        const refused = await backEnd.late({ owner: member, meanwhile }, () => member.call(id, { body }))
        expect(refused).toMatchObject({ code: 460, msg: 'hint_position_not_open' })
        const { data } = await member.get('getContractPosition', { query: { id: position.id } })
        expect(data.position).toMatchObject({ status: 'closed', closeReason: 'liquidation' })
        // Earlier than `time` where funding has taken from its margin.
        expect(data.position.closedAt).toBeGreaterThan(calledAt)
        expect(data.position.closedAt).toBeLessThanOrEqual(time)
      },
    )
  }
})
