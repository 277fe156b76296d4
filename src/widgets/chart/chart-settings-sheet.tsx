import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Chip, Segmented } from '#src/ui/choices/choice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from './chart-toolbar.module.css'
import { setChartSettings, useChartSettings } from './chart-settings.ts'
import { overlayIds, paneIds, studies } from './studies.ts'

/** The chart settings: price, volume and indicators. They apply immediately and are saved. */
export function ChartSettingsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages('chart')
  const { kind, hasVolume, overlays, pane } = useChartSettings()
  return (
    <Sheet open={open} onClose={onClose} title={t.settings()}>
      <Group label={t.kind()}>
        <Segmented
          label={t.kind()}
          value={kind}
          items={[
            { id: 'candles', label: t.candles() },
            { id: 'line', label: t.line() },
            { id: 'area', label: t.area() },
          ]}
          onChange={chosen => setChartSettings({ kind: chosen })}
        />
      </Group>
      <Group label={t.overPrice()}>
        <div className={styles.chips}>
          <Chip selected={hasVolume} onPress={() => setChartSettings({ hasVolume: !hasVolume })}>
            {t.volumeName()}
          </Chip>
          {overlayIds.map(id => {
            const isOn = overlays.includes(id)
            const others = overlays.filter(each => each !== id)
            return (
              <Chip
                key={id}
                selected={isOn}
                onPress={() => setChartSettings({ overlays: isOn ? others : [...others, id] })}
              >
                <bdi>{studies[id].label}</bdi>
              </Chip>
            )
          })}
        </div>
      </Group>
      <Group label={t.underPrice()}>
        <div className={styles.chips}>
          <Chip selected={pane === undefined} onPress={() => setChartSettings({ pane: undefined })}>
            {t.none()}
          </Chip>
          {paneIds.map(id => (
            <Chip key={id} selected={pane === id} onPress={() => setChartSettings({ pane: id })}>
              <bdi>{studies[id].label}</bdi>
            </Chip>
          ))}
        </div>
      </Group>
    </Sheet>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {children}
    </fieldset>
  )
}
