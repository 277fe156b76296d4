import type { Activity, ActivityDetail, ActivityResult, LanguageCode } from '#models'
import { maskName } from '#src/lib/names/masks.ts'
import { compare, divide, multiply, scaleOf, trimZeros } from '#src/lib/money/money.ts'
import type { ResultRow, ActivityStanding } from './activity.ts'
import { domainError } from '#server/problem.ts'
import { Refusal } from '#server/answers.ts'
import { USDT } from '#server/ledger/units.ts'
import { formatPrice } from '#src/lib/money/minor-units.ts'
import type { Market } from '#server/market/market.ts'
import { PRIZES, activityTerms, activityTexts, nextActivityId, type ActivityTerms } from './activity-terms.ts'

/** The activity of a number, up to the next one. @throws Refusal 460 */
export function requireActivity(id: number, now: number): ActivityTerms {
  const terms = id <= nextActivityId(now) ? activityTerms(id) : undefined
  if (!terms) throw new Refusal(460, 'hint_activity_unknown')
  return terms
}

interface ListedActivity {
  readonly terms: ActivityTerms
  readonly standing: ActivityStanding
}

const NO_PARTICIPANTS: ActivityStanding = {
  participants: 0,
  closePrice: null,
  myForecast: null,
  myPlace: null,
}

/** The next activity, the running ones, and the ended ones that had participants; newest first. */
export function listedActivities(
  now: number,
  standings: ReadonlyMap<number, ActivityStanding>,
): ListedActivity[] {
  const ids = Array.from({ length: nextActivityId(now) }, (_, index) => index + 1)
  return ids.toReversed().flatMap(id => {
    const terms = activityTerms(id)
    const standing = standings.get(id)
    if (!terms || (terms.endsAt <= now && !standing)) return []
    return [{ terms, standing: standing ?? NO_PARTICIPANTS }]
  })
}

/** An activity in the reader's language. */
export function toActivity({ terms, standing }: ListedActivity, now: number, locale: LanguageCode): Activity {
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
    closePrice: closePrice === null ? null : formatPrice(closePrice),
    myForecast: myForecast === null ? null : formatPrice(myForecast),
    myRank: myPlace === null ? null : Number(myPlace),
  }
}

type Bounds = Pick<ActivityDetail, 'minForecast' | 'maxForecast' | 'priceScale'>

/** The allowed forecasts: a tenth of the current price to ten times it, in the product's tick size. */
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
export function assertForecastInBounds(
  forecast: string,
  { minForecast, maxForecast, priceScale }: Bounds,
): void {
  const at = { field: 'forecast', currency: USDT }
  if (compare(forecast, minForecast) < 0) throw domainError('below_minimum', { ...at, minimum: minForecast })
  if (compare(forecast, maxForecast) > 0) throw domainError('above_maximum', { ...at, maximum: maxForecast })
  if (scaleOf(trimZeros(forecast)) > priceScale) {
    const step = priceScale === 0 ? '1' : `0.${'1'.padStart(priceScale, '0')}`
    throw domainError('off_step', { field: 'forecast', step })
  }
}

/** A place; `userId` is the caller. */
export function toResult(row: ResultRow, userId: bigint | undefined): ActivityResult {
  const { forecast, close_price: closePrice } = row
  const rank = Number(row.place)
  return {
    rank,
    name: maskName(row.name),
    forecast: formatPrice(forecast),
    distance: formatPrice(forecast > closePrice ? forecast - closePrice : closePrice - forecast),
    joinedAt: Number(row.joined_at),
    prize: PRIZES[rank - 1] ?? null,
    isMine: row.user_id === userId,
  }
}
