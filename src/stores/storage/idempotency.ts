import { createStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { uuid } from '#src/lib/uuid.ts'
import { asRecord, asNonEmptyString } from './parse.ts'
import { currentOwnerId } from '../session/session.ts'
import { localEntries, readStored } from './storage.ts'

/** A money operation that was sent and has no answer yet. */
export interface PendingOperation {
  key: string
  operation: string
  /** A hash of the fields, to recognise a repeated request. */
  hash: string
  owner: string
  /** Epoch ms. */
  since: number
}

const maxPendingAge = 24 * 60 * 60 * 1000
const secretField = /password|passwd|pwd/i

function parseOperation(data: unknown): PendingOperation | undefined {
  const fields = asRecord(data)
  const [key, operation, hash, owner] = [fields?.key, fields?.operation, fields?.hash, fields?.owner].map(
    asNonEmptyString,
  )
  if (!key || !operation || !hash || !owner || typeof fields?.since !== 'number') return undefined
  return { key, operation, hash, owner, since: fields.since }
}

interface Operations {
  pending: readonly PendingOperation[]
}

const operations = createStore<Operations>()(
  persist((): Operations => ({ pending: [] }), {
    name: 'idempotency',
    version: 1,
    storage: localEntries,
    partialize: ({ pending }) => pending,
    merge: stored => ({
      pending: Array.isArray(stored) ? stored.map(parseOperation).filter(one => one !== undefined) : [],
    }),
  }),
)

function readPending(now: number): PendingOperation[] {
  return readStored(operations).pending.filter(one => now - one.since <= maxPendingAge)
}

/**
 * A hash of a request's fields in any order, without its passwords: 64-bit FNV-1a, enough to distinguish the few
 * requests of one person; it is not cryptographic.
 */
export function payloadHash(fields: Record<string, unknown>): string {
  const text = JSON.stringify(
    Object.entries(fields)
      .filter(([name, value]) => value !== undefined && !secretField.test(name) && name !== 'idempotencyKey')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16)
}

/**
 * The idempotency key of a money operation: the same for the same request by the same account until
 * `clearIdempotencyKey`, also after a reload and in another tab, so that a retry never executes it twice.
 */
export function idempotencyKeyFor(operation: string, hash: string): string {
  const now = Date.now()
  const owner = currentOwnerId()
  const pending = readPending(now)
  const existing = pending.find(
    one => one.operation === operation && one.hash === hash && one.owner === owner,
  )
  if (existing) return existing.key
  const key = uuid()
  operations.setState({ pending: [...pending, { key, operation, hash, owner, since: now }] })
  return key
}

/**
 * To be called when the server has answered, whatever the answer. Not after a transport failure: the server may have
 * executed the operation.
 */
export function clearIdempotencyKey(key: string): void {
  operations.setState({ pending: readPending(Date.now()).filter(one => one.key !== key) })
}

/** The account's operations without an answer: before a retry the user is told that they will not be executed twice. */
export function pendingOperations(operation?: string): PendingOperation[] {
  const owner = currentOwnerId()
  return readPending(Date.now()).filter(
    one => one.owner === owner && (operation === undefined || one.operation === operation),
  )
}
