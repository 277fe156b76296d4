/** What is read where there is most of it: of an account that has something of everything. */
import type { Draft } from '../draft.ts'
import type { ProbeContext } from '../probes/probe.ts'
import { readingDraft } from '../probes/readings.ts'

/** The request of a reading on behalf of that account; undefined for other operations, and where the hook furnishes none. */
export async function fullestDraft({ rich, operation }: ProbeContext): Promise<Draft | undefined> {
  const accounts = (await rich?.forReading()) ?? []
  const holder = accounts.findLast(({ readings }) => readings.some(({ id }) => id === operation.id))
  return holder && readingDraft(operation, holder.token)
}
