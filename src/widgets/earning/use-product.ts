import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import type { EarningService } from './service.ts'

/** The product in the URL parameter `?id=`; an invalid id counts as unknown. */
export function useProduct(service: EarningService) {
  const [query] = useSearchParams()
  const text = query.get('id') ?? ''
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  const { data, error, refetch } = useQuery(
    service.product({ id: id ?? 0 }, { query: { enabled: id !== undefined, meta: { catch: true } } }),
  )
  return { product: dataOf(data), isUnknown: id === undefined, error, refetch }
}
