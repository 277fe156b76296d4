import { DomainError } from '#server/kernel/domain-error.ts'

/** A rule that no waiting mends by itself, as its owner has to make room: it is told as a failure, and tried again. */
const LASTING = new Set(['balance_limit'])

/**
 * Does something, unless a rule refuses it: then its owner, or another node, was quicker, which is theirs to do.
 * @returns whether it was done
 */
export async function unlessRefused(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof DomainError && !LASTING.has(error.code)) return false
    throw error
  }
}
