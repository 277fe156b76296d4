/** What a form sends, and the same as a command. */

/** A field of a form. */
export interface Entry {
  name: string
  place: string
  value: string | File | undefined
  isRequired: boolean
  /** Whether it is a value of JSON, not a text. */
  isJson: boolean
}

export interface Target {
  method: string
  path: string
  type: string | undefined
}

export interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

/** A value of JSON; what is none is sent as a text, so that the refusal can be seen. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Filled = Entry & { value: string | File }

function bodyOf(type: string, entries: readonly Filled[]): string | FormData {
  if (type === 'multipart/form-data') {
    const form = new FormData()
    for (const { name, value } of entries) form.append(name, value)
    return form
  }
  const texts = entries.map(({ name, value, isJson }) => ({ name, value: String(value), isJson }))
  if (type === 'application/json')
    return JSON.stringify(
      Object.fromEntries(texts.map(({ name, value, isJson }) => [name, isJson ? jsonOf(value) : value])),
    )
  return new URLSearchParams(texts.map(({ name, value }) => [name, value])).toString()
}

const isFilled = (entry: Entry): entry is Filled =>
  entry.value !== undefined && (entry.isRequired || entry.value !== '')

/** The request. Optional fields without a value are not sent. */
export function requestOf({ method, path, type }: Target, entries: readonly Entry[]): Sent {
  const filled = entries.filter(isFilled)
  const at = (place: string) => filled.filter(entry => entry.place === place)
  const texts = (place: string) => at(place).map(({ name, value }) => [name, String(value)])
  const query = new URLSearchParams(texts('query')).toString()
  const headers = Object.fromEntries(texts('header')) as Record<string, string>
  // Also without a body; of a form with files the browser writes it.
  if (type !== 'multipart/form-data') headers['Content-Type'] = type ?? 'application/x-www-form-urlencoded'
  return {
    url: query === '' ? path : `${path}?${query}`,
    method,
    headers,
    body: type === undefined ? undefined : bodyOf(type, at('body')),
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

function curlBody(body: Sent['body']): string[] {
  if (body === undefined) return []
  if (typeof body === 'string') return [`--data-raw ${quoted(body)}`]
  return [...body].map(([name, value]) =>
    typeof value === 'string'
      ? `--form-string ${quoted(`${name}=${value}`)}`
      : `--form ${quoted(`${name}=@${value.name}`)}`,
  )
}

/** The command that sends the same; a file is read from the folder that it is run in. */
export function curlOf({ url, method, headers, body }: Sent, origin: string): string {
  const parts = [
    `curl ${quoted(`${origin}${url}`)}`,
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...curlBody(body),
  ]
  return parts.join(' \\\n  ')
}
