/** What an operation must not do to an account that has something of everything: change what it does not name. */
import type { Operation } from '../document.ts'
import { withField, withSession, type Draft } from '../draft.ts'
import type { RichAccount, RichAccounts } from '../rich/rich-accounts.ts'
import { isSuccess, partAt, partOf, type HttpExchange, type Violation } from '../wire.ts'
import { asNew } from './at-once.ts'
import { withToken } from './accounts.ts'
import { NotApplicable, type Probe, type ProbeContext, type ProbeResult } from './probe.ts'
import { changeProblems, otherRowProblems, readingDraft, readingsOf, takeReadings } from './readings.ts'
import { isProof, nearMisses } from './secrets.ts'
import { refusedDrafts } from './unchanged.ts'

/** So many accounts are tried by each operation, where the hook does not furnish one with everything. */
const ACCOUNTS = 8
/** So often it is tried on new accounts. */
const ATTEMPTS = 2

/** What was done on behalf of an account, and what is wrong after it. */
interface Tried {
  readonly exchanges: readonly HttpExchange[]
  /** What is wrong, by reading. */
  readonly changed: ReadonlyMap<string, readonly Violation[]>
  /** Whether a write that is documented to succeed did not, so that another account has to be taken. */
  readonly isStuck: boolean
  readonly account: RichAccount
}

/** The operation's own state on the account; undefined where the hook cannot, or it needs none. */
async function ownDraft(
  { accounts, successes: [own] }: ProbeContext,
  token: string,
): Promise<Draft | undefined> {
  if (!accounts || !own || own.operation.isPublic || (own.fromStates.length === 0 && !own.operation.changes))
    return undefined
  const values = await accounts.setUpOn(own.states, token)
  return values && asNew(withToken(own.draft(values), { token }))
}

/** A guest's request that names the account as a reading does, with wrong secrets; undefined where no reading says its name. */
export function guestDraft(draft: Draft, said: readonly HttpExchange[]): Draft | undefined {
  const { account } = draft.operation.profile.names
  const names = said.map(({ received }) => partAt(partOf(received, 'data'), `/${account}`))
  const name = names.find(one => typeof one === 'string')
  if (name === undefined) return undefined
  return draft.body.reduce(
    (changed, [field, value]) =>
      isProof(draft.operation.profile, field) && typeof value === 'string'
        ? withField(changed, field, nearMisses(value)[0]?.[1] ?? '')
        : changed,
    withField(draft, account, name),
  )
}

/** What is wrong with later readings of an account, by reading. */
function problemsByReading(
  before: readonly HttpExchange[],
  after: readonly HttpExchange[],
  problemsOf: (earlier: HttpExchange, later: HttpExchange) => Violation[],
): [string, Violation[]][] {
  return before.flatMap((earlier): [string, Violation[]][] => {
    const { id } = earlier.operation
    const later = after.find(({ operation }) => operation.id === id)
    const problems = later ? problemsOf(earlier, later) : []
    return problems.length > 0 ? [[id, problems]] : []
  })
}

/** What differs between readings of an account. */
const changedBetween = (
  { document, operation }: ProbeContext,
  before: readonly HttpExchange[],
  after: readonly HttpExchange[],
  since: string,
) =>
  problemsByReading(before, after, (earlier, later) =>
    changeProblems(document, earlier, later, since, operation.pointer),
  )

/** What differs in the rows that a write has not named, of the readings that it touches. */
const changedRows = (
  { document, operation }: ProbeContext,
  before: readonly HttpExchange[],
  after: readonly HttpExchange[],
  done: HttpExchange,
) =>
  problemsByReading(before, after, (earlier, later) =>
    operation.touches?.get(earlier.operation.id) === 'named rows'
      ? otherRowProblems(document, earlier, later, done)
      : [],
  )

/** Asks, or is refused, on behalf of an account, and reads it before and after. */
async function tryOn(scene: ProbeContext, account: RichAccount): Promise<Tried> {
  const { operation } = scene
  const { token, readings } = account
  const exchanges: HttpExchange[] = []
  const ask = async (draft: Draft) => {
    const exchange = await scene.ask(draft)
    exchanges.push(exchange)
    return exchange
  }
  const own = await ownDraft(scene, token)
  const others = readings.filter(({ id }) => id !== operation.id)
  const before = (own ? undefined : account.said) ?? (await takeReadings(ask, others, token))
  const isReading = own === undefined && readings.some(({ id }) => id === operation.id)
  const draft =
    own ??
    (isReading
      ? readingDraft(operation, token)
      : operation.isPublic
        ? guestDraft(scene.draft, before)
        : withSession(scene.draft, token))
  if (!draft) return { exchanges, changed: new Map(), isStuck: false, account: { ...account, said: before } }
  const early = isReading ? await ask(draft) : undefined
  for (const refused of refusedDrafts(scene, draft)) await ask(refused)
  const touched = operation.touches ?? new Map<string, never>()
  const writes = own !== undefined && operation.touches !== undefined
  const between = writes
    ? await takeReadings(
        ask,
        readings.filter(({ id }) => touched.has(id)),
        token,
      )
    : []
  const done = writes || operation.isPublic || !operation.changes ? await ask(draft) : undefined
  const after = await takeReadings(ask, readings, token)
  const since = `after ${done ? '' : 'a refusal of '}${operation.id}`
  const kept = (one: HttpExchange) => !writes || !touched.has(one.operation.id)
  const changed = new Map([
    ...changedBetween(
      scene,
      before.filter(one => !kept(one)),
      between,
      `after a refusal of ${operation.id}`,
    ),
    ...changedBetween(scene, before.filter(kept), after, since),
    ...(done ? changedRows(scene, between, after, done) : []),
    ...(early ? changedBetween(scene, [early], after, `after a refusal of ${operation.id}`) : []),
    ...(done && isReading ? changedBetween(scene, [done], after, 'when asked again') : []),
  ])
  const isStuck = writes && done !== undefined && !isSuccess(done.received)
  return { exchanges, changed, isStuck, account: { ...account, said: after } }
}

/** Whether an account can be taken again. */
const isGood = ({ changed, isStuck, account: { said = [] } }: Tried) =>
  changed.size === 0 && !isStuck && said.every(({ received }) => isSuccess(received))

const changedIn = (tried: readonly Tried[]) => new Set(tried.flatMap(({ changed }) => [...changed.keys()]))

/** Tries the operation on accounts; what differs is wrong when it differs on new ones as well, as a job may have changed something. */
async function tryAll(scene: ProbeContext, rich: RichAccounts, turn: number): Promise<ProbeResult> {
  const tryOnEach = async (accounts: readonly RichAccount[]) => {
    const every = scene.isThorough ? 1 : Math.ceil(accounts.length / ACCOUNTS)
    const tried: Tried[] = []
    for (const [index, account] of accounts.entries())
      if ((index + turn) % every === 0) tried.push(await tryOn(scene, account))
    return tried
  }
  // What can be read was read of the accounts of others, and may have had its effect.
  const isReading = readingsOf(scene.document).some(({ id }) => id === scene.operation.id)
  const taken = await (isReading ? rich.open() : rich.take())
  let tried = await tryOnEach(taken)
  if (tried.length === 0) throw new NotApplicable('the hook offers no state of what can be read')
  let wrong = new Set<string>()
  for (let left = ATTEMPTS; left > 0 && wrong.size === 0 && !tried.every(isGood); left--) {
    const before = changedIn(tried)
    tried = await tryOnEach(await rich.open())
    wrong = new Set([...changedIn(tried)].filter(id => before.has(id)))
  }
  if (tried.every(isGood)) rich.giveBack(tried.map(({ account }) => account))
  const changes = tried.flatMap(({ changed }) => [...changed].filter(([id]) => wrong.has(id)))
  const exchanges = tried.flatMap(one => one.exchanges)
  const own = exchanges.filter(({ operation }) => operation.id === scene.operation.id)
  return {
    problems: [...own.flatMap(one => scene.judge.answer(one)), ...changes.flatMap(([, says]) => says)],
    exchanges,
  }
}

const namesAccount = ({ body, profile }: Operation) =>
  body?.schema.properties?.[profile.names.account] !== undefined

const sideEffectProbe = (operation: Operation, turn: number): Probe => ({
  name: operation.changes
    ? 'changes only what it names of an account that has everything'
    : 'changes nothing of an account that has everything',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    if (!scene.rich) throw new NotApplicable('needs an account that has everything: give --states')
    return tryAll(scene, scene.rich, turn)
  },
})

/** The probe of an operation of an account. */
export const sideEffectProbes = (operation: Operation, turn: number): Probe[] =>
  operation.isStream || (operation.isPublic && !(operation.changes && namesAccount(operation)))
    ? []
    : [sideEffectProbe(operation, turn)]
