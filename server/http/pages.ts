import type { Incoming } from './api.ts'
import { chooseEncoding } from '../kernel/encoding.ts'
import { COMMON_HEADERS, pageHeaders } from './security.ts'
import type { FileForms, StaticFile, StaticFiles } from './static-files.ts'
import type { Lines } from './lines.ts'

/** The form that the client wants most, the smallest of equals. */
function variantOf(
  { plain, br, gzip }: FileForms,
  accepted: string | undefined,
): [Buffer<ArrayBuffer>, string | undefined] {
  const encoding = chooseEncoding(accepted, [
    ...(br ? ['br' as const] : []),
    ...(gzip ? ['gzip' as const] : []),
  ])
  const compressed = encoding && { br, gzip }[encoding]
  return compressed ? [compressed, encoding] : [plain, undefined]
}

/** Whether the client has it already (RFC 9110, 13.1.2). */
function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map(tag => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}

/** A file in the form that the client accepts, or that it has it already. */
export function fileResponse(
  file: FileForms,
  { method, header }: Pick<Incoming, 'method' | 'header'>,
  extra: Record<string, string>,
): Response {
  const [bytes, encoding] = variantOf(file, header('accept-encoding'))
  const headers: Record<string, string> = {
    ...extra,
    'Content-Type': file.type,
    'Cache-Control': file.cacheControl,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  }
  if (hasAlready(header('if-none-match'), file.etag)) return new Response(null, { status: 304, headers })
  if (encoding) headers['Content-Encoding'] = encoding
  return new Response(method === 'HEAD' ? null : bytes, { headers })
}

/** Headers of pages, built once for every page and every set of lines. */
function createPageHeaders() {
  const known = new Map<string, Record<string, string>>()
  return (file: StaticFile, lines: Lines): Record<string, string> => {
    if (!file.type.startsWith('text/html')) return COMMON_HEADERS
    const key = [file.etag, ...lines.otherOrigins].join(' ')
    const found = known.get(key) ?? pageHeaders(lines.otherOrigins, file.scripts)
    if (known.size > 1000) known.clear()
    known.set(key, found)
    return found
  }
}

/** Serves the built app: hashed files for ever, pages never without asking. Undefined when there is no such file. */
export function createPages(
  files: StaticFiles,
): (incoming: Incoming, lines: Lines) => Promise<Response | undefined> {
  const headersOf = createPageHeaders()
  return async (incoming, lines) => {
    const { method, path } = incoming
    const file = await files(path)
    if (!file || (method !== 'GET' && method !== 'HEAD')) return undefined
    return fileResponse(file, incoming, headersOf(file, lines))
  }
}
