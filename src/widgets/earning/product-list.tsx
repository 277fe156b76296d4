import { useQuery } from '@tanstack/react-query'
import { rowsOf } from '#src/api/envelope.ts'
import type { EarningProduct } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { pathTo } from '#src/lib/paths.ts'
import { List, Row } from '#src/ui/list.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import styles from './earning.module.css'
import type { EarningService } from './service.ts'
import { useEarningLabels } from './use-earning-labels.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The products of a service with daily and annual rate, term and availability. */
export function ProductList({ service }: { service: EarningService }) {
  const t = useMessages('earning')
  const { data, isError, refetch } = useQuery(service.products())
  const products = rowsOf(data)
  if (!products) return <QueryFallback isFailed={isError} onRetry={refetch} rows={4} />
  if (products.length === 0) return <EmptyState title={t.noProducts()} text={t.noProductsText()} />
  return (
    <List label={t.products()}>
      {products.map(product => (
        <ProductRow key={product.id} service={service} product={product} />
      ))}
    </List>
  )
}

function ProductRow({ service, product }: { service: EarningService; product: EarningProduct }) {
  const labels = useEarningLabels(service)
  return (
    <Row
      title={product.name}
      subtitle={
        <span className={styles.state} data-status={product.status}>
          {labels.offered(product)}
        </span>
      }
      end={labels.aDay(product)}
      endNote={labels.aYear(product)}
      to={pathTo(service.detailPath, { id: product.id })}
    />
  )
}
