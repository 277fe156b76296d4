import { useMessages } from '#src/i18n/use-messages.ts'
import { setDisplay, useDisplay } from '#src/stores/settings/display.ts'
import { SwitchRow } from './switch-row.tsx'

/** Turns the keyboard shortcuts of this device off and on. */
export function KeysSwitch() {
  const t = useMessages('site')
  const hasKeys = useDisplay(display => display.hasKeys)
  return (
    <SwitchRow
      label={t.keys()}
      note={t.keysNote()}
      isOn={hasKeys}
      onChange={isOn => setDisplay({ hasKeys: isOn })}
    />
  )
}
