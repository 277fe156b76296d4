/** A key that comes again when the account has gone on: what was chosen since then stays as it is. */
import type { Baseline } from '../baseline.ts'
import type { Document, Operation } from '../document.ts'
import { toSent, type Draft } from '../draft.ts'
import { followLink, spokenBy } from '../links.ts'
import { isSuccess, type HttpExchange, type Violation } from '../wire.ts'
import { withValue } from './access.ts'
import { openAccount } from './accounts.ts'
import { changesOf, fieldsOf } from './domain-changes.ts'
import { takesKey, withNewKey } from './idempotency.ts'
import { leadsOf } from './links.ts'
import { ifBuilt, NotApplicable, type Probe, type ProbeContext, type ProbeResult } from './probe.ts'
import { changeProblems } from './readings.ts'

/** So many other choices are tried until one is taken. */
const CHOICES = 4
/** So often the first request comes again. */
const REPETITIONS = 3
/** What is read may move by itself: it is wrong when it has changed on each of so many accounts. */
const ATTEMPTS = 2

/** What differs between readings before and after requests that have been answered already. */
export const repeatedProblems = (
  document: Document,
  before: readonly HttpExchange[],
  after: readonly HttpExchange[],
  pointer: string,
): Violation[] =>
  before.flatMap((one, index) =>
    changeProblems(document, one, after[index]!, 'after the same key again', pointer),
  )

/** The same request as another intention, with another value of one field where that is taken. */
async function chooseOtherwise(
  { document, judge, operation }: ProbeContext,
  draft: Draft,
  ask: (draft: Draft) => Promise<HttpExchange>,
): Promise<HttpExchange> {
  const changes = changesOf(document, judge, fieldsOf(document, operation), draft)
  for (const change of changes.slice(0, CHOICES)) {
    const [[name, value] = ['', undefined]] = Object.entries(change)
    const exchange = await ask(withNewKey(withValue(draft, name, value)))
    if (isSuccess(exchange.received)) return exchange
  }
  return ask(withNewKey(draft))
}

async function repeat(scene: ProbeContext, baseline: Baseline): Promise<ProbeResult> {
  const { document, operation } = scene
  const exchanges: HttpExchange[] = []
  const ask = async (draft: Draft) => {
    const exchange = await scene.ask(draft)
    exchanges.push(exchange)
    return exchange
  }
  const draft = withNewKey((await openAccount(scene, baseline)).draft)
  const first = await ask(draft)
  if (!isSuccess(first.received)) return { problems: [], exchanges }
  const other = await chooseOtherwise(scene, draft, ask)
  const spoken = spokenBy(document, isSuccess(other.received) ? other : first)
  const reads = leadsOf(document, operation).flatMap(([link, target]) => {
    const read = followLink(link, target, draft, spoken)
    return read ? [read] : []
  })
  const readAll = async () => {
    const answers: HttpExchange[] = []
    for (const read of reads) {
      const answer = await ifBuilt(ask(read))
      if (answer) answers.push(answer)
    }
    return answers
  }
  const before = await readAll()
  // They may be answered with what has become of it since, which need not be what was asked for.
  for (let times = 0; times < REPETITIONS; times++) exchanges.push(await scene.askAsSent(toSent(draft)))
  const after = await readAll()
  return { problems: repeatedProblems(document, before, after, operation.pointer), exchanges }
}

/** The probe of an operation that takes a key; none for others. */
export function repeatedKeyProbes(operation: Operation): Probe[] {
  if (!takesKey(operation)) return []
  return [
    {
      name: 'the same key again changes nothing that was done since then',
      needs: 'accounts',
      consumes: false,
      async run(scene) {
        const [baseline] = scene.successes
        if (!baseline) throw new NotApplicable('the pact files have no success of it')
        let result = await repeat(scene, baseline)
        for (let left = ATTEMPTS - 1; left > 0 && result.problems.length > 0; left--)
          result = await repeat(scene, baseline)
        return result
      },
    },
  ]
}
