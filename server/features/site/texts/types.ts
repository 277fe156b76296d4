import type { en } from './en/index.ts'

/** The plural forms of a language; `{count}` is the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** The same keys, and lists of the same length, with the texts of another language. */
type Translated<T> = T extends string ? string : { readonly [Key in keyof T]: Translated<T[Key]> }

/** The operator's texts in one language; the English texts define the type. */
export type OperatorTexts = Translated<typeof en>
