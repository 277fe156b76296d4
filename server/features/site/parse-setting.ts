/** Parses what the operator types after `set`, and says what is wrong with it. */
import { routeOf } from '#src/lib/paths.ts'
import { TIP_REMARKS } from '#src/lib/site/tips.ts'
import { SETTING_KINDS, type Setting, type SettingKind, type SettingValues } from './operator-settings.ts'
import { ROWS_PER_PAGE, rowName, rowsOfPage } from './pages.ts'
import {
  VISIBILITY,
  defined,
  languageOf,
  matching,
  nameOf,
  readWords,
  requireNoOther,
  requireThat,
  take,
  textOf,
  textsOf,
} from './setting-words.ts'
import { SHIPPED_NOTICE_IDS, switchesWith } from './settings.ts'

/** How each kind is typed, for the help. */
export const SETTING_USAGE: Readonly<Record<SettingKind, string>> = {
  switch: 'set switch <description> on|off [name=<text>]',
  tip: 'set tip <remark> [shown|hidden] [<language>=<text> …]',
  message: 'set message <language> <key> <text>',
  row: 'set row <page> <desc> [shown|hidden] [module=…] [sort=…] [link=…] [image=…] [title.<language>=…] [subtitle.<language>=…]',
  body: 'set body <field> <value>',
  notice: 'set notice <id> [shown|hidden] [time=<date>] [title.<language>=…] [content.<language>=…]',
}

/** What is there already, for limits and for names that are taken. */
export interface SettingContext {
  readonly settings: readonly Setting[]
  readonly now: number
  /** The fields and query parameters of the specification, each with an operation that has it. */
  readonly fields: ReadonlyMap<string, string>
  /** Why the app would ignore a message; undefined when it would not. */
  readonly explainMessage: (key: string, text: string) => string | undefined
}

/** A path on this host, or an https address: AssetPath and AppLink of the specification. */
const PATH = /^(\/[A-Za-z0-9._~/%-]*|https:\/\/\S+)$/
const LINK = /^(\/[A-Za-z0-9._~/?=&%-]*|https:\/\/\S+)$/

function requireSomething(value: object, usage: string): void {
  requireThat(Object.keys(value).length > 0, `Nothing to set. Usage: ${usage}`)
}

const namesOf = (settings: readonly Setting[], kind: SettingKind) =>
  settings.filter(each => each.kind === kind).map(({ name }) => name)

type Parser<Kind extends SettingKind> = (
  words: readonly string[],
  context: SettingContext,
) => { name: string; value: SettingValues[Kind] }

const parseSwitch: Parser<'switch'> = ([given, ...words], { settings }) => {
  const name = nameOf(given, 'The description of the switch')
  const { flag, fields } = readWords(words, { on: 1, off: 0 })
  requireThat(
    flag !== undefined,
    `The switch needs "on" (hides what it names) or "off". Usage: ${SETTING_USAGE.switch}`,
  )
  const switchName = take(fields, 'name', text => textOf(text, 'name', 128))
  requireNoOther(fields, SETTING_USAGE.switch)
  const known = new Set([...namesOf(settings, 'switch'), name])
  requireThat(switchesWith(new Map()).length + known.size <= 500, 'There are 500 switches already.')
  return { name, value: defined({ status: flag, switchName }) as SettingValues['switch'] }
}

const parseTip: Parser<'tip'> = ([given, ...words]) => {
  const name = nameOf(given, 'The remark of the tip')
  const { flag, fields } = readWords(words, VISIBILITY)
  const content = textsOf(fields, '')
  requireNoOther(fields, SETTING_USAGE.tip)
  requireThat(
    (TIP_REMARKS as readonly string[]).includes(name),
    `The app shows no tip "${name}"; it shows ${TIP_REMARKS.join(', ')}.`,
  )
  const value = defined({ isVisible: flag, content }) as SettingValues['tip']
  requireSomething(value, SETTING_USAGE.tip)
  return { name, value }
}

const parseMessage: Parser<'message'> = ([language, given, ...words], { settings, explainMessage }) => {
  const key = nameOf(given, 'The key of the message')
  const name = `${languageOf(language ?? '')} ${key}`
  requireThat(words.length === 1, `Put the text in quotes. Usage: ${SETTING_USAGE.message}`)
  const text = textOf(words[0] ?? '', 'The text')
  const problem = explainMessage(key, text)
  requireThat(problem === undefined, problem ?? '')
  const names = namesOf(settings, 'message')
  requireThat(names.includes(name) || names.length < 5000, 'There are 5000 messages already.')
  return { name, value: { text } }
}

const parseRow: Parser<'row'> = ([pagePath = '', given, ...words], { settings }) => {
  requireThat(
    routeOf(pagePath) === pagePath,
    `"${pagePath}" is no page of the app, such as /pages/tabs/me/me-e.`,
  )
  const desc = nameOf(given, 'The desc of the row')
  const { flag, fields } = readWords(words, VISIBILITY)
  const value = defined({
    isVisible: flag,
    module: take(fields, 'module', matching(/^[a-z][A-Za-z0-9]{0,63}$/, 'a module, such as list')),
    sort: take(fields, 'sort', text => Number(matching(/^\d{1,5}$/, 'a whole number of 0 to 99999')(text))),
    title: textsOf(fields, 'title.'),
    subtitle: textsOf(fields, 'subtitle.'),
    image: take(fields, 'image', matching(PATH, 'a path on this host or an https address')),
    link: take(fields, 'link', matching(LINK, 'a page of the app or an https address')),
  }) as SettingValues['row']
  requireNoOther(fields, SETTING_USAGE.row)
  requireSomething(value, SETTING_USAGE.row)
  const rows = rowsOfPage(pagePath, new Map(namesOf(settings, 'row').map(name => [name, {}])))
  requireThat(
    rows.includes(desc) || value.module !== undefined,
    `The page has no row "${desc}" yet: a new one needs module=…. It has ${rows.join(', ') || 'none'}.`,
  )
  requireThat(
    rows.includes(desc) || rows.length < ROWS_PER_PAGE,
    `The page has ${ROWS_PER_PAGE} rows already.`,
  )
  return { name: rowName(pagePath, desc), value }
}

const parseBody: Parser<'body'> = ([given = '', ...words], { settings, fields }) => {
  requireThat(
    /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(given),
    `"${given}" is no name of a field: letters, digits, - and _.`,
  )
  const operation = fields.get(given)
  requireThat(
    operation === undefined,
    `"${given}" is a field of ${operation}: as a default it would be sent with calls that mean something by it.`,
  )
  requireThat(words.length === 1, `Put the value in quotes. Usage: ${SETTING_USAGE.body}`)
  const names = namesOf(settings, 'body')
  requireThat(names.includes(given) || names.length < 20, 'The default body has 20 fields already.')
  return { name: given, value: { value: textOf(words[0] ?? '', 'The value', 200) } }
}

function timeOf(text: string): number {
  const time = Date.parse(text)
  requireThat(time >= Date.UTC(2010) && time < 1e13, `"${text}" is no time, such as 2026-11-21T08:00Z.`)
  return time
}

const parseNotice: Parser<'notice'> = ([id = '', ...words], { settings, now }) => {
  requireThat(/^[1-9]\d{0,8}$/.test(id), `"${id}" is no id of a notice: a whole number from 1.`)
  const { flag, fields } = readWords(words, VISIBILITY)
  const value = defined({
    isVisible: flag,
    title: textsOf(fields, 'title.', 200),
    content: textsOf(fields, 'content.'),
    time: take(fields, 'time', timeOf),
  }) as SettingValues['notice']
  requireNoOther(fields, SETTING_USAGE.notice)
  requireSomething(value, SETTING_USAGE.notice)
  const ids = new Set([...SHIPPED_NOTICE_IDS.map(String), ...namesOf(settings, 'notice')])
  if (ids.has(id)) return { name: id, value }
  requireThat(
    value.title !== undefined && value.content !== undefined,
    `There is no notice ${id} yet: a new one needs title.en=… and content.en=…. There are ${[...ids].join(', ')}.`,
  )
  return { name: id, value: { time: now, ...value } }
}

const PARSERS: { readonly [Kind in SettingKind]: Parser<Kind> } = {
  switch: parseSwitch,
  tip: parseTip,
  message: parseMessage,
  row: parseRow,
  body: parseBody,
  notice: parseNotice,
}

function kindOf(word: string | undefined): SettingKind {
  const kind = SETTING_KINDS.find(each => each === word)
  requireThat(kind !== undefined, `"${word ?? ''}" cannot be set; these can: ${SETTING_KINDS.join(', ')}.`)
  return kind
}

/** The setting that the words after `set` describe. @throws SettingError */
export function parseSetting([kindWord, ...words]: readonly string[], context: SettingContext): Setting {
  const kind = kindOf(kindWord)
  return { kind, ...PARSERS[kind](words, context) } as Setting
}

/** What is to be reset: the kind and the name, as `settings` lists them. @throws SettingError when it is not set */
export function parseReset(
  [kindWord, ...words]: readonly string[],
  settings: readonly Setting[],
): Pick<Setting, 'kind' | 'name'> {
  const kind = kindOf(kindWord)
  const name = words.join(' ')
  const names = namesOf(settings, kind)
  requireThat(
    names.includes(name),
    `The ${kind} "${name}" is not set. Set are: ${names.join(', ') || 'none'}.`,
  )
  return { kind, name }
}
