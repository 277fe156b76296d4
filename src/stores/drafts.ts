import { asRecord, asNonEmptyString } from './parse.ts'
import { currentOwnerId } from './session.ts'
import { createStored, storedNames, type StoredValue } from './storage.ts'

/** The input of a form: texts by field name. */
export type DraftFields = Record<string, string>

interface Draft {
  /** The account it belongs to; it is never shown to another one. */
  owner: string
  savedAt: number
  fields: DraftFields
}

const maxDraftAge = 24 * 60 * 60 * 1000
const secretField = /password|passwd|pwd|code|secret|cvv|pin$/i

// In session storage: it survives a reload and an expired session, and ends with the tab.
function draftStorage(form: string): StoredValue<Draft> {
  return createStored<Draft>({
    name: `draft:${form}`,
    version: 1,
    area: 'session',
    parse: data => {
      const draft = asRecord(data)
      const owner = asNonEmptyString(draft?.owner)
      const fields = asRecord(draft?.fields)
      if (!owner || !fields || typeof draft?.savedAt !== 'number') return undefined
      return { owner, savedAt: draft.savedAt, fields: textFields(fields) }
    },
  })
}

function textFields(fields: Record<string, unknown>): DraftFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

function allDrafts(): StoredValue<Draft>[] {
  return storedNames('draft:', 'session').map(name => draftStorage(name.slice('draft:'.length)))
}

/**
 * Saves the input of a form for the signed-in account or the guest. Passwords and codes are never saved.
 * @param owner the id of another account
 */
export function saveDraft(form: string, fields: DraftFields, owner: string = currentOwnerId()): void {
  const savedFields = Object.entries(fields).filter(([name]) => !secretField.test(name))
  draftStorage(form).write({ owner, savedAt: Date.now(), fields: Object.fromEntries(savedFields) })
}

/** The draft that the owner saved within the last day; drafts of others are never returned. */
export function readDraft(form: string, owner: string = currentOwnerId()): DraftFields | undefined {
  const draft = draftStorage(form).read()
  if (!draft || draft.owner !== owner) return undefined
  if (Date.now() - draft.savedAt > maxDraftAge) {
    discardDraft(form)
    return undefined
  }
  return draft.fields
}

/** To be called when the form was submitted or abandoned. */
export function discardDraft(form: string): void {
  draftStorage(form).remove()
}

/** Assigns the guest's drafts to the account that signs in (R1.4). */
export function adoptGuestDrafts(owner: string): void {
  for (const one of allDrafts()) {
    const draft = one.read()
    if (draft?.owner === 'guest') one.write({ ...draft, owner })
  }
}

/** Removes an account's drafts when the user signs out. An expired session keeps them. */
export function discardDraftsOf(owner: string): void {
  for (const one of allDrafts()) if (one.read()?.owner === owner) one.remove()
}
