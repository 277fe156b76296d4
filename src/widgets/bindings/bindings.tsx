import { useState, type ReactNode } from 'react'
import { List, Row, type Definition } from '#src/ui/list.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { UnbindSheet } from './unbind-sheet.tsx'

/** A card or an address that money may go to, as it is shown. */
export interface Binding {
  id: string
  title: string
  /** Its number, covered as the display switch says. */
  number: string
  /** Under the number. */
  note?: string
  lines: readonly Definition[]
}

export interface BindingsProps {
  label: string
  /** Undefined while there is no answer. */
  items: readonly Binding[] | undefined
  isFailed: boolean
  onRetry: () => unknown
  /** In the place of a list with nothing in it. */
  empty: ReactNode
  /** Of the question before one is unbound. */
  unbindTitle: string
  /** @throws ApiError, TransportError */
  onUnbind: (id: string) => Promise<unknown>
}

/** What is bound; each can be looked at whole, and unbound after a question. */
export function Bindings({ label, items, isFailed, onRetry, empty, unbindTitle, onUnbind }: BindingsProps) {
  const [open, setOpen] = useState<Binding>()
  if (!items) return isFailed ? <ErrorState onRetry={onRetry} /> : <SkeletonRows count={3} />
  return (
    <>
      {items.length === 0 ? (
        empty
      ) : (
        <List label={label}>
          {items.map(item => (
            <Row
              key={item.id}
              icon="wallet"
              title={item.title}
              subtitle={
                <>
                  <bdi className="figures">{item.number}</bdi>
                  {item.note && <span>{` · ${item.note}`}</span>}
                </>
              }
              onPress={() => setOpen(item)}
            />
          ))}
        </List>
      )}
      {open && (
        <UnbindSheet
          key={open.id}
          binding={open}
          question={unbindTitle}
          onUnbind={onUnbind}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
