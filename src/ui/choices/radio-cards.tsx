import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './radio-cards.module.css'

export interface RadioCardItem {
  id: string
  title: ReactNode
  /** Before the title: an icon or a mark. */
  start?: ReactNode
  note?: ReactNode
}

export interface RadioCardsProps {
  legend: string
  items: readonly RadioCardItem[]
  /** The ID of the chosen card; undefined while there is none. */
  value: string | undefined
  onChange: (id: string) => void
  /** Name of the field. */
  name: string
}

/** A radio group of stacked cards, each with a description. */
export function RadioCards({ legend, items, value, ...rest }: RadioCardsProps) {
  const tabStop = tabStopOf(items, value)
  return (
    <Radio.Group {...rest} value={value ?? ''} label={legend}>
      <div className={styles.cards}>
        {items.map(({ id, title, note, start }) => (
          <Radio.Card key={id} value={id} className={styles.card} tabIndex={id === tabStop ? 0 : -1}>
            {start}
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <Radio.Indicator icon={CheckMark} />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

/** The one card of a group that Tab reaches, by ID: the chosen one, else the first. Arrow keys move within the group. */
export function tabStopOf<Id>(items: readonly { id: Id }[], value: Id | undefined): Id | undefined {
  return (items.find(({ id }) => id === value) ?? items[0])?.id
}

function CheckMark({ className }: { className?: string }) {
  return (
    <span className={className}>
      <Icon name="check" size={16} />
    </span>
  )
}
