import type { en } from './en/index.ts'

/** A counted thing in the forms that a language tells apart; `{count}` is its number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** The same keys, and lists as long, with words of another language. */
type InOtherWords<T> = T extends string ? string : { readonly [Key in keyof T]: InOtherWords<T[Key]> }

/** What the operator says, in one language: the English texts are the model of all others. */
export type OperatorTexts = InOtherWords<typeof en>
