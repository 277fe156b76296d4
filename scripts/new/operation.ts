import { migrations } from '#server/features/schema.ts'
import { LOCALE_CODES } from '#src/lib/locales.ts'
import { dictionaryOf } from '../dictionary-of.ts'
import { operationsOf, type Specification } from '../specification.ts'
import { refusedOperationNames, refusedSchemaNames, refusedTags } from '../supported/names.ts'
import { BASES } from '../vite/message-chunks.ts'
import type { Part } from './template.ts'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const separated = (name: string, by: string) =>
  name.replaceAll(/(?!^)[A-Z]/g, letter => by + letter).toLowerCase()

/** `listPriceGoals` → `PriceGoal`; undefined where the plural is none that this knows. */
function singularOf(plural: string): string | undefined {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y')
  if (/(?:ss|x|zz|ch|sh)es$/.test(plural)) return plural.slice(0, -2)
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : undefined
}

function pluralOf(singular: string): string {
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies')
  return singular + (/(?:s|x|z|ch|sh)$/.test(singular) ? 'es' : 's')
}

export interface NewOperation {
  readonly template: 'list' | 'write'
  readonly words: Readonly<Record<string, string>>
}

const USAGE = `listPriceGoals begins a feature with a list of the account's own, and addPriceGoal adds a row to it`

/** What an operation is to be made of. @throws Error when its name says neither a list nor a row, or could not be read */
export function operationOf(id: string): NewOperation {
  const [, verb, noun = ''] = /^(list|add)([A-Z][A-Za-z0-9]*)$/.exec(id) ?? []
  const Noun = verb === 'list' ? singularOf(noun) : noun
  if (!verb || !Noun || /[A-Z]{2}/.test(Noun))
    throw new Error(`"${id}" cannot be made: ${USAGE}. What is named otherwise: docs/adding-an-operation.md.`)
  const Nouns = pluralOf(Noun)
  const [words, singular] = [separated(Nouns, ' '), separated(Noun, ' ')]
  return {
    template: verb === 'list' ? 'list' : 'write',
    words: {
      Noun,
      Nouns,
      noun: Noun.charAt(0).toLowerCase() + Noun.slice(1),
      nouns: Nouns.charAt(0).toLowerCase() + Nouns.slice(1),
      tag: separated(Noun, '-'),
      tags: separated(Nouns, '-'),
      word: singular,
      words,
      Words: capitalised(words),
      table: separated(Nouns, '_'),
      TABLE: separated(Nouns, '_').toUpperCase(),
    },
  }
}

/** Plurals that SQL reads otherwise. */
const SQL_WORDS = new Set(['values', 'references', 'groups'])

/**
 * @param templates all that is made of, in which the words must not mean something else
 * @throws Error when the name is taken, or could not name what is generated
 */
export function checkOperation(
  id: string,
  { template, words }: NewOperation,
  { specification, templates }: { specification: Specification; templates: string },
): void {
  const { Noun = '', Nouns = '', noun = '', nouns = '', tag = '', table = '' } = words
  const known = operationsOf(specification)
  const added = { ...known[0]!, id, tags: [tag], method: 'NEW', path: id }
  const isThere = specification.tags.some(({ name }) => name === tag)
  const isList = template === 'list'
  if (isList && isThere)
    throw new Error(
      `The feature "${tag}" exists, and ${id} would begin it. Choose another name, or add to it by hand: docs/adding-an-operation.md.`,
    )
  const tables = migrations.flatMap(step => step.statements).join('\n')
  if (isList && (SQL_WORDS.has(table) || tables.includes(`TABLE ${table}(`)))
    throw new Error(`${table} cannot name a table, or names one already. Choose another name.`)
  const used = isList && [Noun, Nouns, noun, nouns].find(word => new RegExp(`\\b${word}\\b`).test(templates))
  if (used) throw new Error(`${used} means something else in the files that are made. Choose another name.`)
  const schemas = isList ? [Noun, `${Noun}Page`] : [`Add${Noun}Request`, `${Noun}Answer`]
  const taken = schemas.filter(name => Object.hasOwn(specification.components.schemas, name))
  if (taken.length > 0)
    throw new Error(`A schema is called ${taken.join(', ')}. Choose another name for ${id}.`)
  const extended = {
    ...specification,
    tags: [...specification.tags, ...(isThere ? [] : [{ name: tag, description: tag }])],
    components: {
      ...specification.components,
      schemas: {
        ...specification.components.schemas,
        ...Object.fromEntries(schemas.map(name => [name, {}])),
      },
    },
  }
  const [refusal] = [
    ...refusedOperationNames([...known, added]).filter(({ operation: at }) => at === `NEW ${id}`),
    ...refusedTags(extended, [added]),
    ...refusedSchemaNames(extended, known),
  ]
  if (refusal) throw new Error(`${id} is refused: ${refusal.what}. ${refusal.remedy}.`)
}

/** The end of a file of texts. */
const endOf = (locale: string, noun: string) =>
  locale === 'en' ? '} as const satisfies Dictionary\n' : `} satisfies Translation['${noun}']\n`

function textsPart(
  part: Part,
  locale: string,
  { tag, noun }: { tag: string; noun: string },
  lines: string,
): Part {
  const path = `src/i18n/${locale}/${tag}.ts`
  const end = endOf(locale, noun)
  if (part.path === 'more') return { how: 'before', path, anchor: end, text: lines }
  const type =
    locale === 'en'
      ? `import type { Dictionary } from '../overlay.ts'`
      : `import type { Translation } from '../types.ts'`
  return { how: 'new', path, anchor: '', text: `${type}\n\nexport default {\n${lines}${end}` }
}

/**
 * The texts of a template in every language that has texts of its own. They are those of other screens with the same meaning, by their keys, until
 * somebody writes better ones: in English first, after which `npm run texts` asks for the other languages.
 */
export async function withTexts(parts: readonly Part[], words: NewOperation['words']): Promise<Part[]> {
  const { tag = '', noun = '' } = words
  const locales = LOCALE_CODES.filter(code => !Object.hasOwn(BASES, code))
  const all = await Promise.all(
    parts.map(async part => {
      if (part.how !== 'texts') return [part]
      return Promise.all(
        locales.map(async locale => {
          const texts = (await dictionaryOf(locale)) as unknown as Record<string, Record<string, string>>
          const lines = part.text
            .trim()
            .split('\n')
            .map(line => {
              const [, key = '', group = '', from = ''] = /^(\w+): (\w+)\.(\w+)$/.exec(line) ?? []
              return `  ${key}: ${JSON.stringify(texts[group]![from])},\n`
            })
          return textsPart(part, locale, { tag, noun }, lines.join(''))
        }),
      )
    }),
  )
  return all.flat()
}
