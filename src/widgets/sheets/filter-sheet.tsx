import type { ReactNode } from 'react'
import { Sheet } from '#src/ui/sheet.tsx'
import { OptionList } from './option-list.tsx'

/** The id of the first option: no filter. */
const anyId = ''

export interface FilterSheetProps {
  open: boolean
  title: string
  /** Label of the first option, which clears the filter: all currencies. */
  anyLabel: string
  options: readonly { id: string; label: ReactNode; note?: ReactNode }[]
  value: string | undefined
  onChoose: (id: string | undefined) => void
  onClose: () => void
}

/** A sheet with a single-choice filter. */
export function FilterSheet({ open, title, anyLabel, options, value, onChoose, onClose }: FilterSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <OptionList
        label={title}
        options={[{ id: anyId, label: anyLabel }, ...options]}
        value={value ?? anyId}
        onChange={id => onChoose(id === anyId ? undefined : id)}
      />
    </Sheet>
  )
}
