import type { HttpBindings } from '@hono/node-server'
import type { LanguageCode } from '#src/api/generated/models/index.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { MULTIPART, type Contract, type ContractOperation } from '../openapi/contract.ts'
import { SessionEnded, storeOf } from '../auth/caller.ts'
import { NoPlace } from '../auth/password-places.ts'
import { addressKey } from './address.ts'
import {
  BROKEN,
  SIGNED_OUT,
  invalidField,
  toErrorAnswer,
  tooManyRequests,
  type ErrorAnswer,
} from '../answers.ts'
import { BodyCutError, BodyTooLarge, readBody } from './body.ts'
import { FileAnswer, STREAMED, type Call, type Handlers } from '../handler.ts'
import type { Services } from '../services.ts'
import { languageOf } from './language.ts'
import { LIMITS, createLimiter } from '../kernel/limits.ts'
import { readMultipart } from './multipart.ts'

/** A request as the dispatcher sees it; headers by lower-case name. */
export interface Incoming {
  readonly request: Request
  readonly method: string
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  readonly header: (name: string) => string | undefined
  readonly address: string
  readonly connection: HttpBindings | undefined
}

/** What is sent back: an answer of the business, a file, or STREAMED when a stream has answered by itself. */
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

/**
 * Operations that guess at secrets or send messages: fewer of them from one address. They decide who somebody is, and a session that
 * was there before has no part in it.
 */
const GUARDED = new Set<string>([
  'sendSignInCode',
  'register',
  'login',
  'signInSecondStep',
] satisfies OperationId[])

/** The body as the contract reads it: text, or the parts of an upload; '' for one that was cut. @throws BodyTooLarge, DomainError */
function readGiven({ bodyType }: ContractOperation, { request, header }: Incoming) {
  if (!bodyType) return ''
  if (bodyType === MULTIPART) return readMultipart(request, header).then(parts => parts ?? '')
  return readBody(request, header('content-length'))
}

/**
 * Runs one operation: session, contract, handler. Whoever is not signed in need not send a body; but who may act is decided when it is
 * there, and for each command once more in its own transaction: a body may be held back for as long as it likes.
 * @throws Refusal, DomainError, BodyTooLarge, SessionEnded
 */
async function perform(
  services: Services,
  handler: AnyHandler,
  operation: ContractOperation,
  incoming: Incoming,
): Promise<object> {
  const { header, connection, address } = incoming
  const { sessions } = services
  const token = header('authorization')
  const announced = await sessions.find(token)
  if (!announced && !operation.isPublic) return SIGNED_OUT
  const wrongHeader = operation.checkHeaders(header)
  if (wrongHeader) return invalidField(wrongHeader.field)
  const query = operation.checkQuery(incoming.query)
  if (!('value' in query)) return invalidField(query.field)
  const body = operation.checkBody(await readGiven(operation, incoming))
  if (!('value' in body)) return invalidField(body.field)
  const caller = announced && operation.bodyType ? await sessions.find(token) : announced
  if (!caller && !operation.isPublic) return SIGNED_OUT
  const locale = header('accept-language')
  // The contract has just made sure of what these types say.
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
  const isTheirs = caller !== undefined && !GUARDED.has(operation.id)
  const own = isTheirs ? { ...services, store: storeOf(services.store, caller) } : services
  return handler(own, call as Call<OperationId>)
}

/** The answer to an error: what the business refuses is told, a fault of ours is logged. */
function answerTo(error: unknown, operation: ContractOperation, { log }: Services): ErrorAnswer {
  if (error instanceof BodyTooLarge) return TOO_LARGE
  if (error instanceof SessionEnded) return SIGNED_OUT
  if (error instanceof NoPlace) return tooManyRequests(error.seconds)
  const answer = toErrorAnswer(error)
  if (answer) return answer
  if (error instanceof BodyCutError) {
    log.info('body cut', { operation: operation.id })
    return invalidField('body')
  }
  log.error('fault', error, { operation: operation.id })
  return BROKEN
}

/** How long an address has to wait, in seconds; 0 when it may go on. */
function createAddressLimit({ config, clock }: Services): (address: string, operation: string) => number {
  if (!config.rateLimits) return () => 0
  const limit = createLimiter({ ...LIMITS.address, clock })
  const signInLimit = createLimiter({ ...LIMITS.signInByAddress, clock })
  return (address, operation) => limit(address) || (GUARDED.has(operation) ? signInLimit(address) : 0)
}

/** Checks so many of a hundred answers against the specification; one that it does not allow is a fault of ours. */
function createAnswerCheck({
  config,
  log,
}: Services): (operation: ContractOperation, answer: object) => object {
  let answered = 0
  return (operation, answer) => {
    const isUnspecified = answer === STREAMED || answer === TOO_LARGE || answer instanceof FileAnswer
    if (isUnspecified || answered++ % 100 >= config.checkedAnswers) return answer
    const explanation = operation.explainAnswer(answer)
    if (!explanation) return answer
    log.error('answer against the specification', explanation, { operation: operation.id })
    return BROKEN
  }
}

/** Answers calls of the API: limits, session, contract, handler, contract once more. */
export function createApi(
  services: Services,
  contract: Contract,
  handlers: Handlers,
): (incoming: Incoming) => Promise<Outcome> {
  const limit = createAddressLimit(services)
  const checked = createAnswerCheck(services)

  const settle = async (incoming: Incoming, operation: ContractOperation): Promise<object> => {
    const handler = handlers[operation.id as OperationId] as AnyHandler
    try {
      return checked(operation, await perform(services, handler, operation, incoming))
    } catch (error) {
      return checked(operation, answerTo(error, operation, services))
    }
  }

  return async asked => {
    const incoming = { ...asked, address: addressKey(asked.address) }
    const { method, path, address, header } = incoming
    const operation = contract.find(method, path)
    const locale = languageOf(header('accept-language'))
    const outcome = (answer: object, status = 200): Outcome => ({
      status,
      answer,
      operation: operation?.id,
      locale,
    })
    const wait = limit(address, operation?.id ?? '')
    if (wait > 0) return outcome(tooManyRequests(wait))
    if (!operation) {
      return contract.knowsPath(path) ? outcome(WRONG_METHOD, 405) : outcome(NOT_FOUND, 404)
    }
    const answer = await settle(incoming, operation)
    return outcome(answer, answer === TOO_LARGE ? 413 : 200)
  }
}
