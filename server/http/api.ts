import type { HttpBindings } from '@hono/node-server'
import type { LanguageCode } from '../../src/api/generated/models/index.ts'
import type { OperationId } from '../../src/api/generated/operations.ts'
import type { Contract, ContractOperation } from '../contract/contract.ts'
import { BROKEN, SIGNED_OUT, invalidField, toErrorAnswer, tooManyRequests } from './answers.ts'
import type { ErrorAnswer } from './answers.ts'
import { BodyTooLarge, readBody } from './body.ts'
import { STREAMED } from './handler.ts'
import type { Call, Handlers, Services } from './handler.ts'
import { LIMITS, createLimiter, noLimit } from './limits.ts'

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

/** What is sent back: an answer of the business, or STREAMED when a stream has answered by itself. */
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

/** Operations that guess at secrets or send messages: fewer of them from one address. */
const GUARDED = new Set<string>(['sendSignInCode', 'register', 'login'] satisfies OperationId[])

/** Answers calls of the API: limits, session, contract, handler, contract once more. */
export function createApi(
  services: Services,
  contract: Contract,
  handlers: Handlers,
): (incoming: Incoming) => Promise<Outcome> {
  const { config, clock, log, sessions } = services
  const limiter = (options: { burst: number; perSecond: number }) =>
    config.rateLimits ? createLimiter({ ...options, clock }) : noLimit
  const limit = limiter(LIMITS.address)
  const signInLimit = limiter(LIMITS.signInByAddress)
  let answered = 0

  const perform = async (incoming: Incoming, operation: ContractOperation): Promise<object> => {
    const token = incoming.header('authorization')
    const userId = await sessions.find(token)
    if (userId === undefined && !operation.isPublic) return SIGNED_OUT
    const wrongHeader = operation.checkHeaders(incoming.header)
    if (wrongHeader) return invalidField(wrongHeader.field)
    const query = operation.checkQuery(incoming.query)
    if (!('value' in query)) return invalidField(query.field)
    const text = operation.bodyType ? await readBody(incoming.request, incoming.header('content-length')) : ''
    const body = operation.checkBody(text)
    if (!('value' in body)) return invalidField(body.field)
    const locale = incoming.header('accept-language') as LanguageCode
    const { connection } = incoming
    // The contract has just made sure of what these types say.
    const call = { query: query.value, body: body.value, userId, locale, token, connection } as unknown
    const handler = handlers[operation.id as OperationId] as AnyHandler
    return handler(services, call as Call<OperationId>)
  }

  const attempt = async (incoming: Incoming, operation: ContractOperation): Promise<object> => {
    try {
      return await perform(incoming, operation)
    } catch (error) {
      if (error instanceof BodyTooLarge) return TOO_LARGE
      const answer = toErrorAnswer(error)
      if (answer) return answer
      log.error('fault', error, { operation: operation.id })
      return BROKEN
    }
  }

  const settle = async (incoming: Incoming, operation: ContractOperation): Promise<object> => {
    const answer = await attempt(incoming, operation)
    if (answer === STREAMED || answered++ % 100 >= config.checkedAnswers) return answer
    const explanation = operation.explainAnswer(answer)
    if (!explanation) return answer
    log.error('answer against the specification', explanation, { operation: operation.id })
    return BROKEN
  }

  return async incoming => {
    const { method, path, address } = incoming
    const operation = contract.find(method, path)
    const locale = (incoming.header('accept-language') ?? 'en') as LanguageCode
    const outcome = (answer: object, status = 200): Outcome => ({
      status,
      answer,
      operation: operation?.id,
      locale,
    })
    const wait = limit(address) || (operation && GUARDED.has(operation.id) ? signInLimit(address) : 0)
    if (wait > 0) return outcome(tooManyRequests(wait))
    if (!operation) {
      return contract.knowsPath(path) ? outcome(WRONG_METHOD, 405) : outcome(NOT_FOUND, 404)
    }
    const answer = await settle(incoming, operation)
    return outcome(answer, answer === TOO_LARGE ? 413 : 200)
  }
}
