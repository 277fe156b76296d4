/**
 * Published keys of the market: each is that of its hash, earlier ones follow from later ones, and none is told before its time. Its terms are those
 * that the days were published with.
 */
import type { Operation } from '../verify/document.ts'
import { withQuery } from '../verify/draft.ts'
import {
  hashOfKey,
  keyBefore,
  rootOfTerms,
  type PublishedDay,
  type PublishedTerms,
} from './market-key-hashes.ts'
import { partOf } from '../verify/wire.ts'
import { requestOf, successProblems, successProbe, type Probe } from '../verify/probes/probe.ts'

const DAYS = 'listMarketDays'
const TERMS = 'getMarketTerms'
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Clocks may differ by so much. */
const TOLERANCE = 5 * 60_000
const LARGEST_PAGE = '500'

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The problems of the keys with their hashes and with each other. */
const keyProblems = (rows: readonly PublishedDay[]): string[] =>
  rows.flatMap(({ day, key, keyHash }, index) => {
    const before = rows[index + 1]
    if (key === null) return []
    return [
      ...(hashOfKey(key) === keyHash ? [] : [`the key of ${day} is not that of its \`keyHash\``]),
      ...(!before || before.key === null || before.key === keyBefore(key)
        ? []
        : [`the key of ${before.day} does not follow from that of ${day}`]),
    ]
  })

/** The problems of the rows with the time, by the clock of the verifier. */
function timeProblems(rows: readonly PublishedDay[], now: number): string[] {
  const newest = rows[0]?.day
  const isAhead = [now - TOLERANCE, now + TOLERANCE].some(time => dayOf(time + 2 * DAY) === newest)
  return [
    ...(newest === undefined || isAhead
      ? []
      : [`the newest day is ${newest}; the hashes of the next two days are published`]),
    ...rows.flatMap(({ day, key, revealsAt }) => {
      const ends = Date.parse(day) + DAY
      if (revealsAt < ends + HOUR || revealsAt % DAY !== HOUR)
        return [`\`revealsAt\` of ${day} is not one hour after its end, or after that of a later day`]
      if (key !== null && now < revealsAt - TOLERANCE)
        return [`the key of ${day} is told before \`revealsAt\``]
      return key === null && now > revealsAt + TOLERANCE
        ? [`the key of ${day} is not told after \`revealsAt\``]
        : []
    }),
  ]
}

const keysProbe = (operation: Operation): Probe =>
  successProbe('the keys are those of their hashes and times', async scene => {
    const draft = withQuery(withQuery(scene.draft, 'pageNum', '1'), 'pageSize', LARGEST_PAGE)
    const listed = await scene.ask(draft)
    const failed = successProblems(scene, listed)
    const rows = (partOf(listed.received, 'rows') ?? []) as readonly PublishedDay[]
    const says = failed.length > 0 ? [] : [...keyProblems(rows), ...timeProblems(rows, Date.now())]
    return {
      problems: [...failed, ...says.map(one => ({ says: one, pointer: operation.pointer }))],
      exchanges: [listed],
    }
  })

const termsProbe = (operation: Operation): Probe =>
  successProbe('the terms are those that the days were published with', async scene => {
    const told = await scene.ask(scene.draft)
    const listed = await scene.ask(requestOf(scene, DAYS, { pageNum: '1', pageSize: '1' }))
    const failed = [told, listed].flatMap(each => successProblems(scene, each))
    const exchanges = [told, listed]
    if (failed.length > 0) return { problems: failed, exchanges }
    const terms = partOf(told.received, 'data') as PublishedTerms
    const [day] = (partOf(listed.received, 'rows') ?? []) as readonly PublishedDay[]
    const says = 'the terms do not lead to the `termsHash` of the newest day by `termsPath`'
    const isSame = rootOfTerms(terms) === day?.termsHash
    return { problems: isSame ? [] : [{ says, pointer: operation.pointer }], exchanges }
  })

/** The probes of published keys and terms; none for other operations. */
export function marketKeyProbes(operation: Operation): Probe[] {
  if (operation.id === DAYS) return [keysProbe(operation)]
  return operation.id === TERMS ? [termsProbe(operation)] : []
}
