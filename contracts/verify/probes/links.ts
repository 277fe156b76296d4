/** What must be equal between operations: each link of the specification is followed, and judged by the rules beside it. */
import type { Baseline } from '../baseline.ts'
import { operationsOf, type Document, type Operation } from '../document.ts'
import { toSent, withHeader, type Draft } from '../draft.ts'
import { followLink, linksOf, spokenBy, type Link, type Spoken } from '../links.ts'
import { compileRule } from '../rules.ts'
import { codeOf, messageOf, nameAnswer, type Exchange, type Problem } from '../wire.ts'
import { exampleOf } from './access.ts'
import { NotApplicable, successProblems, type Probe, type ProbeContext } from './probe.ts'

/** What is wrong between the two. */
export function linkProblems(link: Link, variables: Readonly<Record<string, unknown>>): Problem[] {
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
  const received = { status: 200, headers: {}, body: '', json: undefined, milliseconds: 0 }
  const before = followLink(link, target, draft, spokenBy(scene.document, { operation, sent, received }))
  return before ?? undefined
}

/** What one success and the answers around it say. */
interface Followed {
  /** Undefined when the answer hands nothing on. */
  readonly problems: readonly Problem[] | undefined
  readonly exchanges: readonly Exchange[]
}

/** Whether a link is meant for what was answered. */
export const isMeant = ({ when }: Link, spoken: Spoken): boolean =>
  when === undefined ||
  compileRule({ rule: when, message: 'x-when', requirement: '' }, 'operation')({ ...spoken }) === undefined

/** What is wrong with an answer that must be the documented refusal. */
function refusedProblems({ document, judge }: ProbeContext, link: Link, next: Exchange): Problem[] {
  const { code, msg } = exampleOf(document, next.operation, link.refused ?? '')
  const { received } = next
  if (codeOf(received) === code && messageOf(received) === msg) return judge.answer(next)
  const says = `after it, ${link.target}: answered ${nameAnswer(received)}; it must be code ${code}, "${msg}"`
  return [{ says, pointer: link.pointer }]
}

/** Follows a link from one success, on behalf of an account of its own. */
async function follow(
  scene: ProbeContext,
  link: Link,
  target: Operation,
  baseline: Baseline,
): Promise<Followed> {
  const { document } = scene
  if (!scene.accounts) throw new NotApplicable('needs an account of its own: give --states')
  const values = await scene.accounts.setUp(baseline.states)
  const token = values['token']
  const own = baseline.draft(values)
  const draft = typeof token === 'string' ? withHeader(own, 'Authorization', token) : own
  const exchanges: Exchange[] = []
  const ask = async (request: Draft) => {
    const exchange = await scene.ask(request)
    exchanges.push(exchange)
    return exchange
  }
  const early = link.needsBefore ? requestBefore(scene, link, target, draft) : undefined
  const before = early && (await ask(early))
  const first = await ask(draft)
  const spoken = spokenBy(document, first)
  const following = followLink(link, target, draft, spoken)
  const failed = successProblems(scene, first)
  if (failed.length > 0) return { problems: failed, exchanges }
  if (!following || (link.needsBefore && !before) || !isMeant(link, spoken))
    return { problems: undefined, exchanges }
  const next = await ask(following)
  if (link.refused !== undefined) return { problems: refusedProblems(scene, link, next), exchanges }
  const variables = { ...spoken, next: next.received.json, before: before?.received.json ?? {} }
  const refused = successProblems(scene, next, link.pointer)
  return { problems: refused.length > 0 ? refused : linkProblems(link, variables), exchanges }
}

/** Each recorded success is followed, as their states and requests differ. */
const linkProbe = (document: Document, link: Link): Probe => ({
  name: `then ${link.target} (${link.name})`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const target = operationsOf(document).find(({ id }) => id === link.target)
    if (!target || scene.successes.length === 0)
      throw new NotApplicable('the pact files have no success of it')
    // A preview changes nothing, and what it leads to does.
    const forbidden = scene.forbidden(target)
    if (forbidden) throw new NotApplicable(forbidden)
    const followed: Followed[] = []
    for (const baseline of scene.successes) followed.push(await follow(scene, link, target, baseline))
    if (followed.every(({ problems }) => problems === undefined))
      throw new NotApplicable('the answer hands nothing on')
    return {
      problems: followed.flatMap(({ problems }) => problems ?? []),
      exchanges: followed.flatMap(({ exchanges }) => exchanges),
    }
  },
})

/** A probe for each link of an operation. */
export const linkProbes = (document: Document, operation: Operation): Probe[] =>
  linksOf(document, operation).map(link => linkProbe(document, link))
