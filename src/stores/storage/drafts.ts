import { createStore, useStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { useShallow } from 'zustand/react/shallow'
import { currentLocale } from '#src/i18n/runtime.ts'
import { convertTypedNumbers } from '#src/lib/numbers/convert-typed-numbers.ts'
import { isLocale, type Locale } from '#src/lib/locales.ts'
import { asRecord, asNonEmptyString } from './parse.ts'
import { currentOwnerId } from '../session/session.ts'
import { readStored, sessionEntries, storedNames } from './storage.ts'

/** The input of a form: texts by field name. */
export type DraftFields = Record<string, string>

interface Draft {
  /** The account it belongs to; it is never shown to another one. */
  owner: string
  savedAt: number
  /** The language its numbers are typed in; undefined in drafts of earlier builds. */
  locale?: Locale | undefined
  fields: DraftFields
}

interface Drafts {
  byForm: Readonly<Record<string, Draft>>
}

const maxDraftAge = 24 * 60 * 60 * 1000
const secretField = /password|passwd|pwd|code|secret|cvv|pin$/i

/** The entries of a record that are valid. */
function parseEach<Value>(
  record: unknown,
  parse: (value: unknown) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(asRecord(record) ?? {}).flatMap(([name, value]): [string, Value][] => {
      const parsed = parse(value)
      return parsed === undefined ? [] : [[name, parsed]]
    }),
  )
}

function parseDraft(data: unknown): Draft | undefined {
  const draft = asRecord(data)
  const owner = asNonEmptyString(draft?.owner)
  if (!owner || !asRecord(draft?.fields) || typeof draft?.savedAt !== 'number') return undefined
  const fields = parseEach(draft.fields, value => (typeof value === 'string' ? value : undefined))
  return { owner, savedAt: draft.savedAt, locale: isLocale(draft.locale) ? draft.locale : undefined, fields }
}

// In session storage: it survives a reload and an expired session, and ends with the tab.
const drafts = createStore<Drafts>()(
  persist((): Drafts => ({ byForm: {} }), {
    name: 'drafts',
    version: 1,
    storage: sessionEntries,
    partialize: ({ byForm }) => (Object.keys(byForm).length > 0 ? byForm : undefined),
    merge: stored => ({ byForm: parseEach(stored, parseDraft) }),
  }),
)

adoptSingleDrafts()

/** Adopts the drafts that an earlier build has left in this tab: each form's in an entry of its own. */
function adoptSingleDrafts(): void {
  for (const name of storedNames('draft:', 'session')) {
    const draft = parseDraft(sessionEntries.getItem(name)?.state)
    if (draft) updateDraft(name.slice('draft:'.length), draft)
    sessionEntries.removeItem(name)
  }
}

function updateDraft(form: string, draft: Draft): void {
  drafts.setState({ byForm: { ...readStored(drafts).byForm, [form]: draft } })
}

/**
 * Saves the input of a form for the signed-in account or the guest. Passwords and codes are never saved.
 * @param owner the id of another account
 */
export function saveDraft(form: string, fields: DraftFields, owner: string = currentOwnerId()): void {
  const savedFields = Object.entries(fields).filter(([name]) => !secretField.test(name))
  const draft = {
    owner,
    savedAt: Date.now(),
    locale: currentLocale(),
    fields: Object.fromEntries(savedFields),
  }
  updateDraft(form, draft)
}

const editListeners = new Map<string, Set<(fields: DraftFields) => void>>()

/** Changes fields of a draft from outside of its form, which shows the change at once where it is open. */
export function editDraft(form: string, change: DraftFields): void {
  const fields = { ...readDraft(form), ...change }
  saveDraft(form, fields)
  for (const listener of editListeners.get(form) ?? []) listener(fields)
}

/** Calls back with all fields after each change from outside of the form. @returns stops it */
export function onDraftEdit(form: string, listener: (fields: DraftFields) => void): () => void {
  const listeners = editListeners.get(form) ?? new Set()
  editListeners.set(form, listeners.add(listener))
  return () => listeners.delete(listener)
}

/**
 * The draft that the owner saved within the last day, with its numbers as typed in the current language; drafts of others
 * are never returned.
 */
export function readDraft(form: string, owner: string = currentOwnerId()): DraftFields | undefined {
  const draft = readStored(drafts).byForm[form]
  if (!draft || draft.owner !== owner) return undefined
  if (isOutdated(draft)) {
    discardDraft(form)
    return undefined
  }
  return fieldsOf(draft)
}

/** Fields of the same draft while it is being typed, for what is shown beside its form; it renders only when one of these changes. */
export function useDraftFields(form: string | undefined, names: readonly string[]): DraftFields | undefined {
  return useStore(
    drafts,
    useShallow(({ byForm }) => {
      const draft = form === undefined ? undefined : byForm[form]
      if (!draft || draft.owner !== currentOwnerId() || isOutdated(draft)) return undefined
      const fields = fieldsOf(draft)
      return Object.fromEntries(names.map(name => [name, fields[name] ?? '']))
    }),
  )
}

const isOutdated = ({ savedAt }: Draft): boolean => Date.now() - savedAt > maxDraftAge

function fieldsOf({ fields, ...draft }: Draft): DraftFields {
  const locale = currentLocale()
  return convertTypedNumbers(fields, draft.locale ?? locale, locale)
}

/** To be called when the form was submitted or abandoned. */
export function discardDraft(form: string): void {
  keepDrafts(name => name !== form)
}

/** Assigns the guest's drafts to the account that signs in (R1.4). */
export function adoptGuestDrafts(owner: string): void {
  for (const [form, draft] of Object.entries(readStored(drafts).byForm))
    if (draft.owner === 'guest') updateDraft(form, { ...draft, owner })
}

/** Removes an account's drafts when the user signs out. An expired session keeps them. */
export function discardDraftsOf(owner: string): void {
  keepDrafts((_, draft) => draft.owner !== owner)
}

function keepDrafts(isKept: (form: string, draft: Draft) => boolean): void {
  const kept = Object.entries(readStored(drafts).byForm).filter(([form, draft]) => isKept(form, draft))
  drafts.setState({ byForm: Object.fromEntries(kept) })
}
