import { sum, type Decimal } from '../money.ts'
import type { Funding, Position } from '../statement-shapes.ts'
import { atLeast, atMost, cut, first, minus, over, plus, resultOf } from './arithmetic.ts'
import type { Facts } from './facts.ts'
import { missed, notBefore, reckon, sameMoment, unknown, type About, type Finding } from './finding.ts'
import { HOUR } from '../time-units.ts'

/** Funding moments are eight hours apart, and their rate follows from as many whole hours: docs/trading-rules.md. */
const HOURS = 8
const INTERVAL = HOURS * HOUR
const RATE_STEP = '0.000001'
const INTEREST = '0.0001'
const BOUND = '0.003'

/** The whole hours before a funding moment, by their beginnings, oldest first. */
export function hoursBefore(time: number): number[] {
  const hour = time - (time % HOUR)
  return Array.from({ length: HOURS }, (_, index) => hour - (HOURS - index) * HOUR)
}

/** One funding: at a funding moment, once, at the price and the rate of that moment. */
export function* checkFunding(
  facts: Facts,
  about: About,
  position: Position,
  { time, price, rate }: Funding,
): Generator<Finding> {
  const earlier = position.fundings.filter(one => one.time < time).at(-1)?.time ?? position.openedAt
  const isOnce = position.fundings.filter(one => one.time === time).length === 1
  yield sameMoment('fundingMoment', about, time - (time % INTERVAL), time)
  // Twice at one moment is once too often; the next one is the moment after the last.
  yield isOnce
    ? notBefore('fundingMoment', about, earlier, time)
    : sameMoment('fundingMoment', about, time + INTERVAL, time)
  yield facts.price('fillPrice', about, { productId: position.productId, time }, price)
  yield checkRate(facts, about, position.productId, { time, price, rate })
}

/** Coins alone pay funding: all else expires, or closes for the night. */
const CRYPTO = 2
/** How long after its moment a funding may still be on its way. */
const PROCESSING = 5 * 60_000

/**
 * That no funding moment of a position's life was left out: whoever would receive funding loses by it as surely as whoever pays twice.
 * A moment at which the position was closed may go either way.
 */
export function* checkFundingMoments(
  facts: Facts,
  about: About,
  { productType, openedAt, closedAt, fundings }: Position,
): Generator<Finding> {
  if (productType !== CRYPTO) return
  const end = closedAt ?? facts.toldAt - PROCESSING
  const told = new Set(fundings.map(funding => funding.time))
  let moments = 0
  for (let time = openedAt - (openedAt % INTERVAL) + INTERVAL; time < end; time += INTERVAL) {
    moments++
    if (!told.has(time)) yield missed('fundingWhole', about, time)
  }
  // One more, when it came at the last moment or has just been done.
  const late = fundings.filter(({ time }) => time >= end).length
  const steps = [first('moments', `${moments}`), plus('moments', `${late}`)]
  yield reckon('fundingWhole', about, steps, { stated: `${fundings.length}`, unit: '' })
}

/** (price / average close of the last eight whole hours - 1) / 8, cut, + 0.0001, within 0.003 either way. */
function checkRate(
  facts: Facts,
  about: About,
  productId: number,
  { time, price, rate }: { readonly time: number; readonly price: Decimal; readonly rate: Decimal },
): Finding {
  const closes = hoursBefore(time).flatMap(hour => facts.hourClose(productId, hour) ?? [])
  if (closes.length < HOURS) return unknown('fundingRate', about, 'noCandle')
  const steps = [
    first('price', price),
    over('averageClose', averageOf(closes)),
    minus('parts', '1'),
    over('parts', `${HOURS}`),
    cut(RATE_STEP),
    plus('interest', INTEREST),
    atMost('interest', BOUND),
    atLeast('interest', `-${BOUND}`),
  ]
  return reckon('fundingRate', about, steps, { stated: rate, unit: '' })
}

/** The exact average: an eighth has three digits more than what it is of. */
function averageOf(closes: readonly Decimal[]): Decimal {
  const total = sum(closes)
  return resultOf([first('averageClose', total), over('parts', `${closes.length}`)]) ?? '0'
}
