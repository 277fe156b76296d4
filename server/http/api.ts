import type { LanguageCode } from '#models'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { SpecOperation, SpecValidator } from '../openapi/spec-validator.ts'
import { assertNotFrozen, selectAccountSafety } from '../auth/account-safety.ts'
import { SessionEndedError, callerStore, guestStore, type Caller, type CallerGuard } from '../auth/caller.ts'
import { sessionIdOf } from '../auth/sessions.ts'
import { readSessionEnd } from '../auth/ended-sessions.ts'
import { SYSTEM } from '../kernel/fair-order.ts'
import { QueueFullError } from '../kernel/queue-full.ts'
import { addressKey } from '../kernel/address-key.ts'
import {
  OUTCOME_UNKNOWN,
  SERVER_ERROR,
  SIGNED_OUT,
  STATUSES,
  TOO_LARGE,
  UNAVAILABLE,
  invalidField,
  toErrorAnswer,
  tooManyRequests,
  type ErrorAnswer,
} from '../answers.ts'
import { BodyAbortedError, BodyTooLargeError } from './body.ts'
import { createAnswerCheck } from './answer-check.ts'
import { createBodyReader, type BodyReader } from './body-reader.ts'
import type { Call, Handlers } from '../handler.ts'
import type { Services } from '../services.ts'
import { endConnection, type Incoming } from './incoming.ts'
import { languageOf } from './language.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { DamagedBalanceError, DamagedDatabaseError } from '../kernel/damage.ts'
import { StoreUnavailableError } from '../kernel/store-unavailable.ts'
import type { Store } from '../kernel/store.ts'
import { takeTurn } from '../kernel/time-slices.ts'
import { hasStoredAnswer, isReservedKey } from '../kernel/idempotency.ts'
import { noteRefusal, noteSessionRefusal, noteOthers, type FindOwner } from './note-refusals.ts'

/** The result of a call: a JSON answer, a file, or STREAMED when a stream has written its own response. */
export interface CallResult {
  readonly status: number
  readonly answer: object
  readonly operation: string | undefined
  readonly locale: LanguageCode
  /** In whose turn the answer is compressed. */
  readonly caller: string
  /** Whether its address may not call now: the security log counts such calls, instead of a line for each. */
  readonly isLimited?: boolean
}

type AnyHandler = (services: Services, call: Call<OperationId>) => object | Promise<object>

const NOT_FOUND: ErrorAnswer = { code: 404, msg: 'hint_not_found' }
const WRONG_METHOD: ErrorAnswer = { code: 405, msg: 'hint_wrong_method' }

/**
 * Operations that could be used to guess secrets or to send messages: limited more strictly per address. They establish an identity,
 * so an existing session does not apply to them.
 */
const SIGN_IN_OPERATIONS = new Set<string>([
  'sendSignInCode',
  'register',
  'login',
  'signInSecondStep',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'sendPasswordCode',
  'resetPassword',
] satisfies OperationId[])

/** Without rate limits all callers may have the address of a proxy. */
const storeOfGuest = ({ store, config }: Services, address: string): Store =>
  config.rateLimits ? guestStore(store, address) : store

/** The refusal of a token without a session: it says why the session has ended, if it has. */
async function refuseSession(
  services: Services,
  { token, address }: { readonly token: string | undefined; readonly address: string },
): Promise<ErrorAnswer> {
  const { clock, security } = services
  const end = await readSessionEnd(storeOfGuest(services, address), { token, now: clock.now() })
  if (token !== undefined) noteSessionRefusal(security, end)
  return end ? { code: SIGNED_OUT.code, msg: `hint_${end}` } : SIGNED_OUT
}

const FREEZE_GUARD: CallerGuard = { select: selectAccountSafety, assert: assertNotFrozen }

/**
 * Whether a request that the freeze refused was answered before it: repeating it changes nothing, and its caller must learn that it was
 * done.
 */
async function isAnsweredAlready(
  { store }: Services,
  { userId }: Caller,
  { idempotencyKey: key }: Readonly<Record<string, unknown>>,
  error: unknown,
): Promise<boolean> {
  const isFrozen = error instanceof DomainError && error.code === 'account_frozen'
  return isFrozen && typeof key === 'string' && hasStoredAnswer(store, userId, key)
}

/** Who calls, in the security log. */
const identityOf = (caller: Caller) => ({ account: caller.userId, session: sessionIdOf(caller) })

/**
 * Runs one operation: session, validation, handler. Callers without a session are rejected before their body is read; the session is
 * checked again after it, as a body may arrive slowly, and once more in the transaction of each command.
 * @throws Refusal, DomainError, BodyTooLargeError
 */
async function callOperation(
  given: Services,
  handler: AnyHandler,
  operation: SpecOperation,
  incoming: Incoming,
  { readRequestBody, findOwner }: { readRequestBody: BodyReader; findOwner: FindOwner },
): Promise<object> {
  const { header, connection, address } = incoming
  const token = header('authorization')
  const { turn } = storeOfGuest(given, address)
  const initialCaller = await given.sessions.find(token, turn)
  if (!initialCaller && !operation.isPublic) return refuseSession(given, { token, address })
  const wrongHeader = operation.checkHeaders(header)
  if (wrongHeader) return invalidField(wrongHeader.field)
  const query = operation.checkQuery(incoming.query)
  if (!('value' in query)) return invalidField(query.field)
  await using received = await readRequestBody(operation, incoming, initialCaller)
  const body = operation.checkBody(received.value)
  if (!('value' in body)) return invalidField(body.field)
  if (isReservedKey(body.value['idempotencyKey'])) return invalidField('idempotencyKey')
  const caller = initialCaller && operation.bodyType ? await given.sessions.find(token, turn) : initialCaller
  if (!caller && !operation.isPublic) return refuseSession(given, { token, address })
  const wait = operation.isChange ? given.allowances.changes({ userId: caller?.userId, address }) : 0
  if (wait > 0) return tooManyRequests(wait)
  // The validation above guarantees these types.
  const call = {
    query: query.value,
    body: body.value,
    userId: caller?.userId,
    locale: header('accept-language'),
    token,
    address,
    userAgent: header('user-agent'),
    connection,
  } as unknown
  const isCallers = caller !== undefined && !SIGN_IN_OPERATIONS.has(operation.id)
  const security = given.security.of(isCallers ? identityOf(caller) : {})
  const storeFor = (guard?: CallerGuard) =>
    isCallers ? callerStore(given.store, caller, guard) : storeOfGuest(given, address)
  const servicesFor = (guard?: CallerGuard): Services => ({ ...given, security, store: storeFor(guard) })
  const run = async (guard?: CallerGuard) => handler(servicesFor(guard), call as Call<OperationId>)
  try {
    if (!operation.isRefusedWhenFrozen(body.value)) return await run()
    return await run(FREEZE_GUARD).catch(async (error: unknown) => {
      if (caller && (await isAnsweredAlready(given, caller, body.value, error))) return run()
      throw error
    })
  } catch (error) {
    if (error instanceof SessionEndedError) return refuseSession(given, { token, address })
    if (isCallers) {
      const values = { ...query.value, ...body.value }
      await noteOthers(servicesFor(), findOwner, {
        userId: caller.userId,
        error,
        values,
        operation: operation.id,
      })
    }
    throw error
  }
}

/** The answer to an error: rejections are returned, bugs of ours are logged. */
function toAnswer(error: unknown, operation: SpecOperation, { log }: Services): ErrorAnswer {
  if (error instanceof BodyTooLargeError) return TOO_LARGE
  if (error instanceof QueueFullError) return tooManyRequests(error.seconds)
  if (error instanceof StoreUnavailableError) {
    // The store has said so once.
    if (!(error instanceof DamagedDatabaseError))
      log.error('store unavailable', error, { operation: operation.id })
    return error.mayBeStored && !operation.isRepeatable ? OUTCOME_UNKNOWN : UNAVAILABLE
  }
  // Not 503: a load balancer would have the next node try the same.
  if (error instanceof DamagedBalanceError) return SERVER_ERROR
  const answer = toErrorAnswer(error)
  if (answer) return answer
  if (error instanceof BodyAbortedError) {
    log.info('body aborted', { operation: operation.id })
    return invalidField('body')
  }
  log.error('handler failed', error, { operation: operation.id })
  return SERVER_ERROR
}

/**
 * Answers API calls: rate limits, session, request validation, handler, answer validation. Without an operation: that there is none of
 * this path or method.
 */
export function createApi(
  services: Services,
  specValidator: SpecValidator,
  handlers: Handlers,
  findOwner: FindOwner,
): (incoming: Incoming, operation?: SpecOperation) => Promise<CallResult> {
  const { node } = services
  const checkAnswer = createAnswerCheck(services)
  const readRequestBody = createBodyReader(services)
  const callerOf = (address: string) => (services.config.rateLimits ? `address ${address}` : SYSTEM)

  const dispatch = async (incoming: Incoming, operation: SpecOperation): Promise<object> => {
    const handler = handlers[operation.id as OperationId] as AnyHandler
    const caller = callerOf(incoming.address)
    try {
      await takeTurn(caller)
      const wait = SIGN_IN_OPERATIONS.has(operation.id)
        ? await services.allowances.signIns(incoming.address)
        : 0
      if (wait > 0) return tooManyRequests(wait)
      const security = services.security.of({ address: incoming.address })
      const parts = { readRequestBody, findOwner }
      const answer = await callOperation({ ...services, security }, handler, operation, incoming, parts)
      // What many wait for, such as candles, is there for all of them at once: each answer is written in a turn.
      if (!operation.isChange) await takeTurn(caller)
      return checkAnswer(operation, answer)
    } catch (error) {
      return checkAnswer(operation, toAnswer(error, operation, services))
    }
  }

  return async (received, operation) => {
    const incoming = { ...received, address: addressKey(received.address) }
    const { path, address, header } = incoming
    const locale = languageOf(header('accept-language'))
    const outcome = (answer: object, status = 200): CallResult => ({
      status,
      answer,
      operation: operation?.id,
      locale,
      caller: callerOf(address),
    })
    const wait = services.allowances.calls(address)
    if (wait > 0) {
      services.security.note('rate_limited', { reason: 'calls', address })
      endConnection(incoming, services.config)
      return { ...outcome(tooManyRequests(wait)), isLimited: true }
    }
    if (!operation) {
      return specValidator.hasPath(path) ? outcome(WRONG_METHOD, 405) : outcome(NOT_FOUND, 404)
    }
    const answer = node.refusal() === undefined ? await dispatch(incoming, operation) : UNAVAILABLE
    noteRefusal(services.security, answer, { address, operation: operation.id })
    return outcome(answer, STATUSES.get(answer) ?? 200)
  }
}
