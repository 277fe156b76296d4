import type { QueryClient } from '@tanstack/react-query'
import { operations, type OperationId } from '#src/api/generated/operations.ts'

/**
 * Refetches the answers of these operations, which `changes.ts` lists for a write. For what happens by itself, such as the fill of an order;
 * a generated mutation hook does so by itself.
 */
export function refreshAnswers(client: QueryClient, ids: readonly OperationId[]): Promise<void> {
  const paths = new Set<unknown>(ids.map(id => operations[id].path))
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some(part => paths.has(part)) })
}
