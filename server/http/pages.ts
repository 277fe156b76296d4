import type { Incoming } from './api.ts'
import { COMMON_HEADERS, pageHeaders } from './security.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'
import type { Lines } from './lines.ts'

/** The variant that the browser accepts, smallest first. */
function variantOf({ plain, br, gzip }: StaticFile, acceptEncoding: string): [Buffer, string | undefined] {
  if (br && /\bbr\b/.test(acceptEncoding)) return [br, 'br']
  if (gzip && /\bgzip\b/.test(acceptEncoding)) return [gzip, 'gzip']
  return [plain, undefined]
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
  return async ({ method, path, header }, lines) => {
    const file = await files(path)
    if (!file || (method !== 'GET' && method !== 'HEAD')) return undefined
    const [bytes, encoding] = variantOf(file, header('accept-encoding') ?? '')
    const headers: Record<string, string> = {
      ...headersOf(file, lines),
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      ETag: file.etag,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    }
    if (header('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
    return new Response(method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  }
}
