import type { AxiosRequestConfig } from 'axios'
import { localeInfo, type Locale } from '../lib/locales.ts'
import { useSession } from '../stores/session/session.ts'
import { currentLine } from '../stores/settings/line.ts'
import { useLocale } from '../stores/settings/locale.ts'
import { useRuntimeConfig } from '../stores/settings/runtime-config.ts'

export type Fields = Record<string, unknown>

const form = 'application/x-www-form-urlencoded'

/** Fields as name and text pairs; undefined and null are omitted, an array repeats its name. */
function pairs(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(one => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  )
}

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** Adds the default fields that the caller has not set (R7.1). */
function addMissing(body: URLSearchParams | FormData, defaults: Fields): void {
  for (const [name, value] of pairs(defaults)) if (!body.has(name)) body.append(name, value)
}

function formBody(data: unknown, defaults: Fields): URLSearchParams {
  const given = data instanceof URLSearchParams ? [...data] : isFields(data) ? pairs(data) : []
  const body = new URLSearchParams(given)
  addMissing(body, defaults)
  return body
}

function uploadBody(data: FormData, defaults: Fields): FormData {
  const body = new FormData()
  for (const [name, value] of data) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, value, value.name)
  }
  addMissing(body, defaults)
  return body
}

function mediaType(headers: AxiosRequestConfig['headers']): string {
  const found = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')
  return String(found?.[1] ?? form)
}

/** A query without undefined or null; an array repeats its name. */
export function query(params: unknown, defaults: Fields): URLSearchParams {
  const own = isFields(params) ? params : {}
  return new URLSearchParams(pairs({ ...defaults, ...own }))
}

export interface WireParts {
  params: URLSearchParams
  data: unknown
  contentType: string | undefined
}

/**
 * Places the caller's fields and the default body (R7.1) and sets the matching Content-Type (R7.2). A GET sends the
 * form type too; its data must not be undefined, or browsers drop the header.
 */
export function wireParts(config: AxiosRequestConfig, defaults: Fields): WireParts {
  const { data } = config
  if ((config.method ?? 'get').toLowerCase() === 'get') {
    return { params: query(config.params, defaults), data: '', contentType: form }
  }
  const params = query(config.params, {})
  // No Content-Type: the browser adds it with the multipart boundary.
  if (data instanceof FormData) return { params, data: uploadBody(data, defaults), contentType: undefined }
  if (mediaType(config.headers).includes('json')) {
    const body = isFields(data) ? { ...defaults, ...data } : (data ?? defaults)
    return { params, data: JSON.stringify(body), contentType: 'application/json' }
  }
  return { params, data: formBody(data, defaults).toString(), contentType: form }
}

/** Who calls, from where: what every request carries besides its own fields. */
export interface Caller {
  /** The base URL of the line; '' for the page's own origin (R7.3). */
  line: string
  locale: Locale
  /** The raw token, or undefined for a guest. */
  token: string | undefined
  defaultBody: Fields
}

/** Who calls now (R7.1 to R7.3). */
export const currentCaller = (): Caller => ({
  line: currentLine().url,
  locale: useLocale.getState().locale,
  token: useSession.getState().token,
  defaultBody: useRuntimeConfig.getState().defaultBody,
})

/** The headers of every request, except Content-Type (R7.2). */
export function requestHeaders({ locale, token }: Pick<Caller, 'locale' | 'token'>): Record<string, string> {
  return {
    'Accept-Language': locale,
    LanguageId: String(localeInfo(locale).languageId),
    ...(token ? { Authorization: token } : {}),
  }
}

export interface GetRequest {
  url: string
  headers: Record<string, string>
}

/** URL and headers of a GET (R7.1, R7.2). */
export function getRequest(path: string, params: Fields, caller: Caller): GetRequest {
  const line = caller.line.replace(/\/+$/, '')
  const search = query(params, caller.defaultBody)
  // Like the address that the client's library builds, so that both are the same request.
  const suffix = search.size > 0 ? `?${search}` : ''
  return {
    url: `${line}${path}${suffix}`,
    headers: { ...requestHeaders(caller), 'Content-Type': form },
  }
}
