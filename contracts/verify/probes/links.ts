/** What must be equal between operations: each link of the specification is followed, and judged by the rules beside it. */
import type { Baseline } from '../baseline.ts'
import type { Document, Operation } from '../document.ts'
import { operationsOf } from '../operations.ts'
import { toSent, withSession, type Draft } from '../draft.ts'
import { followLink, linksOf, spokenBy, type Link, type Spoken } from '../links.ts'
import { compileRule } from '../rules.ts'
import { isRefusedAs, isSuccess, nameAnswer, NOTHING, type HttpExchange, type Violation } from '../wire.ts'
import { exampleOf } from './access.ts'
import { firstPage } from './catalogues.ts'
import { fullestDraft } from '../rich/fullest.ts'
import { samenessProblems, tellersOf } from './same-thing.ts'
import { NotApplicable, NotBuilt, successProblems, type Probe, type ProbeContext } from './probe.ts'

/** What is wrong between the two. */
export function linkProblems(link: Link, said: Readonly<Record<string, unknown>>): Violation[] {
  const { headers: _, ...variables } = said
  return link.rules.flatMap((rule, index) => {
    const says = compileRule(rule, 'link')(variables)
    const pointer = `${link.pointer}/x-rules/${index}`
    return says === undefined ? [] : [{ says: `after it, ${link.target}: ${says}`, pointer }]
  })
}

/** The linked operation, asked before the first one is; its request may then only use what the first one's sends. */
function requestBefore(scene: ProbeContext, link: Link, target: Operation, draft: Draft): Draft | undefined {
  const sent = toSent(draft)
  const { operation } = scene
  const received = { ...NOTHING, status: 200, json: undefined, profile: operation.profile }
  const before = followLink(link, target, draft, spokenBy(scene.document, { operation, sent, received }))
  return before ?? undefined
}

/** Whether a link is meant for what was answered. */
export const isMeant = ({ when }: Link, { request, answer }: Spoken): boolean =>
  when === undefined ||
  compileRule({ rule: when, message: 'x-when', requirement: '' }, 'operation')({ request, answer }) ===
    undefined

/** What is wrong with an answer that must be the documented refusal. */
function refusedProblems({ document, judge }: ProbeContext, link: Link, next: HttpExchange): Violation[] {
  const refusal = exampleOf(document, next.operation, link.refused ?? '')
  const { received } = next
  if (isRefusedAs(received, refusal)) return judge.answer(next)
  const { code, msg } = refusal
  const says = `after it, ${link.target}: answered ${nameAnswer(received)}; it must be code ${code}, "${msg}"`
  return [{ says, pointer: link.pointer }]
}

/** A link and the operation that it leads to. */
export type Lead = readonly [Link, Operation]

/** What one success and the answers around it say. */
interface Followed {
  readonly first: HttpExchange
  /** What is wrong with what each link leads to; undefined where the answer hands nothing on, or the other operation is not built. */
  readonly problems: readonly (readonly Violation[] | undefined)[]
  readonly exchanges: readonly HttpExchange[]
  /** Whether an operation that a link leads to is not built. */
  readonly lacks: boolean
}

/** So many kinds of rows are followed. */
const KINDS = 8
/** The words of a row, such as a state, a type or a code; also null. */
const kindOf = (row: unknown) =>
  Object.entries(row ?? {})
    .map(([name, value]) => (/^[a-z]+$/i.test(String(value)) ? `${name} ${String(value)}` : ''))
    .join()

/** What a list hands on from its first row, also from one in the middle, the last, and one of each kind: with that row in the first place. */
export function fromEachRow(link: Link, spoken: Spoken): Spoken[] {
  const expressions = Object.values(link.fields).map(String)
  const list = expressions.map(one => /#\/(\w+)\/0\//.exec(one)?.[1]).find(name => name !== undefined)
  const rows = list === undefined ? undefined : (spoken.answer as Record<string, unknown> | undefined)?.[list]
  if (list === undefined || !Array.isArray(rows) || rows.length < 2) return [spoken]
  const kinds = rows.map(kindOf)
  const firsts = [...new Set(kinds)].slice(0, KINDS).map(kind => kinds.indexOf(kind))
  const places = [...new Set([0, Math.floor(rows.length / 2), rows.length - 1, ...firsts])]
  return places.map(place => {
    const turned: unknown[] = [rows[place], ...rows.filter((_, index) => index !== place)]
    return { ...spoken, answer: { ...(spoken.answer as object), [list]: turned } }
  })
}

/** What is wrong with what a link leads to after a success. */
async function afterSuccess(
  scene: ProbeContext,
  [link, target]: Lead,
  draft: Draft,
  spoken: Spoken,
  before: HttpExchange | undefined,
  ask: (draft: Draft) => Promise<HttpExchange>,
): Promise<Violation[] | undefined> {
  const following = followLink(link, target, draft, spoken)
  if (!following || (link.needsBefore && !before) || !isMeant(link, spoken)) return undefined
  const next = await ask(following)
  if (link.refused !== undefined) return refusedProblems(scene, link, next)
  if (link.isSame)
    return samenessProblems(scene.document, draft.operation, target, spoken.answer, next.received.json)
  const variables = { ...spoken, next: next.received.json, before: before?.received.json ?? {} }
  const refused = successProblems(scene, next, link.pointer)
  return refused.length > 0 ? refused : linkProblems(link, variables)
}

/** What is wrong with what a link leads to, from each of some rows; undefined when nothing is handed on. */
async function afterEachRow(
  scene: ProbeContext,
  lead: Lead,
  draft: Draft,
  spoken: Spoken,
  before: HttpExchange | undefined,
  ask: (draft: Draft) => Promise<HttpExchange>,
): Promise<Violation[] | undefined> {
  const [link, target] = lead
  const problems: (Violation[] | undefined)[] = []
  // What changes something is done once.
  const all = target.changes ? [spoken] : fromEachRow(link, spoken)
  for (const one of all) problems.push(await afterSuccess(scene, lead, draft, one, before, ask))
  return problems.every(one => one === undefined) ? undefined : problems.flatMap(one => one ?? [])
}

/** So many rows of a list, in which one that was just made or changed is. */
const ROWS = '50'

/** What follows from the schemas: a reading tells the same of a thing. */
const leadToTeller = ({ pointer }: Operation, teller: Operation): Lead => [
  {
    name: 'same',
    pointer,
    target: teller.id,
    rules: [],
    needsBefore: false,
    when: undefined,
    refused: undefined,
    isSame: true,
    fields: firstPage(teller, ROWS),
  },
  teller,
]

/** The links of an operation that lead to reads, which may be followed all together. */
export function leadsOf(document: Document, operation: Operation): Lead[] {
  const named = new Map(operationsOf(document).map(one => [one.id, one]))
  const leads = linksOf(document, operation).flatMap((link): Lead[] => {
    const target = named.get(link.target)
    return target && !target.changes && link.refused === undefined ? [[link, target]] : []
  })
  return [...leads, ...tellersOf(document, operation).map(teller => leadToTeller(operation, teller))]
}

/** Follows links from a request; none when it does not succeed. */
export async function followFrom(
  scene: ProbeContext,
  leads: readonly Lead[],
  draft: Draft,
): Promise<Followed> {
  const exchanges: HttpExchange[] = []
  let lacks = false
  const ask = async (request: Draft) => {
    const exchange = await scene.ask(request)
    exchanges.push(exchange)
    return exchange
  }
  const help = async <Answer>(asked: Promise<Answer>) => {
    const answer = await asked.catch((error: unknown) => {
      if (!(error instanceof NotBuilt)) throw error
      lacks = true
    })
    return answer ?? undefined
  }
  const before = new Map<Link, HttpExchange>()
  for (const [link, target] of leads) {
    const early = link.needsBefore ? requestBefore(scene, link, target, draft) : undefined
    const asked = early && (await help(ask(early)))
    if (asked) before.set(link, asked)
  }
  const first = await ask(draft)
  const spoken = spokenBy(scene.document, first)
  const problems: (readonly Violation[] | undefined)[] = []
  if (isSuccess(first.received))
    for (const lead of leads)
      problems.push(await help(afterEachRow(scene, lead, draft, spoken, before.get(lead[0]), ask)))
  return { first, problems, exchanges, lacks }
}

/** Follows links from one request, on behalf of an account of its own. */
export async function follow(
  scene: ProbeContext,
  leads: readonly Lead[],
  baseline: Baseline,
): Promise<Followed> {
  if (!scene.accounts) throw new NotApplicable('needs an account of its own: give --states')
  const values = await scene.accounts.setUp(baseline.states)
  const token = values['token']
  const own = baseline.draft(values)
  return followFrom(scene, leads, typeof token === 'string' ? withSession(own, token) : own)
}

/** Each recorded success is followed, as their states and requests differ. */
const linkProbe = (document: Document, link: Link, isArranged: boolean): Probe => ({
  name: `then ${link.target} (${link.name})`,
  needs: isArranged ? 'success' : 'accounts',
  consumes: isArranged,
  async run(scene) {
    const target = operationsOf(document).find(({ id }) => id === link.target)
    const isOwn = isArranged && !scene.accounts
    if (!target || (scene.successes.length === 0 && !isOwn))
      throw new NotApplicable('the pact files have no success of it')
    // A preview changes nothing, and what it leads to does.
    const forbidden = scene.forbidden(target)
    if (forbidden) throw new NotApplicable(forbidden)
    const followed: Followed[] = isOwn ? [await followFrom(scene, [[link, target]], scene.draft)] : []
    for (const baseline of scene.successes) followed.push(await follow(scene, [[link, target]], baseline))
    // That account is only read.
    const fullest = target.changes ? undefined : await fullestDraft(scene)
    if (fullest) followed.push(await followFrom(scene, [[link, target]], fullest))
    if (followed.some(({ lacks }) => lacks)) throw new NotBuilt(target.id)
    const failed = followed.flatMap(({ first }) => successProblems(scene, first))
    const after = followed.flatMap(({ problems }) => problems.filter(one => one !== undefined))
    if (failed.length === 0 && after.length === 0) throw new NotApplicable('the answer hands nothing on')
    return {
      problems: [...failed, ...after.flat()],
      exchanges: followed.flatMap(({ exchanges }) => exchanges),
    }
  },
})

/** A probe for each link of an operation. */
export const linkProbes = (document: Document, operation: Operation): Probe[] =>
  linksOf(document, operation).map(link =>
    linkProbe(document, link, operation.profile.arranges === 'operations'),
  )
