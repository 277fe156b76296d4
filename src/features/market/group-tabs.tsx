import { useState } from 'react'
import type { Product } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'
import type { WatchlistGroups } from './use-watchlist-groups.ts'
import styles from './watchlist.module.css'
import { chooseGroup } from './watchlist-view.ts'

const loadGroupSheet = () => import('./group-sheet.tsx')

export interface GroupTabsProps extends WatchlistGroups {
  /** The whole watchlist. */
  products: readonly Product[]
}

/** Chooses a group of the watchlist, makes a new one or changes the chosen one. */
export function GroupTabs({ groups, chosen, hasFailed, retry, products }: GroupTabsProps) {
  const t = useMessages('watchGroups')
  const common = useMessages('common')
  const [isOpen, setOpen] = useState(false)
  if (hasFailed)
    return (
      <p role="alert">
        {t.failed()}
        <Button kind="plain" size="small" onPress={retry}>
          {common.retry()}
        </Button>
      </p>
    )
  const items = (groups ?? []).map(({ name }) => ({
    id: name,
    label: <bdi className={styles.group}>{name}</bdi>,
  }))
  return (
    <div className={styles.groups}>
      <Tabs
        label={t.groups()}
        // No group has an empty name.
        items={[{ id: '', label: t.all() }, ...items]}
        value={chosen?.name ?? ''}
        onChange={name => chooseGroup(name === '' ? undefined : name)}
      />
      <Button kind="plain" size="small" atEnd disabled={!groups} onPress={() => setOpen(true)}>
        {chosen ? t.change() : t.add()}
      </Button>
      {isOpen && groups && (
        <LazyPart
          name="watchlist group"
          load={loadGroupSheet}
          props={{ group: chosen, groups, products, onClose: () => setOpen(false) }}
          fallback={null}
        />
      )}
    </div>
  )
}
