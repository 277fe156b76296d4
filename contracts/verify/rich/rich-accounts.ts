/**
 * Accounts that have something of whatever can be read of one: what should change nothing is seen only where there is something. The
 * hook sets up the states of all readings on one account; one that cannot has an account for each.
 */
import { asAnswered } from '../answers.ts'
import { baselinesOf, type Baseline } from '../baseline.ts'
import type { Document, Operation } from '../document.ts'
import type { Judge } from '../judge.ts'
import type { Interaction } from '../pacts.ts'
import { isFurnished } from '../probes/access.ts'
import { operationsOf } from '../operations.ts'
import { readingsOf } from '../probes/readings.ts'
import { StateNotOffered, type State, type StateHook, type Values } from '../state-hook.ts'
import { partOf, type HttpExchange } from '../wire.ts'

export interface RichAccount {
  readonly token: string
  /** What can be read of it. */
  readonly readings: readonly Operation[]
  /** What that said last; undefined when it was not asked for since something was done. */
  readonly said: readonly HttpExchange[] | undefined
}

export interface RichAccounts {
  /** Accounts that nobody else uses until they are given back: those of another who is done with them, or new ones. */
  take: () => Promise<RichAccount[]>
  giveBack: (accounts: RichAccount[]) => void
  /** New ones. */
  open: () => Promise<RichAccount[]>
  /** Those that are only read, the same for everybody. */
  forReading: () => Promise<readonly RichAccount[]>
  tearDown: () => Promise<void>
}

/** A reading, and the states in which an account has something of it; without a reading, states that add to what others say. */
export interface Furnishing {
  readonly reading: Operation | undefined
  readonly states: readonly State[]
}

const rowsOf = ({ operation, expected }: Baseline) =>
  partOf(asAnswered(operation, expected), 'rows') as unknown[] | undefined

/** The success of which an account has most: of a list, with most rows; of what is none, the last one with something. */
function richest(baseline: Baseline): Baseline {
  const all = [baseline, ...baseline.others]
  if (!rowsOf(baseline)) return all.findLast(isFurnished) ?? baseline
  return all.reduce((best, one) => ((rowsOf(one) ?? []).length > rowsOf(best)!.length ? one : best))
}

/** Whether a state is of an account that has nothing. */
const isNew = ({ states, operation: { profile } }: Baseline) =>
  states.some(({ name }) => name === profile.states.newAccount)

/** Further states of what can be listed of an account, or looked at by its id. What is neither may say that the account is frozen. */
function furtherStates(
  document: Document,
  judge: Judge,
  interactions: readonly Interaction[],
  known: readonly Furnishing[],
): Furnishing[] {
  const plain = new Set(readingsOf(document).map(({ id }) => id))
  const own = operationsOf(document).filter(({ method, isPublic }) => method === 'GET' && !isPublic)
  const found = baselinesOf(document, judge, own, interactions)
    .flatMap(baseline => [baseline, ...baseline.others])
    .filter(one => isFurnished(one) && !isNew(one) && (!plain.has(one.operation.id) || rowsOf(one)))
    .map(({ states }) => [JSON.stringify(states), { reading: undefined, states }] as const)
  const further = new Map(found)
  for (const { states } of known) further.delete(JSON.stringify(states))
  return [...further.values()]
}

/**
 * How accounts are furnished, each of them once: one that has rows in all lists, and may do everything; and one in the states of which
 * what is no list says most, such as that it is frozen.
 */
export function furnishingsOf(
  document: Document,
  judge: Judge,
  interactions: readonly Interaction[],
): readonly (readonly Furnishing[])[] {
  const all = baselinesOf(document, judge, readingsOf(document), interactions).map(richest)
  const asFurnishing = ({ operation: reading, states }: Baseline): Furnishing => ({ reading, states })
  const lists = all.filter(rowsOf).map(asFurnishing)
  const others = all.filter(one => !rowsOf(one)).map(asFurnishing)
  const plain = others.map(({ reading }) => ({ reading, states: [] }))
  const further = furtherStates(document, judge, interactions, [...lists, ...others])
  return [[...lists, ...plain, ...further], others]
}

const ifOffered = (asked: Promise<Values>): Promise<Values | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof StateNotOffered) return undefined
    throw error
  })

/** Sets up states on an account, or on one of their own; without values where they are not offered. */
async function setUpOn(
  hook: StateHook,
  states: readonly State[],
  token: string | undefined,
): Promise<Values> {
  const taken = token === undefined ? undefined : await ifOffered(hook.setUp(states, token))
  return taken ?? (await ifOffered(hook.setUp(states))) ?? {}
}

/** Sets up an account in the states of all; where the hook does not take the account, the state has one of its own. */
async function furnish(hook: StateHook, furnishings: readonly Furnishing[]): Promise<RichAccount[]> {
  const accounts = new Map<string, Operation[]>()
  const done = new Map<string, string | undefined>()
  let token: string | undefined
  for (const { reading, states } of furnishings) {
    if (!reading) {
      if (token !== undefined) await ifOffered(hook.setUp(states, token))
      continue
    }
    const key = JSON.stringify(states)
    if (!done.has(key)) {
      const values = await setUpOn(hook, states, token)
      done.set(key, values['token'] as string | undefined)
      token ??= done.get(key)
    }
    // What has no state of its own is read of the first.
    const holder = states.length === 0 ? token : done.get(key)
    if (holder !== undefined) accounts.set(holder, [...(accounts.get(holder) ?? []), reading])
  }
  return [...accounts].map(([own, readings]) => ({ token: own, readings, said: undefined }))
}

/** Accounts for the probes of a verification. */
export function createRichAccounts(
  hook: StateHook,
  furnishings: readonly (readonly Furnishing[])[],
): RichAccounts {
  const free: RichAccount[][] = []
  const opened: (readonly State[])[] = []
  let read: Promise<readonly RichAccount[]> | undefined
  const openIn = async (all: readonly (readonly Furnishing[])[]) => {
    const accounts: RichAccount[] = []
    for (const one of all) {
      accounts.push(...(await furnish(hook, one)))
      opened.push(one.flatMap(({ states }) => states))
    }
    return accounts
  }
  const open = async () => openIn(furnishings.map(one => one.filter(({ reading }) => reading)))
  return {
    open,
    // The further states are set up once only.
    forReading: () => (read ??= openIn(furnishings)),
    take: async () => free.pop() ?? open(),
    giveBack: accounts => void free.push(accounts),
    async tearDown() {
      for (const states of opened) await hook.tearDown(states)
    },
  }
}
