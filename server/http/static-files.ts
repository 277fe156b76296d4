import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

/** A file with its compressed variants. */
export interface FileVariants {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly plain: Buffer<ArrayBuffer>
  readonly br: Buffer<ArrayBuffer> | undefined
  readonly gzip: Buffer<ArrayBuffer> | undefined
}

/** One file of the built app. */
export interface StaticFile extends FileVariants {
  /** Hashes of a page's inline scripts, for its content security policy. */
  readonly scripts: readonly string[]
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** File names with a content hash, as the build gives to everything in assets/. */
const HASHED_PATH = /^\/assets\/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('base64')

/** The ETag of a content. */
export const etagOf = (bytes: Buffer) => `"${sha256(bytes).slice(0, 22)}"`

/** The hashes of a page's inline scripts, which the content security policy requires. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.map(([, code = '']) => `sha256-${sha256(code)}`)
}

async function loadFile(path: string, url: string): Promise<StaticFile> {
  const optional = (name: string) => readFile(name).catch(() => undefined)
  const [plain, br, gzip] = await Promise.all([
    readFile(path),
    optional(`${path}.br`),
    optional(`${path}.gz`),
  ])
  const extension = extname(path)
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: etagOf(plain),
    cacheControl: HASHED_PATH.test(url) ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain,
    br,
    gzip,
    scripts: extension === '.html' ? inlineScripts(plain.toString()) : [],
  }
}

/** Finds built files by URL path; index.html for a folder. Undefined when there is none. */
export type StaticFiles = (path: string) => Promise<StaticFile | undefined>

/**
 * The files of a folder. The folder is listed once and only listed files are opened, so no path leads out of it; each is read on first
 * request and then cached.
 */
export function createStaticFiles(folder: string): StaticFiles {
  const loaded = new Map<string, Promise<StaticFile>>()
  let names: Promise<ReadonlyMap<string, string>> | undefined

  const list = async (): Promise<ReadonlyMap<string, string>> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    return new Map(files.map(file => [`/${relative(folder, file).split(sep).join('/')}`, file]))
  }
  return async path => {
    const url = path.endsWith('/') ? `${path}index.html` : path
    if (/\.(?:br|gz|map)$/.test(url)) return undefined
    const file = (await (names ??= list())).get(url)
    if (file === undefined) return undefined
    const found = loaded.get(url) ?? loadFile(file, url)
    loaded.set(url, found)
    // A new build has removed it: the folder is listed again with the next call.
    return found.catch(() => {
      loaded.delete(url)
      names = undefined
      return undefined
    })
  }
}
