/** Who may see and do what: every operation of an account, asked by another one (`x-access`). */
import { SIGNED_OUT } from '../accounts.ts'
import { asAnswered, examplesOf } from '../answers.ts'
import type { Document, Operation } from '../document.ts'
import { withField, withQuery, withSession, type Draft } from '../draft.ts'
import type { Baseline } from '../baseline.ts'
import { hasUniqueValues, uniqueProblems } from '../unique-values.ts'
import {
  codeOf,
  isRefusedAs,
  isSuccess,
  messageOf,
  nameAnswer,
  partOf,
  type HttpExchange,
  type Violation,
} from '../wire.ts'
import { identityIn } from './paging.ts'
import { accountsOf, openAccount, valueIn, withToken } from './accounts.ts'
import { frozenProbe } from './frozen.ts'
import { NotApplicable, successProblems, type Probe, type ProbeContext } from './probe.ts'
import { isAlike } from './readings.ts'

/** What the token of a session that has ended in some way still gives: nothing, and the reason. */
const endedSessionProbe = ([way, reason]: readonly [string, string]): Probe => ({
  name: `with the token of an ended session: ${way === SIGNED_OUT ? way : reason}`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const token = await accountsOf(scene).endedToken(way)
    const exchange = await scene.ask(withSession(scene.draft, token))
    const { received, operation } = exchange
    const [code] = operation.profile.codes.signedOut
    const isSignedOut = isRefusedAs(received, { code, msg: reason })
    const says = `answered ${nameAnswer(received)}; the token of this session must be answered code ${code}, "${reason}"`
    const problems = isSignedOut
      ? scene.judge.answer(exchange)
      : [{ says, pointer: operation.session.pointer }]
    return { problems, exchanges: [exchange] }
  },
})

/** One for each way in which a session ends. */
function endedSessionProbes({ profile: { ends } }: Operation): Probe[] {
  const ways: Readonly<Record<string, string>> = ends ? { [SIGNED_OUT]: ends.message, ...ends.states } : {}
  return Object.entries(ways).map(endedSessionProbe)
}

const newAccount = ({ profile: { states } }: Operation) => ({ name: states.newAccount })

/** The same request with another value of a field that it has. */
export const withValue = (draft: Draft, field: string, value: unknown): Draft =>
  draft.operation.parameters.some(({ name, in: place }) => place === 'query' && name === field)
    ? withQuery(draft, field, String(value))
    : withField(draft, field, value)

/** The documented refusal of that name. @throws Error when there is none */
export function exampleOf(
  document: Document,
  operation: Operation,
  name: string,
): { code: unknown; msg: unknown } {
  const found = examplesOf(document, operation).get(name)
  if (!found) throw new Error(`The specification has no example ${name} of ${operation.id}`)
  return { code: codeOf(found), msg: messageOf(found) }
}

/** What is wrong with the answer to another account, which must be the documented one. */
function strangerProblems(
  { document, judge }: ProbeContext,
  exchange: HttpExchange,
  field: string,
  name: string,
): Violation[] {
  const { operation, received } = exchange
  const pointer = `${operation.pointer}/x-access/${field}`
  const problems = judge.answer(exchange)
  if (name === 'none') {
    const rows = partOf(received, 'rows')
    if (isSuccess(received) && Array.isArray(rows) && rows.length === 0) return problems
    const says = `another account asked with the ${field} of this one and was answered ${nameAnswer(received)}; it must get no rows`
    return [...problems, { says, pointer }]
  }
  const { code, msg } = exampleOf(document, operation, name)
  if (isRefusedAs(received, { code, msg })) return problems
  const says = `another account sent the ${field} of this one and was answered ${nameAnswer(received)}; it must be code ${code}, "${msg}"`
  return [{ says, pointer }]
}

/** The value of a filter that no success sends, from the owner's own rows. @throws NotApplicable when no row has it */
async function valueInRows(scene: ProbeContext, draft: Draft, field: string): Promise<unknown> {
  const rows = rowsOf(await scene.ask(draft)) as Readonly<Record<string, unknown>>[]
  const found = rows.find(row => row[field] !== null && row[field] !== undefined)
  if (!found) throw new NotApplicable(`no success in the pact files sends ${field}, and no row has it`)
  return found[field]
}

/** The id of another account: the documented refusal, and the owner can go on as before. */
const foreignIdProbe = (field: string, example: string): Probe => ({
  name: `${field} of another account`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const own =
      scene.successes.find(one => valueIn(one.draft({}), field) !== undefined) ?? richest(scene.successes)
    if (!own) throw new NotApplicable('the pact files have no success of it')
    const [owner, other] = [await openAccount(scene, own), await openAccount(scene, own)]
    const value = valueIn(owner.draft, field) ?? (await valueInRows(scene, owner.draft, field))
    const attempt = await scene.ask(withValue(other.draft, field, value))
    const after = await scene.ask(owner.draft)
    const refused = strangerProblems(scene, attempt, field, example)
    const kept = successProblems(scene, after).map(({ says, pointer }) => ({
      says: `after the attempt of another account, the owner ${says}`,
      ...(pointer !== undefined && { pointer }),
    }))
    return { problems: [...refused, ...kept], exchanges: [attempt, after] }
  },
})

function hasRows({ operation, expected }: Baseline): boolean {
  const rows = partOf(asAnswered(operation, expected), 'rows')
  return !Array.isArray(rows) || rows.length > 0
}

/** Whether an account has something there: it is in a state that is more than a sign-in. */
export function isFurnished({ states, operation }: Baseline): boolean {
  const { signedIn, newAccount: empty } = operation.profile.states
  return states.some(({ name }) => name !== signedIn && name !== empty)
}

/** The success in which an account has most of its own: one with rows, in a state that is more than a sign-in. */
export function richest(successes: readonly Baseline[]): Baseline | undefined {
  const rank = (baseline: Baseline) => Number(hasRows(baseline)) * 2 + Number(isFurnished(baseline))
  return successes.toSorted((left, right) => rank(right) - rank(left))[0]
}

const rowsOf = ({ received }: HttpExchange): unknown[] => {
  const rows = partOf(received, 'rows')
  return Array.isArray(rows) ? rows : []
}

const hasId = (row: unknown): row is { id: unknown } => typeof row === 'object' && row !== null && 'id' in row

/** How many rows of an answer are among these. */
function commonRows(rows: readonly unknown[], answer: HttpExchange): number {
  const identityOf = identityIn(answer.operation)
  const seen = new Set(rows.filter(hasId).map(identityOf))
  return rowsOf(answer)
    .filter(hasId)
    .filter(row => seen.has(identityOf(row))).length
}

/** What a new account is answered: nothing of what an account with something of its own has. */
const ownAnswerProbe: Probe = {
  name: 'a new account sees nothing of another one',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const own = richest(scene.successes)
    if (!own) throw new NotApplicable('the pact files have no success of it')
    const owner = await openAccount(scene, own)
    const values = await accountsOf(scene).setUp([newAccount(scene.operation)])
    const first = await scene.ask(owner.draft)
    const second = await scene.ask(withToken(owner.draft, values))
    const leaked = commonRows(rowsOf(first), second)
    const isSame = isAlike(scene.document, first, second)
    const says =
      leaked > 0
        ? `a new account was answered ${leaked} rows of another one`
        : isSame && 'a new account was answered the same as one that has something'
    const pointer = `${scene.operation.pointer}/x-access/answer`
    const problems = [
      ...successProblems(scene, first),
      ...successProblems(scene, second),
      ...uniqueProblems(scene.document, [first, second]),
    ]
    return { problems: says ? [...problems, { says, pointer }] : problems, exchanges: [first, second] }
  },
}

/** A cursor that another account was given: a new account gets no row of the other one from there. */
const foreignCursorProbe = (field: string): Probe => ({
  name: `${field} of another account`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const own = richest(scene.successes)
    if (!own) throw new NotApplicable('the pact files have no success of it')
    const { draft } = await openAccount(scene, own)
    const values = await accountsOf(scene).setUp([newAccount(scene.operation)])
    const listed = await scene.ask(withQuery(draft, field, undefined))
    const rows = rowsOf(listed).filter(hasId)
    if (!rows[0]) throw new NotApplicable('the list has no row whose id could be sent')
    const attempt = await scene.ask(withToken(withQuery(draft, field, String(rows[0].id)), values))
    const leaked = commonRows(rows, attempt)
    const says = `another account asked with the ${field} of this one and was answered ${leaked} rows of it`
    const pointer = `${scene.operation.pointer}/x-access/${field}`
    const problems = [...successProblems(scene, listed), ...successProblems(scene, attempt)]
    return {
      problems: leaked > 0 ? [...problems, { says, pointer }] : problems,
      exchanges: [listed, attempt],
    }
  },
})

/** Two accounts that do the same, with the same idempotency key where there is one: each has its own effect, and values of its own. */
const independentProbe: Probe = {
  name: 'another account does the same',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const [baseline] = scene.successes
    if (!baseline) throw new NotApplicable('the pact files have no success of it')
    const [owner, other] = [await openAccount(scene, baseline), await openAccount(scene, baseline)]
    const field = scene.operation.profile.idempotency?.field ?? ''
    const key = valueIn(owner.draft, field)
    const first = await scene.ask(key === undefined ? other.draft : withValue(other.draft, field, key))
    const second = await scene.ask(owner.draft)
    const problems = [
      ...successProblems(scene, first),
      ...successProblems(scene, second),
      ...uniqueProblems(scene.document, [first, second]),
    ]
    return { problems, exchanges: [first, second] }
  },
}

/** The probes of who may see and do what; of public ones, whether what each is given is its own. */
export function accessProbes(document: Document, operation: Operation): Probe[] {
  const givesOwn = operation.changes && hasUniqueValues(document, operation)
  if (operation.isPublic) return givesOwn ? [independentProbe] : []
  const { answer, ...fields } = operation.access
  return [
    ...endedSessionProbes(operation),
    ...Object.entries(fields)
      .filter(([, example]) => example !== 'shared')
      .map(([field, example]) =>
        example === 'own' ? foreignCursorProbe(field) : foreignIdProbe(field, example),
      ),
    ...(answer === 'own' ? [ownAnswerProbe] : []),
    ...(operation.changes ? [independentProbe] : []),
    ...(operation.whenFrozen ? [frozenProbe] : []),
  ]
}
