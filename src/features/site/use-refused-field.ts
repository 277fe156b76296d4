import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'

/** The field of the default body (R7.1) that the server has refused: it refuses every call then. */
export function useRefusedField(): string | undefined {
  const client = useQueryClient()
  const defaultBody = useRuntimeConfig(config => config.defaultBody)
  const refusals = client
    .getQueryCache()
    .getAll()
    .map(({ state: { error } }) => error?.cause)
    .filter(cause => cause instanceof ApiError)
  return refusals.map(({ params }) => params.field).find(field => field && Object.hasOwn(defaultBody, field))
}
