import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Change } from '#src/ui/figures/change.tsx'
import { DataTable } from '#src/ui/figures/data-table.tsx'
import { Chip } from '#src/ui/choices/choice.tsx'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { Row } from '#src/ui/list.tsx'
import { NavBar } from '#src/ui/nav-bar.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EndOfList } from '#src/ui/feedback/states.tsx'
import { VirtualList } from '#src/ui/virtual-list.tsx'
import { quotes } from './sample-quotes.ts'

const rows = Array.from({ length: 300 }, (_, index) => ({ ...quotes[index % quotes.length]!, id: index }))

export function MarketSample() {
  const t = useMessages('market')
  const common = useMessages('common')
  const [tab, setTab] = useState<'stocks' | 'crypto' | 'futures' | 'forex' | 'watch'>('stocks')
  const [isSorted, setSorted] = useState(false)
  return (
    <Screen
      title={t.title()}
      hasHeading
      bar={
        <NavBar
          title={t.title()}
          hideBack
          actions={<IconButton icon="search" label={common.search()} onPress={() => {}} />}
        />
      }
    >
      <Tabs
        label={t.title()}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'watch', label: t.watchlist() },
          { id: 'stocks', label: t.usStocks() },
          { id: 'crypto', label: t.crypto() },
          { id: 'futures', label: t.futures() },
          { id: 'forex', label: t.forex() },
        ]}
      />
      <TabPanel label={t.title()}>
        <div style={{ display: 'flex', gap: 8, paddingBlock: 12 }}>
          <Chip selected={isSorted} onPress={() => setSorted(!isSorted)}>
            {t.change()}
          </Chip>
          <Chip onPress={() => {}}>{t.volume()}</Chip>
        </div>
        <DataTable
          heads={[t.name(), t.lastPrice(), t.change()]}
          rows={quotes
            .slice(0, 2)
            .map(({ code, name, price, change }) => ({ id: code, name, figures: [price, change] }))}
        />
        <VirtualList
          label={t.title()}
          items={rows}
          keyOf={row => row.id}
          after={<EndOfList />}
          renderRow={row => (
            <Row
              as="div"
              onPress={() => {}}
              title={row.code}
              subtitle={row.name}
              end={
                <span style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
                  <Price value={row.price} />
                  <Change value={row.change} size="label" pill />
                </span>
              }
            />
          )}
        />
      </TabPanel>
    </Screen>
  )
}
