import { useId, type ReactNode } from 'react'
import styles from './switch-row.module.css'

export interface SwitchRowProps {
  label: string
  /** What it does, or an example of its effect. */
  note?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A switch that takes effect immediately. The whole row is the press target. */
export function SwitchRow({ label, note, isOn, onChange }: SwitchRowProps) {
  const id = useId()
  const noteId = useId()
  return (
    <li className={styles.item}>
      <label className={styles.row} htmlFor={id}>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {note && (
            <span id={noteId} className={styles.note}>
              {note}
            </span>
          )}
        </span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.switch}
          aria-label={label}
          aria-describedby={note ? noteId : undefined}
          checked={isOn}
          aria-checked={isOn}
          onChange={event => onChange(event.currentTarget.checked)}
        />
      </label>
    </li>
  )
}
