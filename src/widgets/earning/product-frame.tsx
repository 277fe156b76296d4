import type { ReactNode } from 'react'
import { ApiError } from '#src/api/errors.ts'
import type { EarningProduct } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import type { EarningService } from './service.ts'
import { MoneyScreen } from '../site/money-screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'

/** The product in the URL parameter `?id=`; an invalid id counts as unknown. */
function useProduct(service: EarningService) {
  const [query] = useSearchParams()
  const text = query.get('id') ?? ''
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  const { data, error, refetch } = useQuery(
    service.product({ id: id ?? 0 }, { query: { enabled: id !== undefined, meta: { catch: true } } }),
  )
  return { product: dataOf(data), isUnknown: id === undefined, error, refetch }
}

export interface ProductFrameProps {
  service: EarningService
  title: string
  children: (product: EarningProduct) => ReactNode
}

/** A screen about the product in the URL, once loaded. */
export function ProductFrame({ service, title, children }: ProductFrameProps) {
  const { product, isUnknown, error, refetch } = useProduct(service)
  return (
    <MoneyScreen title={product?.name ?? title}>
      {product ? (
        children(product)
      ) : isUnknown || error instanceof ApiError ? (
        <UnknownProduct service={service} />
      ) : (
        <QueryFallback isFailed={Boolean(error)} onRetry={refetch} />
      )}
    </MoneyScreen>
  )
}

function UnknownProduct({ service }: { service: EarningService }) {
  const t = useMessages('earning')
  return (
    <EmptyState
      icon="search"
      title={t.unknown()}
      action={
        <ButtonLink kind="quiet" to={service.productsPath}>
          {t.toProducts()}
        </ButtonLink>
      }
    />
  )
}
