import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/choices/choice.tsx'
import { Section } from '#src/ui/screen.tsx'
import { clearSearches, useRecentSearches } from './recent-searches.ts'
import styles from './search-start.module.css'

export interface RecentSearchListProps {
  onChoose: (text: string) => void
}

/** The recent searches; nothing when there are none. */
export function RecentSearchList({ onChoose }: RecentSearchListProps) {
  const t = useMessages('market')
  const searches = useRecentSearches(state => state.searches)
  if (searches.length === 0) return null
  return (
    <Section
      title={t.recentSearches()}
      aside={
        <Button kind="plain" size="small" onPress={clearSearches}>
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
