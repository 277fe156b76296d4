import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'

export interface SwitchRowProps {
  label: string
  /** What it does, or an example of its effect. */
  note?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A switch that takes effect immediately. The whole row is the press target. */
export function SwitchRow({ label, note, isOn, onChange }: SwitchRowProps) {
  return (
    <li>
      <Switch
        label={label}
        // The label element spans the row: by itself it would add the note to the name.
        aria-label={label}
        description={note}
        checked={isOn}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </li>
  )
}
