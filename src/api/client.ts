import type { AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios'
import { abortWithAny } from '../lib/abort.ts'
import { setSessionEnd } from '../stores/session/session-end.ts'
import { signOut } from '../stores/session/session.ts'
import {
  isEnvelope,
  isPassedThrough,
  lacksRows,
  paramsOf,
  type Answered,
  type Envelope,
  type PassedThrough,
} from './envelope.ts'
import { parseFileName, parseJson, type Download } from './downloaded-file.ts'
import { needsStepUp, verdictFor, transportMessage } from './error-policy.ts'
import { ApiError, SwallowedAnswer, TransportError } from './errors.ts'
import { takeFirstAnswer } from './first-answers.ts'
import { noteAnswer, timeoutFor } from './timeouts.ts'
import { Unreadable } from './unreadable.ts'
import {
  currentCaller,
  getRequest,
  requestHeaders,
  wireParts,
  type Caller,
  type Fields,
  type GetRequest,
} from './wire.ts'

/** What the client asks of the app, injected so that it imports no screen or dictionary. */
export interface ClientPorts {
  /** Translates a message key of ours or of the server; an unknown text is returned unchanged. */
  translate: (message: string, params: Record<string, string>) => string
  toast: (text: string) => void
  /** Shows sign-in, once for each session that has ended (R4.1). */
  onSignedOut: () => void
  /** Asks the person to confirm the session; whether they did. */
  stepUp: () => Promise<boolean>
}

const ports: ClientPorts = {
  translate: message => message,
  toast: () => {},
  onSignedOut: () => {},
  stepUp: () => Promise.resolve(false),
}

/** Injects the dependencies; omitted ones keep their value. To be called before the first request. */
export function configureClient(given: Partial<ClientPorts>): void {
  Object.assign(ports, given)
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  onUploadProgress?: (event: AxiosProgressEvent) => void
  onDownloadProgress?: (event: AxiosProgressEvent) => void
}

/** The errors with which a call rejects; used in the types of the generated hooks. */
export type ErrorType<_Answer> = ApiError | TransportError

/** URL and headers of a GET that does not use `http`, such as the stream (R7.1, R7.2). */
export function buildGetRequest(path: string, params: Fields): GetRequest {
  return getRequest(path, params, currentCaller())
}

/** A request as it is sent: with what every request carries (R7.1, R7.2). */
function prepare(config: AxiosRequestConfig, options: CallOptions, caller: Caller): AxiosRequestConfig {
  const { line: baseURL, ...who } = caller
  const { params, data, contentType } = wireParts(config, who.defaultBody)
  const signals = [options.signal, config.signal].filter(signal => signal instanceof AbortSignal)
  return {
    ...config,
    baseURL,
    params,
    data,
    timeout: timeoutFor(baseURL, { ...config, data }),
    headers: {
      ...config.headers,
      ...requestHeaders(who),
      ...(config.responseType ? {} : { Accept: 'application/json' }),
      ...(contentType ? { 'Content-Type': contentType } : {}),
    },
    signal: abortWithAny(signals),
    onUploadProgress: options.onUploadProgress,
    onDownloadProgress: options.onDownloadProgress,
  }
}

type Response = Pick<AxiosResponse<unknown>, 'data' | 'status' | 'headers'>

/** The answer that was asked for before the app was here, if it is one to this request. */
async function firstAnswer({ method, url = '', params, headers }: AxiosRequestConfig, caller: Caller) {
  if (method?.toLowerCase() !== 'get' || headers) return undefined
  try {
    return await takeFirstAnswer(getRequest(url, params as Fields, caller))
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    throw new TransportError(isTimeout ? 'timeout' : 'network', { cause: error })
  }
}

/** Loads the library that sends requests, at the first of them. @throws TransportError when it cannot be loaded */
async function loadTransport() {
  try {
    return await import('./transport.ts')
  } catch (cause) {
    throw new TransportError('network', { cause })
  }
}

/** An answer in the types of the specification, unless it passes through. @throws TransportError when it cannot be read */
async function read<A>(answer: A, { url = '' }: AxiosRequestConfig): Promise<A> {
  if (isPassedThrough(answer)) return answer
  try {
    const { readAnswer } = await import('./read-answer.ts')
    return await readAnswer(url, answer)
  } catch (cause) {
    throw new TransportError(cause instanceof Unreadable ? 'malformed' : 'network', { cause })
  }
}

// Incremented by every sign-out by 401, so that calls of the previous session cannot cause another one.
let session = 0

/** Who makes a call, taken once when it begins: a session may end before a later turn. */
interface RequestContext {
  caller: Caller
  session: number
}

const requestContext = (): RequestContext => ({ caller: currentCaller(), session })

/** Whether the session that made a call goes on. */
const isCurrent = (sent: RequestContext): boolean =>
  sent.session === session && sent.caller.token === currentCaller().token

/** A 401 removes the account and token of the session that made the call, once (R4.1): a newer token is kept. */
function signOutOnce(sent: RequestContext, reason: string): void {
  if (!isCurrent(sent)) return
  session += 1
  // A guest is asked to sign in as well, but has not been signed out.
  if (sent.caller.token) setSessionEnd(reason)
  signOut()
  ports.onSignedOut()
}

/** The answer of a call. @throws ApiError when it is a refusal (R8); a 401 has signed out */
function accept<A>(answer: A & Envelope, sent: RequestContext): A {
  const verdict = verdictFor(answer, true)
  if (verdict.do === 'give') return answer
  if (verdict.do === 'signOut') signOutOnce(sent, verdict.reason)
  throw new ApiError(answer.code, answer.msg?.trim() || 'hint_server_error', paramsOf(answer))
}

async function send(
  config: AxiosRequestConfig,
  options: CallOptions,
  { caller }: RequestContext,
): Promise<Response> {
  const request = prepare(config, options, caller)
  const body = await firstAnswer(config, caller)
  const response =
    body === undefined
      ? await (await loadTransport()).sendRequest(request)
      : { data: parseJson(body), status: 200, headers: {} }
  noteAnswer(request.baseURL ?? '')
  return response
}

/**
 * Makes one call: the mutator of the generated functions. Shows nothing: `settle` decides who is told of an error. Sends
 * nothing twice but what was refused until the person has confirmed the session, once they have.
 * @throws ApiError for a refusal (R8.2 to R8.5)
 * @throws TransportError when no answer came (R8.6); AbortError when the caller aborted the call
 */
export async function http<T>(config: AxiosRequestConfig, options: CallOptions = {}): Promise<Answered<T>> {
  const sent = requestContext()
  const { data: answer, status } = await send(config, options, sent)
  if (!isEnvelope(answer)) throw new TransportError('malformed', { status })
  if (needsStepUp(answer) && (await ports.stepUp()) && isCurrent(sent)) return http<T>(config, options)
  return read(accept(answer as Answered<T> & Envelope, sent), config)
}

/**
 * Downloads a file (R7.4). An envelope instead of a file is an answer like any other, which may pass through to the caller
 * (R8.1); a web page instead is a transport failure. Rejects like `http`.
 */
export async function download(
  config: AxiosRequestConfig,
  options: CallOptions = {},
): Promise<Download | PassedThrough> {
  const sent = requestContext()
  const response = await send({ method: 'get', ...config, responseType: 'arraybuffer' }, options, sent)
  const type = String(response.headers['content-type'] ?? '')
  const disposition = String(response.headers['content-disposition'] ?? '')
  const bytes = response.data as ArrayBuffer
  if (!disposition && type.includes('json')) {
    const answer = parseJson(bytes)
    const accepted = isEnvelope(answer) && accept(answer, sent)
    if (isPassedThrough(accepted)) return accepted
    throw new TransportError('malformed', { status: response.status })
  }
  if (!disposition && type.includes('text/html')) {
    throw new TransportError('malformed', { status: response.status })
  }
  return { blob: new Blob([bytes], { type }), fileName: parseFileName(disposition, config.url ?? '') }
}

/**
 * Sends files and fields as multipart with progress (R7.4); `upload('/api/x', {file, kind: 'passport'})`.
 * Rejects like `http`.
 */
export function upload<T>(
  url: string,
  fields: Record<string, string | Blob>,
  options: CallOptions = {},
): Promise<Answered<T>> {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return http<T>({ url, method: 'post', data }, options)
}

/** Who is told of the errors of a call, besides its caller. */
export type Audience = {
  /** The caller shows business errors itself: they reject with ApiError instead of being swallowed (R8.5). */
  catch?: boolean
  /** For polls, and callers that show it themselves: no toast when no answer came. */
  quiet?: boolean
  /** Takes a list without the rows that could not be read, and says that it lacks them. */
  partial?: boolean
}

/** The caller shows all that is not shown to the user in any case (R8.2 to R8.4). */
export const SHOWN_BY_CALLER: Audience = { catch: true, quiet: true }

/** Shows the user a toast that no answer arrived (R8.6). */
export function toastTransportError(error: TransportError): void {
  ports.toast(ports.translate(transportMessage(error.kind), {}))
}

/**
 * Applies the error policy to a call (R8): the one place that decides who is told of an error, and how.
 * @throws SwallowedAnswer when the user has been told, or nobody is to be
 * @throws ApiError for a business error, when the caller catches (R8.5)
 * @throws TransportError when no answer came (R8.6); AbortError when the caller aborted the call
 */
export async function settle<A>(call: A | Promise<A>, audience: Audience = {}): Promise<A> {
  try {
    const answer = await call
    if (lacksRows(answer) && !audience.partial) throw new TransportError('malformed')
    return answer
  } catch (error) {
    if (error instanceof TransportError && !audience.quiet) toastTransportError(error)
    if (!(error instanceof ApiError)) throw error
    const verdict = verdictFor(error, audience.catch ?? false)
    if (verdict.do === 'toast') ports.toast(ports.translate(verdict.message, verdict.params))
    throw verdict.do === 'reject' ? error : new SwallowedAnswer(error)
  }
}
