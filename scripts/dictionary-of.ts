import english from '../src/i18n/en/index.ts'
import type { Translation } from '../src/i18n/types.ts'
import type { Locale } from '../src/lib/locales.ts'
import { textsFile } from './vite/message-chunks.ts'

const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** All texts of a language, for scripts and tests; the app loads them in chunks. @throws when the file of a group is missing */
export async function dictionaryOf(locale: Locale): Promise<Translation> {
  const groups = Object.keys(english).map(async group => {
    const path = textsFile(locale, `${kebabCase(group)}.ts`)
    const { default: texts } = (await import(/* @vite-ignore */ path)) as { default: unknown }
    return [group, texts]
  })
  return Object.fromEntries(await Promise.all(groups)) as Translation
}
