import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/choice.tsx'
import { Section } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/states.tsx'
import { forgetSearches, useRecentSearches } from './recent-searches.ts'
import styles from './recent-search-list.module.css'

export interface RecentSearchesProps {
  onChoose: (text: string) => void
}

/** What was searched for before; a hint where nothing was. */
export function RecentSearches({ onChoose }: RecentSearchesProps) {
  const t = useMessages('market')
  const searches = useRecentSearches(state => state.searches)
  if (searches.length === 0) {
    return <EmptyState icon="search" title={t.searchHint()} text={t.searchHintText()} />
  }
  return (
    <Section
      title={t.recentSearches()}
      aside={
        <Button kind="plain" size="small" onPress={forgetSearches}>
          {t.clearRecent()}
        </Button>
      }
    >
      <ul className={styles.chips}>
        {searches.map(search => (
          <li key={search}>
            <Chip onPress={() => onChoose(search)}>
              <bdi>{search}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </Section>
  )
}
