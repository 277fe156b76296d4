import type { Context, MiddlewareHandler } from 'hono'
import type { Env, Incoming } from './incoming.ts'
import { chooseEncoding } from '../kernel/accept-encoding.ts'
import { fileHeaders, pageHeaders } from './security-headers.ts'
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
): Response {
  const [bytes, encoding] = variantOf(file, header('accept-encoding'))
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': file.cacheControl,
    ETag: file.etag,
    // The policy of a page names the other line, which follows from the host.
    Vary: file.type.startsWith('text/html') ? 'Accept-Encoding, Host' : 'Accept-Encoding',
  }
  if (isNotModified(header('if-none-match'), file.etag)) return new Response(null, { status: 304, headers })
  if (encoding) headers['Content-Encoding'] = encoding
  return new Response(method === 'HEAD' ? null : bytes, { headers })
}

/** The security headers of a file; those of pages are cached for each page and set of lines. */
function createSecurityHeaders() {
  const cached = new Map<string, MiddlewareHandler>()
  return (file: StaticFile, lines: Lines): MiddlewareHandler => {
    if (!file.type.startsWith('text/html')) return fileHeaders
    const key = [file.etag, ...lines.otherOrigins].join(' ')
    const found = cached.get(key) ?? pageHeaders(lines.otherOrigins, file.scripts)
    if (cached.size > 1000) cached.clear()
    cached.set(key, found)
    return found
  }
}

/**
 * Serves the built app: hashed files are immutable, pages are revalidated. Ours, as `serveStatic` with
 * `precompressed` takes 3 to 15 times the processor time per file (tests/bench/middleware.ts), sends no ETag, and ignores the weights of
 * Accept-Encoding.
 */
export function servePages(
  files: StaticFiles,
  {
    incomingOf,
    linesOf,
  }: { incomingOf: (context: Context<Env>) => Incoming; linesOf: (host: string) => Lines },
): MiddlewareHandler<Env> {
  const headersOf = createSecurityHeaders()
  return async (context, next) => {
    const incoming = incomingOf(context)
    const file = await files(incoming.path)
    if (!file) return next()
    const lines = linesOf(incoming.host ?? '')
    return headersOf(file, lines)(context, async () => {
      context.res = fileResponse(file, incoming)
    })
  }
}
