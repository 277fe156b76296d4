import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const texts = join(import.meta.dirname, '../../src/i18n')
const chunks = join(texts, 'en/chunks')
const PREFIX = 'virtual:messages/'
const LANGUAGE = /\?messages=(\w+)$/

/** A language that differs in few places from another, and that one, whose files it has where it lacks its own. */
export const BASES: Readonly<Record<string, string>> = { sa: 'ar' }

/** The path of a language's file of texts, such as `market.ts`, or of that of its base. */
export function textsFile(language: string, name: string): string {
  const own = join(texts, language, name)
  const base = BASES[language]
  return base && !existsSync(own) ? join(texts, base, name) : own
}

/** The language and the domain of a file of texts; undefined for any other file. */
function domainOf(file: string): { language: string; domain: string } | undefined {
  const [, language, name] = /^(\w+)\/([\w-]+)\.ts$/.exec(relative(texts, file).replaceAll('\\', '/')) ?? []
  if (language === undefined || name === undefined || name === 'index') return undefined
  return { language, domain: name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) }
}

/**
 * Gives every language the chunks of English: `virtual:messages/de` is src/i18n/en/chunks/first-view.ts, and what it and the chunks beside
 * it import are the German texts.
 */
export function messageChunks(): Plugin {
  return {
    name: 'message-chunks',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source.startsWith(PREFIX))
        return `${join(chunks, 'first-view.ts')}?messages=${source.slice(PREFIX.length)}`
      const [query, language] = LANGUAGE.exec(importer) ?? []
      if (!query || !language || !source.startsWith('.')) return undefined
      const path = resolve(dirname(importer), source)
      return dirname(path) === chunks ? path + query : textsFile(language, relative(join(texts, 'en'), path))
    },
    // In development the page takes changed texts as they are (src/i18n/runtime.ts), without a reload, which would lose what was typed.
    hotUpdate({ file, modules, timestamp }) {
      const changed = domainOf(file)
      if (!changed || modules.length === 0) return undefined
      for (const one of modules) this.environment.moduleGraph.invalidateModule(one)
      const url = `/${relative(join(texts, '../..'), file).replaceAll('\\', '/')}?t=${timestamp}`
      this.environment.hot.send('texts-changed', { ...changed, url })
      return []
    },
  }
}
