export type Fields = Record<string, unknown>

export interface Answer {
  code: number
  msg: string
  data?: unknown
  rows?: unknown[]
  total?: number
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isAnswer(value: unknown): value is Answer {
  return isFields(value) && typeof value.code === 'number' && typeof value.msg === 'string'
}

/** The fields of a request: of its query and of its body, whatever its type. */
export async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return { ...query, ...(await bodyOf(request.clone())) }
}

async function bodyOf(request: Request): Promise<Record<string, string>> {
  if (request.method === 'GET') return {}
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('multipart/')) return {}
  const text = await request.text()
  if (!type.includes('json')) return Object.fromEntries(new URLSearchParams(text))
  const data: unknown = text === '' ? {} : JSON.parse(text)
  return isFields(data)
    ? Object.fromEntries(Object.entries(data).map(([name, one]) => [name, String(one)]))
    : {}
}
