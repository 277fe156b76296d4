import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin, Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')
/** The entries of the first view: what runs before the app, and the app. */
const entries = { prerender: 'src/app/prerender/main.ts', app: 'src/app/main.tsx' }
const chunkOf = new Map<string, string>()

/** The chunk of a module of the first view: of the first entry that imports it, directly or not. */
export function firstViewChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (chunkOf.size === 0) {
    for (const [name, entry] of Object.entries(entries))
      for (const found of importsOf(join(root, entry), graph))
        if (!chunkOf.has(found)) chunkOf.set(found, name)
  }
  return chunkOf.get(id) ?? null
}

function importsOf(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(entry)
  return found
}

/** The templates of src/app/prerender/templates.tsx by name. */
async function renderTemplates(): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'render-templates.ts'),
  ])
  return JSON.parse(stdout) as Record<string, string>
}

/** Puts the templates that src/app/prerender/main.ts fills into the page. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename }) {
        if (filename !== join(root, 'index.html')) return html
        const styles = html.match(/<style\b[^]*?<\/style>/g)?.join('') ?? ''
        const templates = Object.entries(await renderTemplates()).map(([name, markup]) => {
          for (const [, names = ''] of markup.matchAll(/class="([^"]*)"/g)) {
            const missing = names.split(' ').find(one => one.startsWith('_') && !styles.includes(`.${one}`))
            if (missing)
              throw new Error(`The page has no style of .${missing}, which the template ${name} needs.`)
          }
          return `<template data-screen="${name}">${markup}</template>`
        })
        return html.replace('</body>', () => `${templates.join('')}</body>`)
      },
    },
  }
}
