import { DomainError } from '#server/kernel/domain-error.ts'

/** Errors that persist until the owner acts, as by freeing balance: these are thrown, so that the job retries. */
const LASTING_ERRORS = new Set(['balance_limit'])

/**
 * Executes a command and ignores its rejection by a rule: then the owner or another node has acted in the meantime.
 * @returns whether the command was executed
 */
export async function ignoreRejection(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof DomainError && !LASTING_ERRORS.has(error.code)) return false
    throw error
  }
}
