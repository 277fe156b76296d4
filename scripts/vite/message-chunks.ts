import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const texts = join(import.meta.dirname, '../../src/i18n')
const chunks = join(texts, 'en/chunks')
const PREFIX = 'virtual:messages/'
const LANGUAGE = /\?messages=(\w+)$/

/** A language that differs in few places from another, and that one, whose files it has where it lacks its own. */
const BASES: Readonly<Record<string, string>> = { sa: 'ar' }

/** The path of a language's file of texts, such as `market.ts`, or of that of its base. */
export function textsFile(language: string, name: string): string {
  const own = join(texts, language, name)
  const base = BASES[language]
  return base && !existsSync(own) ? join(texts, base, name) : own
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
  }
}
