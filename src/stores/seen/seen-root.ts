/**
 * The newest root of liabilities that this device has seen of its back end: what is published later must contain it. It is the same for
 * every account, so that the back end cannot tell each something else. Without storage nothing has been seen, and nothing is accused.
 */
import type { SeenRoot } from '#src/lib/reconcile/liabilities.ts'
import { createByBackEnd } from '../storage/by-back-end.ts'
import { asRecord } from '../storage/parse.ts'

function parseRoot(value: unknown): SeenRoot | undefined {
  const { day, hash } = asRecord(value) ?? {}
  const isRoot =
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    typeof hash === 'string' &&
    /^[0-9a-f]{64}$/.test(hash)
  return isRoot ? { day, hash } : undefined
}

const stored = createByBackEnd('seen-root', parseRoot)

/** The newest root that this device has seen. */
export const seenRoot = (): SeenRoot | undefined => stored.read()

/** Keeps a root. Called only when it contains the one seen before, which would else be forgotten. */
export const rememberRoot = ({ day, hash }: SeenRoot): void => stored.write({ day, hash })
