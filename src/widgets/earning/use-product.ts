import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import type { EarningService } from './service.ts'

/** The product in the URL parameter `?id=`; an invalid id counts as unknown. */
export function useProduct(service: EarningService) {
  const [query] = useSearchParams()
  const text = query.get('id') ?? ''
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  const { data, error, refetch } = useQuery({
    queryKey: [service.productsKey, 'one', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const product = dataOf(await service.getProduct({ id: id ?? 0 }, { catch: true, quiet: true }, signal))
      if (!product) throw new SwallowedAnswer()
      return product
    },
  })
  return { product: data, isUnknown: id === undefined, error, refetch }
}
