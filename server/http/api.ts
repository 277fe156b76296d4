import type { LanguageCode } from '#src/api/generated/models/index.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { SpecOperation, SpecValidator } from '../openapi/spec-validator.ts'
import { assertNotFrozen, selectAccountSafety } from '../auth/account-safety.ts'
import { SessionEndedError, callerStore, guestStore, type Caller, type CallerGuard } from '../auth/caller.ts'
import { readSessionEnd } from '../auth/ended-sessions.ts'
import { QueueFullError } from '../kernel/queue-full.ts'
import { addressKey } from './address-key.ts'
import {
  SERVER_ERROR,
  SIGNED_OUT,
  invalidField,
  toErrorAnswer,
  tooManyRequests,
  type ErrorAnswer,
} from '../answers.ts'
import { BodyAbortedError, BodyTooLargeError } from './body.ts'
import { createBodyReader, type BodyReader } from './body-reader.ts'
import { FileAnswer, STREAMED, type Call, type Handlers } from '../handler.ts'
import type { Services } from '../services.ts'
import type { Incoming } from './incoming.ts'
import { languageOf } from './language.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { DamagedDatabaseError } from '../kernel/damage.ts'
import { StoreUnavailableError } from '../kernel/store-unavailable.ts'
import { hasStoredAnswer, isReservedKey } from '../kernel/idempotency.ts'

/** The result of a call: a JSON answer, a file, or STREAMED when a stream has written its own response. */
export interface Outcome {
  readonly status: number
  readonly answer: object
  readonly operation: string | undefined
  readonly locale: LanguageCode
}

type AnyHandler = (services: Services, call: Call<OperationId>) => object | Promise<object>

const NOT_FOUND: ErrorAnswer = { code: 404, msg: 'hint_not_found' }
const WRONG_METHOD: ErrorAnswer = { code: 405, msg: 'hint_wrong_method' }
const TOO_LARGE: ErrorAnswer = { code: 413, msg: 'hint_body_too_large' }
/** Nothing was changed, or an idempotency key makes it safe to send the request again, which a load balancer may do. */
const UNAVAILABLE: ErrorAnswer = { code: 503, msg: 'hint_server_error' }
/** It may have been done: only the caller can know whether to send it again. */
const OUTCOME_UNKNOWN: ErrorAnswer = { code: 504, msg: 'hint_server_error' }

/** The HTTP statuses of answers that are no envelopes of an operation. */
const STATUSES = new Map<object, number>(
  [TOO_LARGE, UNAVAILABLE, OUTCOME_UNKNOWN].map(answer => [answer, answer.code]),
)

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

/** The refusal of a token without a session: it says why the session has ended, if it has. */
async function refuseSession({ store, clock }: Services, token: string | undefined): Promise<ErrorAnswer> {
  const end = await readSessionEnd(store, { token, now: clock.now() })
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

/**
 * Runs one operation: session, validation, handler. Callers without a session are rejected before their body is read; the session is
 * checked again after it, as a body may arrive slowly, and once more in the transaction of each command.
 * @throws ApiError, DomainError, BodyTooLargeError
 */
async function callOperation(
  services: Services,
  handler: AnyHandler,
  operation: SpecOperation,
  incoming: Incoming,
  readRequestBody: BodyReader,
): Promise<object> {
  const { header, connection, address } = incoming
  const { sessions } = services
  const token = header('authorization')
  const initialCaller = await sessions.find(token)
  if (!initialCaller && !operation.isPublic) return refuseSession(services, token)
  const wrongHeader = operation.checkHeaders(header)
  if (wrongHeader) return invalidField(wrongHeader.field)
  const query = operation.checkQuery(incoming.query)
  if (!('value' in query)) return invalidField(query.field)
  const body = operation.checkBody(await readRequestBody(operation, incoming, initialCaller))
  if (!('value' in body)) return invalidField(body.field)
  if (isReservedKey(body.value['idempotencyKey'])) return invalidField('idempotencyKey')
  const caller = initialCaller && operation.bodyType ? await sessions.find(token) : initialCaller
  if (!caller && !operation.isPublic) return refuseSession(services, token)
  const locale = header('accept-language')
  // The validation above guarantees these types.
  const userAgent = header('user-agent')
  const call = {
    query: query.value,
    body: body.value,
    userId: caller?.userId,
    locale,
    token,
    address,
    userAgent,
    connection,
  } as unknown
  const { store, config } = services
  const storeFor = (guard?: CallerGuard) => {
    if (caller !== undefined && !SIGN_IN_OPERATIONS.has(operation.id))
      return callerStore(store, caller, guard)
    // Without rate limits all callers may have the address of a proxy.
    return config.rateLimits ? guestStore(store, address) : store
  }
  const run = async (guard?: CallerGuard) =>
    handler({ ...services, store: storeFor(guard) }, call as Call<OperationId>)
  try {
    if (!operation.isRefusedWhenFrozen(body.value)) return await run()
    return await run(FREEZE_GUARD).catch(async (error: unknown) => {
      if (caller && (await isAnsweredAlready(services, caller, body.value, error))) return run()
      throw error
    })
  } catch (error) {
    if (error instanceof SessionEndedError) return refuseSession(services, token)
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
  const answer = toErrorAnswer(error)
  if (answer) return answer
  if (error instanceof BodyAbortedError) {
    log.info('body aborted', { operation: operation.id })
    return invalidField('body')
  }
  log.error('handler failed', error, { operation: operation.id })
  return SERVER_ERROR
}

/** The event in the log of an answer that breaks a rule of meaning. */
export const RULE_BROKEN = 'answer breaks a rule'

/**
 * Validates a percentage of the answers against the specification. One of another shape is a bug of ours, and is not sent; one that breaks a
 * rule of meaning is logged and sent, as what was asked for has been done.
 */
function createAnswerCheck({ config, log }: Services): (operation: SpecOperation, answer: object) => object {
  let answered = 0
  return (operation, answer) => {
    const isUnspecified = answer === STREAMED || STATUSES.has(answer) || answer instanceof FileAnswer
    if (isUnspecified || answered++ % 100 >= config.checkedAnswersPercent) return answer
    const violation = operation.findAnswerViolation(answer)
    if (violation) {
      log.error('answer violates the specification', violation, { operation: operation.id })
      return SERVER_ERROR
    }
    const rule = operation.findBrokenRule(answer)
    if (rule) log.error(RULE_BROKEN, rule, { operation: operation.id })
    return answer
  }
}

/**
 * Answers API calls: rate limits, session, request validation, handler, answer validation. Without an operation: that there is none of
 * this path or method.
 */
export function createApi(
  services: Services,
  specValidator: SpecValidator,
  handlers: Handlers,
): (incoming: Incoming, operation?: SpecOperation) => Promise<Outcome> {
  const { node } = services
  const checkAnswer = createAnswerCheck(services)
  const readRequestBody = createBodyReader(services)

  const dispatch = async (incoming: Incoming, operation: SpecOperation): Promise<object> => {
    const handler = handlers[operation.id as OperationId] as AnyHandler
    try {
      const wait = SIGN_IN_OPERATIONS.has(operation.id)
        ? await services.allowances.signIns(incoming.address)
        : 0
      if (wait > 0) return tooManyRequests(wait)
      return checkAnswer(
        operation,
        await callOperation(services, handler, operation, incoming, readRequestBody),
      )
    } catch (error) {
      return checkAnswer(operation, toAnswer(error, operation, services))
    }
  }

  return async (received, operation) => {
    const incoming = { ...received, address: addressKey(received.address) }
    const { path, address, header } = incoming
    const locale = languageOf(header('accept-language'))
    const outcome = (answer: object, status = 200): Outcome => ({
      status,
      answer,
      operation: operation?.id,
      locale,
    })
    const wait = services.allowances.calls(address)
    if (wait > 0) return outcome(tooManyRequests(wait))
    if (!operation) {
      return specValidator.hasPath(path) ? outcome(WRONG_METHOD, 405) : outcome(NOT_FOUND, 404)
    }
    const answer = node.refusal() === undefined ? await dispatch(incoming, operation) : UNAVAILABLE
    return outcome(answer, STATUSES.get(answer) ?? 200)
  }
}
