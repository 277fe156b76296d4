import { asRecord, asText } from './parse.ts'
import { currentOwner } from './session.ts'
import { stored, storedNames, type Stored } from './storage.ts'

/** What somebody has typed into a form: texts by field name. */
export type DraftFields = Record<string, string>

interface Draft {
  /** The account it belongs to; another account never sees it. */
  owner: string
  savedAt: number
  fields: DraftFields
}

const maxAge = 24 * 60 * 60 * 1000
const secretField = /password|passwd|pwd|code|secret|cvv|pin$/i

// In the session's storage: it survives a reload and an expired sign-in, and goes with the tab.
function entry(form: string): Stored<Draft> {
  return stored<Draft>({
    name: `draft:${form}`,
    version: 1,
    area: 'session',
    parse: data => {
      const draft = asRecord(data)
      const owner = asText(draft?.owner)
      const fields = asRecord(draft?.fields)
      if (!owner || !fields || typeof draft?.savedAt !== 'number') return undefined
      return { owner, savedAt: draft.savedAt, fields: texts(fields) }
    },
  })
}

function texts(fields: Record<string, unknown>): DraftFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

function allDrafts(): Stored<Draft>[] {
  return storedNames('draft:', 'session').map(name => entry(name.slice('draft:'.length)))
}

/**
 * Keeps what was typed for the account signed in, or for the guest. Passwords and codes are never kept.
 * @param owner the account's id when it is not the one signed in now
 */
export function saveDraft(form: string, fields: DraftFields, owner: string = currentOwner()): void {
  const open = Object.entries(fields).filter(([name]) => !secretField.test(name))
  entry(form).write({ owner, savedAt: Date.now(), fields: Object.fromEntries(open) })
}

/** What its owner typed into the form within the last day; another owner's draft stays unseen. */
export function readDraft(form: string, owner: string = currentOwner()): DraftFields | undefined {
  const draft = entry(form).read()
  if (!draft || draft.owner !== owner) return undefined
  if (Date.now() - draft.savedAt > maxAge) {
    discardDraft(form)
    return undefined
  }
  return draft.fields
}

/** Called when the form was sent, or its owner gave it up. */
export function discardDraft(form: string): void {
  entry(form).remove()
}

/** What a guest typed before being asked to sign in becomes the account's own (R1.4). */
export function adoptGuestDrafts(owner: string): void {
  for (const one of allDrafts()) {
    const draft = one.read()
    if (draft?.owner === 'guest') one.write({ ...draft, owner })
  }
}

/** Removes an account's drafts, when it signs out by itself. An expired session keeps them. */
export function discardDraftsOf(owner: string): void {
  for (const one of allDrafts()) if (one.read()?.owner === owner) one.remove()
}
