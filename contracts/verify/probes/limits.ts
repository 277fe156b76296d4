/** Refusals say what is true: the limit that one names is the one that holds, and a value that it names instead of the one sent is taken. */
import { asAnswered } from '../answers.ts'
import type { Baseline } from '../baseline.ts'
import { Decimal } from '../decimal.ts'
import type { Operation } from '../document.ts'
import type { Draft } from '../draft.ts'
import { fieldOf, messageOf, partOf, type HttpExchange, type Violation } from '../wire.ts'
import { withValue } from './access.ts'
import { asNew } from './at-once.ts'
import { openAccount, valueIn } from './accounts.ts'
import type { Probe, ProbeContext, ProbeResult } from './probe.ts'
import { isProof } from './secrets.ts'

/** What a refusal says beside its message. */
type Params = Readonly<Record<string, unknown>>
const paramsOf = ({ received }: HttpExchange): Params => (partOf(received, 'params') ?? {}) as Params

const DECIMAL = /^\d+(\.\d+)?$/
const isDecimal = (value: unknown): value is string => typeof value === 'string' && DECIMAL.test(value)

/** The smallest change of the last decimal of an amount, away from what is allowed. */
function beyond(limit: string, direction: -1 | 1): string | undefined {
  const decimals = limit.split('.')[1]?.length ?? 0
  const unit = Decimal.parse(decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`)
  const value = Decimal.parse(limit)
  const next = direction < 0 ? value.minus(unit) : value.plus(unit)
  return next.compare(Decimal.ZERO) > 0 ? next.toText() : undefined
}

/** The answers to a request at the limit that a refusal named, and just beyond it. */
export function limitProblems(
  limit: { readonly name: string; readonly field: string; readonly value: string },
  message: unknown,
  [at, past]: readonly [HttpExchange, HttpExchange | undefined],
  pointer: string,
): Violation[] {
  const { name, field, value } = limit
  const refused = (one: HttpExchange) => messageOf(one.received) === message
  return [
    ...(refused(at)
      ? [`${field}=${value} is refused as well, which is the ${name} that the refusal names`]
      : []),
    ...(past && !refused(past)
      ? [
          `${field} just beyond ${value} is not refused in the same way, though that is the ${name} that the refusal names`,
        ]
      : []),
  ].map(says => ({ says, pointer }))
}

/** Whether the value that was refused is on the other side of a limit that can be reached. */
function isBroken(draft: Draft, field: string, limit: string, direction: -1 | 1): boolean {
  const given = valueIn(draft, field)
  return (
    Number(limit) > 0 &&
    isDecimal(given) &&
    Decimal.parse(given).compare(Decimal.parse(limit)) * direction > 0
  )
}

/** Asks again after a refusal: at its limit and beyond. */
async function askAfter(scene: ProbeContext, refusal: Baseline): Promise<ProbeResult> {
  const { pointer, profile } = scene.operation
  const { draft } = await openAccount(scene, refusal)
  const first = await scene.ask(draft)
  const params = paramsOf(first)
  const field = String(fieldOf(first.received))
  if (correctionsOf(draft, params).length > 0) return correct(scene, draft, first)
  for (const [name, direction] of Object.entries(profile.limits)) {
    const value = params[name]
    if (!isDecimal(value) || !isBroken(draft, field, value, direction)) continue
    const past = beyond(value, direction)
    const refused = past === undefined ? undefined : await scene.ask(asNew(withValue(draft, field, past)))
    const at = await scene.ask(asNew(withValue(draft, field, value)))
    // At the limit comes last, as it may be done.
    const problems = limitProblems({ name, field, value }, messageOf(first.received), [at, refused], pointer)
    return { problems, exchanges: [first, ...(refused ? [refused] : []), at] }
  }
  return { problems: [], exchanges: [first] }
}

/** Fields of a request that a refusal names with another value, such as a price that has changed. */
const correctionsOf = (draft: Draft, params: Params): [string, string][] =>
  Object.entries(params).flatMap(([name, value]): [string, string][] => {
    const given = valueIn(draft, name)
    return given === undefined || String(given) === String(value) ? [] : [[name, String(value)]]
  })

/** The market may move on meanwhile: so often a request is corrected. */
const CORRECTIONS = 3

/** Asks again with what the refusal names instead. */
async function correct(scene: ProbeContext, draft: Draft, first: HttpExchange): Promise<ProbeResult> {
  const exchanges: HttpExchange[] = []
  let last = first
  let corrections: [string, string][] = []
  while (exchanges.length < CORRECTIONS && messageOf(last.received) === messageOf(first.received)) {
    corrections = correctionsOf(draft, paramsOf(last))
    const corrected = corrections.reduce((changed, [name, value]) => withValue(changed, name, value), draft)
    last = await scene.ask(asNew(corrected))
    exchanges.push(last)
  }
  const named = corrections.map(([name, value]) => `${name}=${value}`).join(' and ')
  const says = `${named} is refused as well, which is what the refusal names`
  const isRefused = messageOf(last.received) === messageOf(first.received)
  return {
    problems: isRefused ? [{ says, pointer: scene.operation.pointer }] : [],
    exchanges: [first, ...exchanges],
  }
}

const isLimited = ({ operation, expected, draft }: Baseline) => {
  const answer = asAnswered(operation, expected)
  const says = (partOf(answer, 'params') ?? {}) as Params
  // What is left of attempts is no limit of a value (attempts.ts).
  if (isProof(operation.profile, String(fieldOf(answer)))) return false
  return (
    Object.keys(operation.profile.limits).some(name => says[name] !== undefined) ||
    correctionsOf(draft({}), says).length > 0
  )
}

const limitProbe: Probe = {
  name: 'the limits that refusals name hold',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const tried: ProbeResult[] = []
    for (const refusal of scene.refusals.filter(isLimited)) tried.push(await askAfter(scene, refusal))
    return {
      problems: tried.flatMap(({ problems }) => problems),
      exchanges: tried.flatMap(({ exchanges }) => exchanges),
    }
  },
}

/** The probe of an operation that takes something. */
export const limitProbes = ({ method }: Operation): Probe[] => (method === 'POST' ? [limitProbe] : [])
