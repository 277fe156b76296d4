import { CATALOGUE } from '#server/market/catalogue.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { SECOND } from '#src/lib/time/time-units.ts'
import { differingFields } from './differences.ts'
import type { Question } from './questions.ts'
import { captureStream } from './streams.ts'
import type { Ground, World } from './worlds.ts'

/** A field that two worlds answer differently. */
export interface Difference {
  readonly operation: OperationId
  /** Such as `rows[3].tickerInfo.minute.tradeAmount`. */
  readonly field: string
  /** Who asked with which fields. */
  readonly fields: string
}

export interface Comparison {
  readonly differences: readonly Difference[]
  readonly asked: ReadonlySet<OperationId>
  /** The operations with at least one success. */
  readonly answered: ReadonlySet<OperationId>
}

/** What each of the two worlds gives. */
type Pair = readonly [unknown, unknown]

/** A stream has 16 channels at most, with those of the types. */
const MOST_PRODUCTS = 12

/** The channels of all types, and of every so many products. */
function channelsOf(round: number): string[] {
  const stride = Math.ceil(CATALOGUE.length / MOST_PRODUCTS)
  const products = CATALOGUE.filter((_, index) => index % stride === round % stride)
  const types = [...new Set(CATALOGUE.map(({ productType }) => productType))]
  return [...types.map(type => `type-${type}`), ...products.map(({ productId }) => `product-${productId}`)]
}

/** What a stream sends that is opened a second before, and the snapshots of one that is opened at the time. */
async function streamedBy({ backEnd, setTime, sent }: World, time: number, round: number) {
  const channels = channelsOf(round)
  setTime(time - SECOND)
  const stream = await captureStream(backEnd, channels)
  const earlier = stream.take()
  setTime(time)
  stream.publish()
  const events = { earlier, changes: stream.take(), opened: (await captureStream(backEnd, channels)).take() }
  return sent('streamQuotes', events)
}

async function answerOf({ backEnd, sent }: World, { actor, id, options }: Question): Promise<unknown> {
  const person = actor.token === undefined ? backEnd.guest : backEnd.as(actor.token)
  return sent(id, await person.call(id, options))
}

/** Both worlds' answers to everything, one question after the other. */
async function* answersAt(ground: Ground, worlds: readonly [World, World], time: number, round: number) {
  for (const { setTime } of worlds) setTime(time)
  const actors = [ground.guest, ground.member]
  for (const question of ground.source.questions(actors, time, round)) {
    const { id, options, actor } = question
    const fields = `${actor.name} ${JSON.stringify(options.query ?? {})} ${JSON.stringify(options.body ?? {})}`
    // oxlint-disable-next-line no-await-in-loop -- One after the other, as the caller may stop at any.
    const answers: Pair = [await answerOf(worlds[0], question), await answerOf(worlds[1], question)]
    yield { operation: id, fields, answers }
  }
  const [one, other] = worlds
  const answers: Pair = [await streamedBy(one, time, round), await streamedBy(other, time, round)]
  yield { operation: 'streamQuotes' as const, fields: 'guest', answers }
  for (const { backEnd } of worlds) backEnd.services.quoteHub.close()
}

/** Asks both worlds everything at a moment. `round` decides the choice; `isEnough` stops it early. */
export async function compareAnswers(
  ground: Ground,
  worlds: readonly [World, World],
  {
    time,
    round,
    isEnough = () => false,
  }: { time: number; round: number; isEnough?: (found: number) => boolean },
): Promise<Comparison> {
  const differences: Difference[] = []
  const asked = new Set<OperationId>()
  const answered = new Set<OperationId>()
  for await (const { operation, fields, answers } of answersAt(ground, worlds, time, round)) {
    asked.add(operation)
    if ((answers[0] as { code?: unknown }).code === 200) answered.add(operation)
    for (const field of differingFields(...answers)) differences.push({ operation, field, fields })
    if (isEnough(differences.length)) break
  }
  return { differences, asked, answered }
}
