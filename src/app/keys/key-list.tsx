import { useMessages } from '#src/i18n/use-messages.ts'
import { useKeyList } from '#src/stores/key-list.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { KeysSwitch } from '#src/widgets/settings/keys-switch.tsx'
import styles from './key-list.module.css'

/** The sheet with all keyboard shortcuts, and the switch that turns them off. */
export default function KeyList() {
  const t = useMessages('site')
  const common = useMessages('common')
  const trade = useMessages('trade')
  const contract = useMessages('contract')
  const either = (...sides: string[]) => [...new Set(sides)].join(' / ')
  const rows = [
    [['/'], common.search()],
    [['B'], either(trade.buy(), contract.long())],
    [['S'], either(trade.sell(), contract.short())],
    [['Enter'], t.keyReview()],
    [['Esc'], common.close()],
    [['↑', '↓'], t.keyLevels()],
    [['?'], t.keyList()],
  ] as const
  return (
    <MantineBoundary>
      <Sheet open onClose={() => useKeyList.setState({ isOpen: false })} title={t.keys()}>
        <DefinitionList
          lines={rows.map(([keys, label]) => ({
            label,
            value: keys.map(key => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            )),
          }))}
        />
        <ul>
          <KeysSwitch />
        </ul>
      </Sheet>
    </MantineBoundary>
  )
}
