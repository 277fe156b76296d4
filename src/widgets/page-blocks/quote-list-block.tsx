import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import type { ProductType } from '#src/api/generated/models/index.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { Section } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/states.tsx'
import { QuoteRow, quoteRows } from '../quotes/quote-row.tsx'
import { useLiveQuotes } from '../quotes/use-live-quotes.ts'
import { useOpenProduct } from '../quotes/use-open-product.ts'
import { useProductList } from '../quotes/use-product-list.ts'
import type { BlockProps } from './block.ts'
import { SeeAll } from './see-all.tsx'

/** The lists by the names that rows of the config may choose them by; all of them where none does. */
const lists = { quoteStocks: 1, quoteCrypto: 2, quoteFutures: 3, quoteForex: 4 } as const satisfies Record<
  string,
  ProductType
>
type ListName = keyof typeof lists
const names = Object.keys(lists) as ListName[]

/** Products of a list; the rest is in the market. */
const shown = 8

/** The first of each list of products, live. */
export default function QuoteListBlock({ rows }: BlockProps) {
  const t = useMessages('market')
  const nav = useMessages('nav')
  const labels: Record<ListName, string> = {
    quoteStocks: t.usStocks(),
    quoteCrypto: t.crypto(),
    quoteFutures: t.futures(),
    quoteForex: t.forex(),
  }
  const named = names.filter(name => rows.some(({ desc }) => desc === name))
  const offered = named.length > 0 ? named : names
  const [chosen, setChosen] = useState<ListName>()
  const list = chosen && offered.includes(chosen) ? chosen : offered[0]!
  return (
    <Section title={nav.market()} aside={<SeeAll to={PATHS.market} />}>
      {offered.length > 1 && (
        <Tabs
          label={nav.market()}
          items={offered.map(id => ({ id, label: labels[id] }))}
          value={list}
          onChange={setChosen}
        />
      )}
      <Products key={list} type={lists[list]} />
    </Section>
  )
}

function Products({ type }: { type: ProductType }) {
  const t = useMessages('home')
  const open = useOpenProduct()
  const { products, hasFailed, retry } = useProductList(type)
  const first = products?.slice(0, shown)
  useLiveQuotes(first)
  if (!first) return hasFailed ? <ErrorState onRetry={retry} /> : <SkeletonRows count={shown} />
  if (first.length === 0) return <EmptyState icon="market" title={t.emptyQuotes()} />
  return (
    <ol className={quoteRows}>
      {first.map(product => (
        <li key={product.productId}>
          <QuoteRow product={product} onOpen={open} />
        </li>
      ))}
    </ol>
  )
}
