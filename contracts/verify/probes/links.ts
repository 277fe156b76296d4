/** What must be equal between operations: each link of the specification is followed, and judged by the rules beside it. */
import type { Baseline } from '../baseline.ts'
import { operationsOf, type Document, type Operation } from '../document.ts'
import { toSent, withHeader, type Draft } from '../draft.ts'
import { followLink, linksOf, spokenBy, type Link } from '../links.ts'
import { compileRule } from '../rules.ts'
import { type Exchange, type Problem } from '../wire.ts'
import { richest, valueIn } from './access.ts'
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

/** The first success that sends what the rules ask for by `has(request.…)`: with another one, such a rule would say nothing. */
function baselineFor({ rules }: Link, successes: readonly Baseline[]): Baseline | undefined {
  const asked = rules.flatMap(({ rule }) =>
    [...rule.matchAll(/has\(request\.(\w+)\)/g)].map(([, name]) => name!),
  )
  const sendsAll = (one: Baseline) => asked.every(name => valueIn(one.draft({}), name) !== undefined)
  return successes.find(sendsAll) ?? successes[0]
}

const linkProbe = (document: Document, link: Link): Probe => ({
  name: `then ${link.target} (${link.name})`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const target = operationsOf(document).find(({ id }) => id === link.target)
    // A list hands on the id of a row, so there must be one.
    const { operation, successes } = scene
    const baseline = operation.method === 'GET' ? richest(successes) : baselineFor(link, successes)
    if (!baseline || !target) throw new NotApplicable('the pact files have no success of it')
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
    if (!following || (link.needsBefore && !before)) throw new NotApplicable('the answer hands nothing on')
    const next = await ask(following)
    const variables = { ...spoken, next: next.received.json, before: before?.received.json ?? {} }
    const refused = successProblems(scene, next, link.pointer)
    return { problems: refused.length > 0 ? refused : linkProblems(link, variables), exchanges }
  },
})

/** A probe for each link of an operation. */
export const linkProbes = (document: Document, operation: Operation): Probe[] =>
  linksOf(document, operation).map(link => linkProbe(document, link))
