import { useState, type ReactNode } from 'react'
import { ChannelMark } from '#src/widgets/transfers/channel-mark.tsx'
import { List, Row, type Definition } from '#src/ui/list.tsx'
import { UnbindSheet } from './unbind-sheet.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** A bound bank card or wallet address, as displayed. */
export interface Binding {
  id: string
  title: string
  /** Its number, masked according to the display switch. */
  number: string
  /** The end of a masked number, which tells it from others. */
  tail?: string
  /** Under the number. */
  note?: string
  rows: readonly Definition[]
}

export interface BindingsProps {
  label: string
  kind: 'bank' | 'chain'
  /** Undefined while loading. */
  items: readonly Binding[] | undefined
  isFailed: boolean
  onRetry: () => unknown
  /** Shown instead of an empty list. */
  empty: ReactNode
  /** Title of the confirmation before unbinding. */
  unbindTitle: string
  /** @throws ApiError, TransportError, SwallowedAnswer */
  onUnbind: (id: string) => Promise<unknown>
}

/** The bound cards or addresses; each can be opened, and unbound after confirmation. */
export function Bindings({
  label,
  kind,
  items,
  isFailed,
  onRetry,
  empty,
  unbindTitle,
  onUnbind,
}: BindingsProps) {
  const [open, setOpen] = useState<Binding>()
  if (!items) return <QueryFallback isFailed={isFailed} onRetry={onRetry} rows={3} />
  return (
    <>
      {items.length === 0 ? (
        empty
      ) : (
        <List label={label}>
          {items.map(item => (
            <Row
              key={item.id}
              start={<ChannelMark type={kind} />}
              title={item.title}
              subtitle={
                <>
                  {/* Both ends in one: apart, the page's direction would put the last one first. */}
                  <bdi className="figures">
                    {item.number}
                    {item.tail && ` ${item.tail}`}
                  </bdi>
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
