import { useState, type ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Icon } from '../icon.tsx'
import { Sheet } from '../sheet.tsx'
import styles from './picker.module.css'

export interface PickerProps<Id extends string> {
  /** What is being chosen. */
  label: string
  items: readonly { id: Id; label: string; note?: ReactNode }[]
  value: Id
  onChange: (id: Id) => void
  /** The words on the button, unless those of the chosen item. */
  children?: ReactNode
}

/** A choice behind a word: it opens a sheet with what there is to choose, each described. */
export function Picker<Id extends string>({ label, items, value, onChange, children }: PickerProps<Id>) {
  const t = useMessages('common')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.picker} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{t.labelled({ label, value: '' })}</span>
        {children ?? items.find(({ id }) => id === value)?.label}
        <span className={styles.arrow}>
          <Icon name="chevron" size={16} />
        </span>
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={label}>
        <ul>
          {items.map(({ id, label: name, note }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.item}
                aria-current={id === value}
                onClick={() => {
                  setOpen(false)
                  onChange(id)
                }}
              >
                <span>
                  <span className={styles.name}>{name}</span>{' '}
                  {note && <span className={styles.note}>{note}</span>}
                </span>
                {id === value && <Icon name="check" size={20} />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
