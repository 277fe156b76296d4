import { useId, type ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import styles from './option-list.module.css'

export interface Option<Id extends string> {
  id: Id
  label: ReactNode
  note?: ReactNode
  /** At the end, before the check mark. */
  end?: ReactNode
}

export interface OptionListProps<Id extends string> {
  /** What is being chosen, for screen readers. */
  label: string
  options: readonly Option<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** A single choice, one option per row; the selected one is ticked. */
export function OptionList<Id extends string>({ label, options, value, onChange }: OptionListProps<Id>) {
  const name = useId()
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(option => (
        <label key={option.id} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          <span className={styles.words}>
            <span className={styles.label}>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          {option.end && <span className={styles.end}>{option.end}</span>}
          <span className={styles.mark}>
            <Icon name="check" size={20} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
