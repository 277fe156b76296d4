import type { ReactNode } from 'react'
import { Sheet } from '../ui/sheet.tsx'
import { OptionList } from './option-list.tsx'

/** What stands for none of the options. */
const any = ''

export interface ChoiceSheetProps {
  open: boolean
  title: string
  /** What the first option says, which is none of the others: all currencies. */
  anyLabel: string
  options: readonly { id: string; label: ReactNode; note?: ReactNode }[]
  value: string | undefined
  onChoose: (id: string | undefined) => void
  onClose: () => void
}

/** A sheet with one filter: any, or one of several. */
export function ChoiceSheet({ open, title, anyLabel, options, value, onChoose, onClose }: ChoiceSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <OptionList
        label={title}
        options={[{ id: any, label: anyLabel }, ...options]}
        value={value ?? any}
        onChange={id => onChoose(id === any ? undefined : id)}
      />
    </Sheet>
  )
}
