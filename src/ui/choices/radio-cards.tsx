import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './radio-cards.module.css'

export interface RadioCardsProps {
  legend: string
  /** The value of the chosen card; undefined while there is none. */
  value: string | undefined
  onChange: (value: string) => void
  /** Name of the field. */
  name: string
  children: ReactNode
}

/** A radio group of stacked cards, each with a description. */
export function RadioCards({ legend, value, children, ...rest }: RadioCardsProps) {
  return (
    <Radio.Group {...rest} value={value ?? ''} label={legend}>
      <div className={styles.cards}>{children}</div>
    </Radio.Group>
  )
}

export interface RadioCardProps {
  value: string
  title: ReactNode
  note?: ReactNode
}

export function RadioCard({ value, title, note }: RadioCardProps) {
  return (
    <Radio.Card value={value} className={styles.card}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <Radio.Indicator icon={CheckMark} />
    </Radio.Card>
  )
}

function CheckMark({ className }: { className?: string }) {
  return (
    <span className={className}>
      <Icon name="check" size={16} />
    </span>
  )
}
