import type { ReactNode } from 'react'
import { ApiError } from '#src/api/errors.ts'
import type { EarningProduct } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import type { EarningService } from './service.ts'
import { useProduct } from './use-product.ts'
import { MoneyScreen } from '../site/money-screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

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
