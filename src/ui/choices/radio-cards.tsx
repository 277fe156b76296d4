import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './radio-cards.module.css'

/** A radio group of stacked cards, each with a description. */
export function RadioCards({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

export interface RadioCardProps {
  /** The same for all of a group. */
  name: string
  title: ReactNode
  note?: ReactNode
  isChosen: boolean
  onChoose: () => void
}

export function RadioCard({ name, title, note, isChosen, onChoose }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input type="radio" className="visually-hidden" name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.mark}>
        <Icon name="check" size={16} />
      </span>
    </label>
  )
}
