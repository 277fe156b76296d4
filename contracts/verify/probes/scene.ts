/** The scene of an operation's probes: its requests in the state of its baseline, and why some probes cannot be run there. */
import type { Baseline } from '../baseline.ts'
import type { Operation } from '../document.ts'
import { toSent, withSession, type Draft } from '../draft.ts'
import type { Accounts, ProbeContext } from './probe.ts'
import { StateNotOffered, type StateHook, type Values } from '../state-hook.ts'
import { send, sendToHelper, type Verification } from '../verification.ts'
import { codeOf, nameAnswer } from '../wire.ts'

/** So many operations are few. */
const FEW_OPERATIONS = 12

/** Why probes that need a token or a success are not run for an operation; undefined when they are. */
interface SkipReasons {
  readonly token: string | undefined
  readonly success: string | undefined
  readonly accounts: string | undefined
}

const NO_OBSTACLES: SkipReasons = { token: undefined, success: undefined, accounts: undefined }

/** The baseline's request for these values, with the token if there is one. */
function requestOf(operation: Operation, draft: Baseline['draft'], values: Values): Draft {
  const { token } = values
  const request = draft(values)
  if (typeof token !== 'string') return withSession(request, undefined)
  return operation.isPublic ? request : withSession(request, token)
}

export function probeContextOf(
  session: Verification,
  baseline: Baseline,
  values: Values,
  accounts: Accounts | undefined,
): ProbeContext {
  const { operation, draft: usual, fullDraft } = baseline
  const { seed, origin, otherToken } = session.options
  const isForeign = session.own?.hasCreated ?? (() => false)
  return {
    document: session.document,
    judge: session.judge,
    operation,
    draft: requestOf(operation, usual, values),
    fullDraft: fullDraft && requestOf(operation, fullDraft, values),
    token: typeof values['token'] === 'string' ? values['token'] : undefined,
    seed,
    isThorough: session.operations.filter(session.isWanted).length <= FEW_OPERATIONS,
    origin,
    successes: baseline.isGuessed ? [] : [baseline, ...baseline.others],
    refusals: baseline.refusals,
    accounts,
    rich: session.rich,
    other: otherToken === undefined ? undefined : { token: otherToken, isForeign },
    forbidden: session.forbidden,
    askAsSent: sent => send(session, operation, sent),
    ask: draft =>
      draft.operation.id === operation.id
        ? send(session, operation, toSent(draft))
        : sendToHelper(session, draft.operation, toSent(draft)),
  }
}

/**
 * The skip reasons where no state was set up for this request. A value that only a state can return is replaced by the example's, which
 * another back end may not know: when that is refused by a business rule, success probes are skipped.
 */
async function skipReasonsWithoutState(
  baseline: Baseline,
  scene: ProbeContext,
  advice: string,
): Promise<SkipReasons> {
  const { operation, fromStates, isArranged } = baseline
  const ways = isArranged ? '--token' : '--token or --states'
  const token = scene.token === undefined && !operation.isPublic ? `needs a token: give ${ways}` : undefined
  const accounts = scene.accounts
    ? undefined
    : 'needs new accounts, which only a state hook makes: give --states'
  if (token || isArranged) return { token, accounts, success: token }
  if (operation.changes)
    return { token, accounts, success: `changes something in a state that was not arranged: ${advice}` }
  if (fromStates.length === 0) return { token, accounts, success: undefined }
  const { received } = await scene.ask(scene.draft)
  const { business, invalid } = operation.profile.codes
  if (![...business, ...invalid].includes(codeOf(received) as number))
    return { token, accounts, success: undefined }
  const success = `the example's ${fromStates.join(', ')} is not known there (${nameAnswer(received)}): ${advice}`
  return { token, accounts, success }
}

/** What states give, or that they are not offered, where the operations of the API themselves bring them about. */
export const offeredBy = <Given>(
  given: Promise<Given>,
  { isArranged }: Baseline,
): Promise<Given | StateNotOffered> =>
  given.catch((error: unknown) => {
    if (isArranged && error instanceof StateNotOffered) return error
    throw error
  })

/** The scene of an operation's probes, and why some of them cannot be run. @throws HookFailure, Unreachable */
export async function sceneOf(
  baseline: Baseline,
  hook: StateHook | undefined,
  token: string | undefined,
  contextOf: (values: Values) => ProbeContext,
): Promise<{ scene: ProbeContext; obstacles: SkipReasons }> {
  const { states, isArranged, isGuessed, prepare } = baseline
  try {
    if (hook && prepare) await prepare(await hook.setUp(states))
    const scene = contextOf(hook ? await hook.setUp(states) : { token })
    if (hook && !isGuessed) return { scene, obstacles: NO_OBSTACLES }
    const advice = hook ? 'the pact files need a success of it' : 'give --states'
    return { scene, obstacles: await skipReasonsWithoutState(baseline, scene, advice) }
  } catch (error) {
    // Without the things of its path there is no request.
    if (isArranged || !(error instanceof StateNotOffered)) throw error
    const { message } = error
    return { scene: contextOf({ token }), obstacles: { token: message, success: message, accounts: message } }
  }
}
