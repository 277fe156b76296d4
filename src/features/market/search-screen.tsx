import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Product, ProductType } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { TYPING_REST } from '#src/lib/constants.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { useAnnouncement } from '#src/ui/feedback/announcer.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/states.tsx'
import { useOpenProduct } from '#src/widgets/quotes/use-open-product.ts'
import { useWatchlist } from '#src/widgets/quotes/use-watchlist.ts'
import { SearchField } from './search-field.tsx'
import { SearchGroup } from './search-group.tsx'
import { SearchStart } from './search-start.tsx'
import { saveSearch } from './recent-searches.ts'
import { searchDebounce, useTypeSearch } from './use-product-search.ts'

const types = [1, 2, 3, 4] as const

/** Searches the products of all four types, by name in any language or by symbol. */
export default function SearchScreen() {
  const common = useMessages('common')
  const { search } = useLocation()
  // A guest who pressed a star returns to the results.
  const [text, setText] = useState(() => new URLSearchParams(search).get('text') ?? '')
  const [keyWords] = useDebouncedValue(text.trim(), searchDebounce)
  return (
    <Screen
      title={common.search()}
      bar={<SearchField value={text} onChange={setText} onSubmit={() => saveSearch(text)} />}
    >
      {text.trim() === '' ? (
        <SearchStart onChoose={setText} />
      ) : keyWords === '' ? (
        <SkeletonRows count={6} />
      ) : (
        <Results keyWords={keyWords} />
      )}
    </Screen>
  )
}

function Results({ keyWords }: { keyWords: string }) {
  const t = useMessages('market')
  const common = useMessages('common')
  // The types that show all results, for this search only.
  const [expanded, setExpanded] = useState<{ keyWords: string; types: readonly ProductType[] }>()
  const isExpanded = (type: ProductType) => expanded?.keyWords === keyWords && expanded.types.includes(type)
  const searches = useAllTypes(keyWords, isExpanded)
  const watchlist = useWatchlist(pathTo(PATHS.quoteSearch, { text: keyWords }))
  const openProduct = useOpenProduct()
  const open = (product: Product) => {
    saveSearch(keyWords)
    openProduct(product)
  }
  const failed = types.filter(type => searches[type].hasFailed)
  const retry = () => Promise.all(failed.map(type => searches[type].retry()))
  const found = types.filter(type => searches[type].products?.length)
  const isSearching = types.some(type => searches[type].isSearching)
  const count = found.reduce((sum, type) => sum + searches[type].total, 0)
  const result =
    count === 0 ? t.noResults({ query: keyWords }) : t.resultsFor({ query: keyWords, count: String(count) })
  useAnnouncement(isSearching || failed.length > 0 ? undefined : result, TYPING_REST)

  if (failed.length === types.length) return <ErrorState onRetry={retry} />
  return (
    <>
      {failed.length > 0 && (
        <Notice
          live
          title={t.someFailed()}
          action={
            <Button kind="plain" size="small" onPress={retry}>
              {common.retry()}
            </Button>
          }
        />
      )}
      {types.map(type => (
        <SearchGroup
          key={type}
          type={type}
          search={searches[type]}
          watchlist={watchlist}
          onOpen={open}
          onShowAll={() =>
            setExpanded({
              keyWords,
              types: [...(expanded?.keyWords === keyWords ? expanded.types : []), type],
            })
          }
        />
      ))}
      {found.length === 0 && isSearching && <SkeletonRows count={6} />}
      {found.length === 0 && !isSearching && failed.length === 0 && (
        <EmptyState icon="search" title={t.noResults({ query: keyWords })} text={t.noResultsText()} />
      )}
    </>
  )
}

function useAllTypes(keyWords: string, isExpanded: (type: ProductType) => boolean) {
  return {
    1: useTypeSearch(1, keyWords, isExpanded(1)),
    2: useTypeSearch(2, keyWords, isExpanded(2)),
    3: useTypeSearch(3, keyWords, isExpanded(3)),
    4: useTypeSearch(4, keyWords, isExpanded(4)),
  }
}
