/** What a page of a build loads before anybody touches it. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** What the scripts of the first view may come to, compressed, bytes. */
export const FIRST_VIEW_LIMIT = 150_000

export interface FirstView {
  /** File names with their compressed size, bytes; largest first. */
  files: { name: string; bytes: number }[]
  /** All of them together, bytes. */
  bytes: number
}

const STATIC_IMPORT =
  /(?:^|[;}\s])(?:import|export)\s*(?:[\w*${},\s]+?\s*from\s*)?["'](\.\.?\/[^"']+\.js)["']/g

/** The scripts of a built page: its entry, what that one asks for, all that these import statically. */
export function firstViewOf(folder: string): FirstView {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const tags = html.matchAll(/<(?:script[^>]*src|link[^>]*rel="modulepreload"[^>]*href)="\.?\/?([^"]+\.js)"/g)
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const code = readFileSync(join(folder, file), 'utf8')
    for (const [, path] of code.matchAll(STATIC_IMPORT)) visit(join(dirname(file), path!))
  }
  for (const [, file] of tags) visit(file!)
  // The first script asks for the others.
  const listed = /<script type="application\/json" id="scripts">(.*?)<\/script>/.exec(html)?.[1]
  for (const file of (JSON.parse(listed ?? '{}') as { app?: string[] }).app ?? []) visit(file)
  if (seen.size === 0) throw new Error(`${folder}/index.html loads no script: nothing was measured.`)

  const inline = html.match(/<script>[^]*?<\/script>/g)?.join('') ?? ''
  const files = [...seen]
    .map(name => ({ name, bytes: gzipSync(readFileSync(join(folder, name)), { level: 9 }).length }))
    .concat(inline ? { name: 'inside the page', bytes: gzipSync(inline, { level: 9 }).length } : [])
    .toSorted((a, b) => b.bytes - a.bytes)
  return { files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) }
}

/** Builds the bare React page of tests/bench/bare-react into `outDir`. */
export const buildBareReact = (outDir: string) => buildBarePage('bare-react', outDir)

/** Builds a page of tests/bench, as small as what it is made with allows, into `outDir`. */
export async function buildBarePage(name: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../bench', name),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
}
