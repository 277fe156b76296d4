import type { ReactNode } from 'react'
import { ApiError } from '#src/api/errors.ts'
import type { EarningProduct } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState, SandboxBadge } from '#src/ui/feedback/states.tsx'
import { useSite } from '../site/use-site.ts'
import styles from './earning.module.css'
import type { EarningService } from './service.ts'
import { useProduct } from './use-product.ts'

export interface ProductFrameProps {
  service: EarningService
  title: string
  children: (product: EarningProduct) => ReactNode
}

/** A screen about the product in the URL, once loaded. */
export function ProductFrame({ service, title, children }: ProductFrameProps) {
  const { isSandbox } = useSite()
  const { product, isUnknown, error, refetch } = useProduct(service)
  return (
    <Screen title={product?.name ?? title}>
      <div className={styles.page}>
        {isSandbox && (
          <div className={styles.badge}>
            <SandboxBadge />
          </div>
        )}
        {product ? (
          children(product)
        ) : isUnknown || error instanceof ApiError ? (
          <UnknownProduct service={service} />
        ) : error ? (
          <ErrorState onRetry={refetch} />
        ) : (
          <SkeletonRows count={6} />
        )}
      </div>
    </Screen>
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
