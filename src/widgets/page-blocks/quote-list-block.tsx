import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import type { ProductType } from '#models'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { Section } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { QuoteRow, quoteListClass } from '../quotes/quote-row.tsx'
import { useLiveQuotes } from '../quotes/use-live-quotes.ts'
import { useSparklines } from '../quotes/use-sparklines.ts'
import { useOpenProduct } from '../quotes/use-open-product.ts'
import { useProductList } from '../quotes/use-product-list.ts'
import type { BlockProps } from './block-props.ts'
import { SeeAll } from './see-all.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The product lists by their names in the config; all of them when none is named. */
const productTypes = {
  quoteStocks: 1,
  quoteCrypto: 2,
  quoteFutures: 3,
  quoteForex: 4,
} as const satisfies Record<string, ProductType>
type ListName = keyof typeof productTypes
const listNames = Object.keys(productTypes) as ListName[]

/** Number of products per list; all are in the market. */
const maxProducts = 8

/** The first products of each list, live. */
export default function QuoteListBlock({ rows }: BlockProps) {
  const t = useMessages('market')
  const nav = useMessages('nav')
  const labels: Record<ListName, string> = {
    quoteStocks: t.usStocks(),
    quoteCrypto: t.crypto(),
    quoteFutures: t.futures(),
    quoteForex: t.forex(),
  }
  const named = listNames.filter(name => rows.some(({ desc }) => desc === name))
  const offeredLists = named.length > 0 ? named : listNames
  const [chosen, setChosen] = useState<ListName>()
  const list = chosen && offeredLists.includes(chosen) ? chosen : offeredLists[0]!
  const products = <Products key={list} type={productTypes[list]} />
  return (
    <Section title={nav.market()} aside={<SeeAll to={PATHS.market} of={nav.market()} />}>
      {offeredLists.length > 1 ? (
        <>
          <Tabs
            label={nav.market()}
            items={offeredLists.map(id => ({ id, label: labels[id] }))}
            value={list}
            onChange={setChosen}
          />
          <TabPanel label={labels[list]}>{products}</TabPanel>
        </>
      ) : (
        products
      )}
    </Section>
  )
}

function Products({ type }: { type: ProductType }) {
  const t = useMessages('home')
  const open = useOpenProduct()
  const { products, hasFailed, retry } = useProductList(type)
  const first = products?.slice(0, maxProducts)
  useLiveQuotes(first)
  const lines = useSparklines(first)
  if (!first) return <QueryFallback isFailed={hasFailed} onRetry={retry} rows={maxProducts} />
  if (first.length === 0) return <EmptyState icon="market" title={t.emptyQuotes()} />
  return (
    <ol className={quoteListClass}>
      {first.map(product => (
        <li key={product.productId}>
          <QuoteRow product={product} onOpen={open} line={lines.get(product.productId)} />
        </li>
      ))}
    </ol>
  )
}
