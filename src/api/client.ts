import {
  AxiosError,
  create,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios'
import { INITIAL_TIMEOUT, REQUEST_TIMEOUT } from '../lib/constants.ts'
import { DEFAULT_LOCALE, localeInfo, type Locale } from '../lib/locales.ts'
import { isEnvelope, isPassedThrough, type Envelope, type PassedThrough, type Settled } from './envelope.ts'
import { parseFileName, parseJson, type Download } from './downloaded-file.ts'
import { verdictFor, transportMessage } from './error-policy.ts'
import { ApiError, TransportError } from './errors.ts'
import { wireParts, type Fields } from './wire.ts'

/** The dependencies of the client, injected by the app so that it imports no screen, store or dictionary. */
export interface ClientPorts {
  /** The base URL of the current line; '' for the page's own origin (R7.3). */
  baseUrl: () => string
  locale: () => Locale
  /** The raw token, or undefined for a guest. */
  token: () => string | undefined
  defaultBody: () => Fields
  /** Translates a message key of ours or of the server; an unknown text is returned unchanged. */
  translate: (message: string, params: Record<string, string>) => string
  toast: (text: string) => void
  /** Removes the stored account and token and shows sign-in (R4.1). Called once for concurrent 401s. */
  signOut: () => void
}

const ports: ClientPorts = {
  baseUrl: () => '',
  locale: () => DEFAULT_LOCALE,
  token: () => undefined,
  defaultBody: () => ({}),
  translate: message => message,
  toast: () => {},
  signOut: () => {},
}

/** Injects the dependencies; omitted ones keep their value. To be called before the first request. */
export function configureClient(given: Partial<ClientPorts>): void {
  Object.assign(ports, given)
}

export interface CallOptions {
  /** Rejects with ApiError on a business error instead of swallowing it (R8.5). */
  catch?: boolean
  /** For polls and other background calls: a transport failure rejects without a toast. */
  quiet?: boolean
  signal?: AbortSignal | undefined
  onUploadProgress?: (event: AxiosProgressEvent) => void
  onDownloadProgress?: (event: AxiosProgressEvent) => void
}

/** The errors with which a call rejects; used in the types of the generated hooks. */
export type ErrorType<_Answer> = ApiError | TransportError

const answeredLines = new Set<string>()

/** 60 s until the line has answered once in this visit, then 10 s; always 60 s for uploads and downloads (R9.7). */
function timeoutFor(line: string, isTransfer: boolean): number {
  return isTransfer || !answeredLines.has(line) ? INITIAL_TIMEOUT : REQUEST_TIMEOUT
}

/** The headers of every request, except Content-Type (R7.2). */
function requestHeaders(): Record<string, string> {
  const locale = ports.locale()
  const token = ports.token()
  return {
    'Accept-Language': locale,
    LanguageId: String(localeInfo(locale).languageId),
    ...(token ? { Authorization: token } : {}),
  }
}

/** URL and headers of a GET that does not use `http`, such as the stream (R7.1, R7.2). */
export function buildGetRequest(
  path: string,
  params: Fields,
): { url: string; headers: Record<string, string> } {
  const line = ports.baseUrl().replace(/\/+$/, '')
  const { params: search, contentType = '' } = wireParts({ params }, ports.defaultBody())
  return { url: `${line}${path}?${search}`, headers: { ...requestHeaders(), 'Content-Type': contentType } }
}

function transportError(error: unknown): Error {
  if (!(error instanceof AxiosError)) return new TransportError('network', { cause: error })
  // The caller aborted the call: no message.
  if (error.code === AxiosError.ERR_CANCELED) return new DOMException('The call was aborted', 'AbortError')
  const status = error.response?.status
  if (status !== undefined) return new TransportError('status', { status, cause: error })
  const isTimeout =
    error.code === AxiosError.ECONNABORTED ||
    error.code === AxiosError.ETIMEDOUT ||
    /timeout/i.test(error.message)
  return new TransportError(isTimeout ? 'timeout' : 'network', { cause: error })
}

/** The only instance: every call of the app goes through it. */
const axios = create({ allowAbsoluteUrls: false })

axios.interceptors.request.use(
  config => {
    const baseURL = ports.baseUrl()
    const { params, data, contentType } = wireParts(config, ports.defaultBody())
    const isTransfer = data instanceof FormData || config.responseType === 'arraybuffer'
    config.headers.set({
      ...requestHeaders(),
      ...(config.responseType ? {} : { Accept: 'application/json' }),
      ...(contentType ? { 'Content-Type': contentType } : {}),
    })
    return Object.assign(config, { baseURL, params, data, timeout: timeoutFor(baseURL, isTransfer) })
  },
  null,
  // At once, as the session may end before a later turn.
  { synchronous: true },
)

axios.interceptors.response.use(
  response => {
    answeredLines.add(response.config.baseURL ?? '')
    return response
  },
  (error: unknown) => {
    throw transportError(error)
  },
)

/** Shows the user a toast that no answer arrived (R8.6). */
export function toastTransportError(error: TransportError): void {
  ports.toast(ports.translate(transportMessage(error.kind), {}))
}

function fail(error: unknown, options: CallOptions): never {
  if (error instanceof TransportError && !options.quiet) toastTransportError(error)
  throw error
}

let defaults: CallOptions = {}

/** Starts calls with these options, which those of the call itself override. */
export function startWith<R>(options: CallOptions, start: () => R): R {
  const before = defaults
  defaults = options
  try {
    return start()
  } finally {
    defaults = before
  }
}

// Incremented by every sign-out by 401, so that calls of the previous session cannot cause another one.
let session = 0

interface RequestContext {
  token: string | undefined
  session: number
}

/** A 401 signs out the session that made the call, once (R4.1): a newer token is kept. */
function signOutOnce(sent: RequestContext): void {
  if (sent.session !== session || sent.token !== ports.token()) return
  session += 1
  ports.signOut()
}

/** Applies the error policy to an answer; true when the caller gets it. @throws ApiError (R8.5) */
function applyErrorPolicy(answer: Envelope, sent: RequestContext, options: CallOptions): boolean {
  const verdict = verdictFor(answer, options.catch ?? false)
  if (verdict.do === 'signOut') signOutOnce(sent)
  if (verdict.do === 'toast') ports.toast(ports.translate(verdict.message, verdict.params))
  if (verdict.do === 'reject') throw new ApiError(answer.code, answer.msg ?? '', answer.params)
  return verdict.do === 'give'
}

async function send<A>(config: AxiosRequestConfig, options: CallOptions): Promise<AxiosResponse<A>> {
  try {
    return await axios.request<A>({
      ...config,
      signal: AbortSignal.any(
        [options.signal, config.signal].filter(signal => signal instanceof AbortSignal),
      ),
      onUploadProgress: options.onUploadProgress,
      onDownloadProgress: options.onDownloadProgress,
    })
  } catch (error) {
    return fail(error, options)
  }
}

/**
 * Makes one call: the mutator of the generated functions. Settles in one of three ways (R8): with the answer, with
 * `undefined` when the error policy swallowed it, or by rejecting. Never sends anything twice.
 * @throws ApiError for a business error, when the caller asked to catch (R8.5)
 * @throws TransportError when no answer came (R8.6); AbortError when the caller aborted the call
 */
export async function http<T>(config: AxiosRequestConfig, given: CallOptions = {}): Promise<Settled<T>> {
  const options = { ...defaults, ...given }
  const sent = { token: ports.token(), session }
  const response = await send<Settled<T>>(config, options)
  const answer = response.data
  if (!isEnvelope(answer)) {
    return fail(new TransportError('malformed', { status: response.status }), options)
  }
  return applyErrorPolicy(answer, sent, options) ? answer : undefined
}

/**
 * Downloads a file (R7.4). An envelope instead of a file goes through the error policy, which may pass it to the caller
 * (R8.1); a web page instead is a transport failure. Settles like `http`.
 */
export async function download(
  config: AxiosRequestConfig,
  options: CallOptions = {},
): Promise<Download | PassedThrough | undefined> {
  const sent = { token: ports.token(), session }
  const response = await send<ArrayBuffer>({ method: 'get', ...config, responseType: 'arraybuffer' }, options)
  const type = String(response.headers['content-type'] ?? '')
  const disposition = String(response.headers['content-disposition'] ?? '')
  const bytes = response.data
  if (!disposition && type.includes('json')) {
    const answer = parseJson(bytes)
    if (isEnvelope(answer) && !applyErrorPolicy(answer, sent, options)) return undefined
    if (isPassedThrough(answer)) return answer
    return fail(new TransportError('malformed', { status: response.status }), options)
  }
  if (!disposition && type.includes('text/html')) {
    return fail(new TransportError('malformed', { status: response.status }), options)
  }
  return { blob: new Blob([bytes], { type }), fileName: parseFileName(disposition, config.url ?? '') }
}

/**
 * Sends files and fields as multipart with progress (R7.4); `upload('/api/x', {file, kind: 'passport'})`.
 * Settles like `http`.
 */
export function upload<T>(
  url: string,
  fields: Record<string, string | Blob>,
  options: CallOptions = {},
): Promise<Settled<T>> {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return http<T>({ url, method: 'post', data }, options)
}
