/** The rates of fundings whose hours are not published: the prices that these closed at follow from the keys all the same. */
import { HOUR } from '#src/lib/time/time-units.ts'
import type { Facts } from '../facts.ts'
import type { Finding } from '../finding.ts'
import { checkRate, hoursBeforeFunding } from '../contract/funding.ts'
import type { MarketReplays } from './replays.ts'

export function* checkFundingRates(facts: Facts, replays: MarketReplays): Generator<Finding> {
  for (const { id, productId, fundings } of facts.statement.positions) {
    for (const funding of fundings) {
      const hours = hoursBeforeFunding(funding.time)
      if (hours.every(hour => facts.closeOfHour(productId, hour) !== undefined)) continue
      const closes = hours.flatMap(hour => {
        const replayed = replays.priceAt(productId, hour + HOUR)
        return 'price' in replayed ? replayed.price : []
      })
      const about = { ...facts.about('contract', id, funding.time), entries: [] }
      if (closes.length === hours.length) yield checkRate(facts, about, closes, funding)
    }
  }
}
