/** What reads and refusals must not do to the operation's own answers: change anything. */
import type { Baseline } from '../baseline.ts'
import { LIMITED } from '../client.ts'
import { WITHOUT_REFUSAL, type Operation } from '../document.ts'
import { withHeader, type Draft } from '../draft.ts'
import { codeOf, isSuccess, partOf, type HttpExchange } from '../wire.ts'
import { openAccount, valueIn, withToken } from './accounts.ts'
import { asNew } from './at-once.ts'
import { richest, withValue } from './access.ts'
import { fullestDraft } from '../rich/fullest.ts'
import { followFrom, leadsOf } from './links.ts'
import { NotApplicable, successProblems, type Probe, type ProbeContext, type ProbeResult } from './probe.ts'
import { changeProblems } from './readings.ts'

/** Ids that nothing has, by what a schema allows. */
const NO_IDS = ['7000000000000000001', '2147483646']

/** Where the schema of a field of the query or the body is. */
function placeOf({ operation }: ProbeContext, name: string) {
  const { body, parameters } = operation
  const parameter = parameters.find(one => one.in === 'query' && one.name === name)
  if (parameter) return { schema: parameter.schema, pointer: `${parameter.pointer}/schema` }
  const schema = body?.schema.properties?.[name]
  return body && schema && { schema, pointer: `${body.pointer}/properties/${name}` }
}

/** Requests that are refused and need no more than any account has: a header left out, and ids that nothing has. */
export function refusedDrafts(scene: ProbeContext, draft: Draft): Draft[] {
  const named = Object.keys(scene.operation.access).filter(
    name => !WITHOUT_REFUSAL.includes(scene.operation.access[name]!) && valueIn(draft, name) !== undefined,
  )
  const unknown = named.flatMap(name => {
    const place = placeOf(scene, name)
    const id = NO_IDS.find(one => place && scene.judge.acceptsText(place.pointer, place.schema, one))
    return id === undefined ? [] : [withValue(draft, name, id)]
  })
  const { language } = scene.operation.profile
  return [...(language ? [withHeader(draft, 'Accept-Language', undefined)] : []), ...unknown]
}

/** The success of which the account has most. @throws NotApplicable */
function successOf({ successes }: ProbeContext): Baseline {
  const found = richest(successes)
  if (!found) throw new NotApplicable('the pact files have no success of it')
  return found
}

/** Asks again, also after refusals: the answer is the same. A write is only refused, and must then succeed. */
async function askAround(scene: ProbeContext, draft: Draft): Promise<ProbeResult> {
  const { document, operation } = scene
  const exchanges: HttpExchange[] = []
  const ask = async (one: Draft) => {
    const exchange = await scene.ask(one)
    exchanges.push(exchange)
    return exchange
  }
  const isRead = !operation.changes
  const first = isRead ? await ask(draft) : undefined
  const second = isRead ? await ask(draft) : undefined
  for (const refused of refusedDrafts(scene, draft)) await ask(refused)
  const { pointer } = operation
  const judged = exchanges.flatMap(one => scene.judge.answer(one))
  if (!first || !second) return { problems: judged, exchanges }
  const last = await ask(draft)
  // Others may have added to a list of everybody.
  const hasGrown = operation.isPublic && partOf(first.received, 'total') !== partOf(last.received, 'total')
  if (hasGrown) return { problems: judged, exchanges }
  return {
    problems: [
      ...judged,
      ...successProblems(scene, last),
      ...changeProblems(document, first, second, 'when asked again', pointer),
      ...changeProblems(document, first, last, 'after a refusal', pointer),
    ],
    exchanges,
  }
}

/** What everybody reads may be changed by others in between: it is wrong when it is so each time. */
const ATTEMPTS = 4

async function askPublic(scene: ProbeContext, draftOf: () => Promise<Draft>): Promise<ProbeResult> {
  let result = await askAround(scene, await draftOf())
  for (let left = ATTEMPTS - 1; left > 0 && result.problems.length > 0; left--)
    result = await askAround(scene, await draftOf())
  return result
}

/** As a guest and as a new account: of guests there are many, and an answer that differs at their second call was given before. */
async function askPublicTwice(scene: ProbeContext): Promise<ProbeResult> {
  const { accounts, draft, operation } = scene
  const byGuest = await askPublic(scene, async () => draft)
  if (!accounts) return byGuest
  const states = [{ name: operation.profile.states.newAccount }]
  const byAccount = await askPublic(scene, async () => withToken(draft, await accounts.setUp(states)))
  return joined([byGuest, byAccount])
}

/** What a write does is judged by its links, also when it is done once more on the same account. */
async function doTwice(scene: ProbeContext, draft: Draft): Promise<ProbeResult> {
  const leads = leadsOf(scene.document, scene.operation)
  const first = await followFrom(scene, leads, draft)
  const problems = first.problems.flatMap(one => one ?? [])
  const done = { problems: [...successProblems(scene, first.first), ...problems], exchanges: first.exchanges }
  if (!isSuccess(first.first.received)) return done
  const second = await followFrom(scene, leads, asNew(draft))
  // So soon after the first it may be too early.
  if (codeOf(second.first.received) === LIMITED) return done
  // It may be possible once only.
  const more = second.problems
    .flatMap(one => one ?? [])
    .map(one => ({
      ...one,
      cause: one.says,
      says: `the second time: ${one.says}`,
    }))
  return joined([
    done,
    { problems: [...scene.judge.answer(second.first), ...more], exchanges: second.exchanges },
  ])
}

const joined = (results: readonly ProbeResult[]): ProbeResult => ({
  problems: results.flatMap(({ problems }) => problems),
  exchanges: results.flatMap(({ exchanges }) => exchanges),
})

const unchangedProbe = (operation: Operation): Probe => ({
  name: operation.changes ? 'a refusal changes nothing' : 'reads and refusals change nothing',
  needs: operation.isPublic ? 'success' : 'accounts',
  consumes: false,
  async run(scene) {
    if (operation.isPublic) return askPublicTwice(scene)
    const draft = (await fullestDraft(scene)) ?? (await openAccount(scene, successOf(scene))).draft
    const around = await askAround(scene, draft)
    // After them, a write does what it does without them.
    return operation.changes ? joined([around, await doTwice(scene, draft)]) : around
  },
})

/** The probe of an operation of an account, or of one that everybody can read. */
export const unchangedProbes = (operation: Operation): Probe[] =>
  operation.isStream || (operation.isPublic && operation.changes) || operation.profile.silence === 'lenient'
    ? []
    : [unchangedProbe(operation)]
