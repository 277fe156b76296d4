import type { Incoming } from './api.ts'
import { chooseEncoding } from '../kernel/accept-encoding.ts'
import { COMMON_HEADERS, pageHeaders } from './security-headers.ts'
import type { FileVariants, StaticFile, StaticFiles } from './static-files.ts'
import type { Lines } from './lines.ts'

/** The variant that the client prefers, the smallest of equals. */
function variantOf(
  { plain, br, gzip }: FileVariants,
  accepted: string | undefined,
): [Buffer<ArrayBuffer>, string | undefined] {
  const encoding = chooseEncoding(accepted, [
    ...(br ? ['br' as const] : []),
    ...(gzip ? ['gzip' as const] : []),
  ])
  const compressed = encoding && { br, gzip }[encoding]
  return compressed ? [compressed, encoding] : [plain, undefined]
}

/** Whether the client has the current version (RFC 9110, 13.1.2). */
function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map(tag => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}

/** The response with a file in the encoding that the client accepts, or 304. */
export function fileResponse(
  file: FileVariants,
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
  if (isNotModified(header('if-none-match'), file.etag)) return new Response(null, { status: 304, headers })
  if (encoding) headers['Content-Encoding'] = encoding
  return new Response(method === 'HEAD' ? null : bytes, { headers })
}

/** Headers of pages, cached for each page and set of lines. */
function createPageHeaders() {
  const cached = new Map<string, Record<string, string>>()
  return (file: StaticFile, lines: Lines): Record<string, string> => {
    if (!file.type.startsWith('text/html')) return COMMON_HEADERS
    const key = [file.etag, ...lines.otherOrigins].join(' ')
    const found = cached.get(key) ?? pageHeaders(lines.otherOrigins, file.scripts)
    if (cached.size > 1000) cached.clear()
    cached.set(key, found)
    return found
  }
}

/** Serves the built app: hashed files are immutable, pages are revalidated. Undefined when there is no such file. */
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
