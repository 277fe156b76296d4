/** What the operator has set: stored by kind and name, and read at each call, so that it takes effect at once on every node. */
import type { LanguageCode } from '#models'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'

/** A text by language. */
export type Texts = Readonly<Partial<Record<LanguageCode, string>>>

/** The stored value of each kind; what is left out stays as this back end brings it along. */
export interface SettingValues {
  /** By description; 1 hides what the description names. */
  switch: { readonly status: 0 | 1; readonly switchName?: string }
  /** By remark. */
  tip: { readonly isVisible?: 0 | 1; readonly content?: Texts }
  /** By language and key, `en nav.market`. */
  message: { readonly text: string }
  /** By page and desc, `/pages/tabs/home/home-e loan`. */
  row: {
    readonly isVisible?: 0 | 1
    readonly module?: string
    readonly sort?: number
    readonly title?: Texts
    readonly subtitle?: Texts
    readonly image?: string
    readonly link?: string
  }
  /** By name of the field. */
  body: { readonly value: string }
  /** By id. */
  notice: {
    readonly isVisible?: 0 | 1
    readonly title?: Texts
    readonly content?: Texts
    readonly time?: number
  }
}
export type SettingKind = keyof SettingValues

export const SETTING_KINDS = ['switch', 'tip', 'message', 'row', 'body', 'notice'] as const

/** One setting, as it is stored. */
export type Setting = {
  [Kind in SettingKind]: { readonly kind: Kind; readonly name: string; readonly value: SettingValues[Kind] }
}[SettingKind]

interface SettingRow extends Row {
  readonly kind: SettingKind
  readonly name: string
  readonly value: string
}

const READ = 'SELECT kind, name, value FROM operator_settings'

/** What is set of one kind, by name. */
export async function readSettings<Kind extends SettingKind>(
  reader: Reader,
  kind: Kind,
): Promise<ReadonlyMap<string, SettingValues[Kind]>> {
  const rows = await reader.query<SettingRow>(`${READ} WHERE kind = $1 ORDER BY name`, [kind])
  return new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as SettingValues[Kind]]))
}

/** Everything that is set. */
export async function listSettings(reader: Reader): Promise<Setting[]> {
  const rows = await reader.query<SettingRow>(`${READ} ORDER BY kind, name`)
  return rows.map(({ kind, name, value }) => ({ kind, name, value: JSON.parse(value) as never }))
}

type Fields = Readonly<Record<string, unknown>>

/** The old value with what the new one has; of texts, language by language. */
function merge(old: Fields, given: Fields): Fields {
  const merged = Object.entries(given).map(([field, value]) => {
    const before = old[field]
    const isGroup = typeof value === 'object' && typeof before === 'object'
    return [field, isGroup ? { ...before, ...value } : value]
  })
  return { ...old, ...Object.fromEntries(merged) }
}

/** Stores a setting; fields and languages that were set before and are not given stay. */
export function* storeSetting({ now }: Context, { kind, name, value }: Setting): Steps<void> {
  const key = [kind, name]
  const [old] = yield* read<SettingRow>(`${READ} WHERE kind = $1 AND name = $2 /*lock*/`, key)
  const merged = old ? merge(JSON.parse(old.value) as Fields, { ...value }) : value
  return yield* finish(undefined, [
    `INSERT INTO operator_settings(kind, name, value, set_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT (kind, name) DO UPDATE SET value = excluded.value, set_at = excluded.set_at`,
    [...key, JSON.stringify(merged), now],
  ])
}

/** Removes a setting: what this back end brings along applies again. */
export function* removeSetting(_: Context, { kind, name }: Pick<Setting, 'kind' | 'name'>): Steps<void> {
  return yield* finish(undefined, [
    'DELETE FROM operator_settings WHERE kind = $1 AND name = $2',
    [kind, name],
  ])
}
