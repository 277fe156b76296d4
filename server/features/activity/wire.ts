import type {
  Activity,
  ActivityDetail,
  ActivityResult,
  LanguageCode,
} from '#src/api/generated/models/index.ts'
import { maskName } from '#src/lib/masks.ts'
import { compare, divide, multiply, scaleOf, trimZeros } from '#src/lib/money.ts'
import type { ResultRow, Standing } from './activity.ts'
import { refusal } from '#server/problem.ts'
import { Refusal } from '#server/answers.ts'
import { USDT, printPrice } from '#server/ledger/units.ts'
import type { Market } from '#server/market/market.ts'
import { PRIZES, activityTerms, activityTexts, nextActivity, type ActivityTerms } from './terms.ts'

/** The activity of a number, unless it lies further ahead than the next one. @throws Refusal 460 */
export function activityAt(id: number, now: number): ActivityTerms {
  const terms = id <= nextActivity(now) ? activityTerms(id) : undefined
  if (!terms) throw new Refusal(460, 'hint_activity_unknown')
  return terms
}

interface Shown {
  readonly terms: ActivityTerms
  readonly standing: Standing
}

const NOBODY: Standing = { participants: 0, closePrice: null, myForecast: null, myPlace: null }

/** The next activity, those that run, and of those that are over the ones that somebody joined; newest first. */
export function shownActivities(now: number, standings: ReadonlyMap<number, Standing>): Shown[] {
  const ids = Array.from({ length: nextActivity(now) }, (_, index) => index + 1)
  return ids.toReversed().flatMap(id => {
    const terms = activityTerms(id)
    const standing = standings.get(id)
    if (!terms || (terms.endsAt <= now && !standing)) return []
    return [{ terms, standing: standing ?? NOBODY }]
  })
}

/** An activity as the wire shows it at a moment. */
export function toActivity({ terms, standing }: Shown, now: number, locale: LanguageCode): Activity {
  const { id, product, startsAt, joinUntil, endsAt } = terms
  const { participants, closePrice, myForecast, myPlace } = standing
  const { title, summary } = activityTexts(terms, locale)
  return {
    id,
    title,
    summary,
    state: now < startsAt ? 'upcoming' : now < endsAt ? 'running' : 'ended',
    isOpen: now >= startsAt && now < joinUntil,
    productType: product.productType,
    productCode: product.productCode,
    startsAt,
    joinUntil,
    endsAt,
    prizes: PRIZES.map((amount, index) => ({ rank: index + 1, amount })),
    currencyName: USDT,
    participants,
    closePrice: closePrice === null ? null : printPrice(closePrice),
    myForecast: myForecast === null ? null : printPrice(myForecast),
    myRank: myPlace === null ? null : Number(myPlace),
  }
}

type Bounds = Pick<ActivityDetail, 'minForecast' | 'maxForecast' | 'priceScale'>

/** What a forecast may be now: a tenth of the product's price to ten times of it, in the product's own steps. */
export function forecastBounds(market: Market, { product }: ActivityTerms): Bounds {
  const { nowPrice } = market.quote(product)
  const { priceScale } = product
  return {
    minForecast: trimZeros(divide(nowPrice, '10', priceScale)),
    maxForecast: trimZeros(multiply(nowPrice, '10')),
    priceScale,
  }
}

/** @throws DomainError `below_minimum`, `above_maximum` or `off_step` at the field */
export function refuseForecast(forecast: string, { minForecast, maxForecast, priceScale }: Bounds): void {
  const at = { field: 'forecast', currency: USDT }
  if (compare(forecast, minForecast) < 0) throw refusal('below_minimum', { ...at, minimum: minForecast })
  if (compare(forecast, maxForecast) > 0) throw refusal('above_maximum', { ...at, maximum: maxForecast })
  if (scaleOf(trimZeros(forecast)) > priceScale) {
    const step = priceScale === 0 ? '1' : `0.${'1'.padStart(priceScale, '0')}`
    throw refusal('off_step', { field: 'forecast', step })
  }
}

/** A place as the wire shows it; `userId` is who asks. */
export function toResult(row: ResultRow, userId: bigint | undefined): ActivityResult {
  const { forecast, close_price: closePrice } = row
  const rank = Number(row.place)
  return {
    rank,
    name: maskName(row.name),
    forecast: printPrice(forecast),
    distance: printPrice(forecast > closePrice ? forecast - closePrice : closePrice - forecast),
    joinedAt: Number(row.joined_at),
    prize: PRIZES[rank - 1] ?? null,
    isMine: row.user_id === userId,
  }
}
