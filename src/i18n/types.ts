/** The types of the messages, derived from the English ones. */
import type { LocalizedString } from 'typesafe-i18n'
import type english from './en/index.ts'

type English = typeof english

/** The placeholders of a text as [name, type]: `{time}`, `{count:number}` and the count of a plural, `{{count:day|days}}`. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? PlaceholderOf<Inside> | Placeholders<Rest>
  : never
type PlaceholderOf<Inside extends string> = Inside extends `{${infer Plural}`
  ? Plural extends `${infer Name}:${string}`
    ? [Name, number]
    : never
  : Inside extends `${infer Name}:${infer Type}`
    ? [Name, Type extends 'number' ? number : string]
    : [Inside, string]

/** The names of the placeholders that a translation has to have; it may write plurals otherwise, or need none. */
type RequiredNames<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `{${string}` ? never : PlaceholderOf<Inside>[0]) | RequiredNames<Rest>
  : never

/** A text that has each of these placeholders, in any order: an intersection, as unions of parameters are inferred. */
type Containing<Names extends string> = (
  Names extends string ? (text: `${string}{${Names}}${string}`) => void : never
) extends (text: infer Text) => void
  ? Text
  : never

type Translated<Message> = Message extends string
  ? [RequiredNames<Message>] extends [never]
    ? string
    : Containing<RequiredNames<Message>>
  : { [Key in keyof Message]: Translated<Message[Key]> }

/** The messages of a language, by group: the keys of English, each text with the placeholders of the English one. */
export type Translation = { [Group in keyof English]: Translated<English[Group]> }

type Callable<Message> = Message extends string
  ? [Placeholders<Message>] extends [never]
    ? () => LocalizedString
    : (values: { [Each in Placeholders<Message> as Each[0]]: Each[1] }) => LocalizedString
  : { [Key in keyof Message]: Callable<Message[Key]> }

/** A function for each message, which takes the values of its placeholders. */
export type TranslationFunctions = { [Group in keyof English]: Callable<English[Group]> }
