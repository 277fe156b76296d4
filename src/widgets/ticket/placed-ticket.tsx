import { useDeferredValue, useId, type ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { announce } from '#src/ui/feedback/announcer.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { refuseField } from '#src/ui/forms/use-spoken-error.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { useTip } from '../site/tip.tsx'
import { ProductMark } from '../quotes/product-mark.tsx'
import type { OrderPreview, TicketProps } from './order-operation.ts'
import { OrderBar } from './order-bar.tsx'
import { TicketCosts } from './ticket-costs.tsx'
import styles from './ticket.module.css'
import type { TicketFrameProps } from './ticket-frame.tsx'
import type { OrderFlow } from './use-order-flow.ts'
import { Shortage } from './shortage.tsx'
import { showField, sizeField } from './size-field.ts'
import { SubmitBar, type SubmitBarProps } from './submit-bar.tsx'
import { useIsPhone } from './use-is-phone.ts'

/** Shows the first error of a ticket that has just been submitted: its field is scrolled to and focused, else its notice scrolled to and said again. */
function focusFirstError(ticket: HTMLElement): void {
  // After the errors are rendered, so that each is read out together with its field.
  requestAnimationFrame(() => {
    const field = ticket.querySelector<HTMLElement>('[aria-invalid="true"]')
    const place = field ?? ticket.querySelector<HTMLElement>('[role="alert"]')
    place?.scrollIntoView({ block: 'center' })
    if (field) refuseField(field, { preventScroll: true })
    else if (place) announce(place.textContent)
  })
}

/** Nothing typed yet is no error at the first press of the button: the field is shown, ready to type. @returns whether it was */
function isSizeAskedFor(ticket: HTMLElement): boolean {
  const field = sizeField(ticket)
  // Who presses Enter in it is at it already.
  const isThere = field === document.activeElement
  if (!field || isThere || field.value.trim() !== '' || field.dataset['askedFor'] !== undefined) return false
  field.dataset['askedFor'] = ''
  showField(field)
  return true
}

/** Goes on to the confirmation, or to what is missing. */
function propose(ticket: HTMLElement, flow: { propose: () => unknown }): void {
  if (!isSizeAskedFor(ticket) && !flow.propose()) focusFirstError(ticket)
}

interface PlacedTicketProps
  extends
    Pick<TicketProps, 'detail' | 'place'>,
    Pick<SubmitBarProps, 'label' | 'kind'>,
    Pick<
      TicketFrameProps<object, OrderPreview, object, unknown>,
      'title' | 'subtitle' | 'fields' | 'costs' | 'notes' | 'sides'
    > {
  flow: Omit<OrderFlow<object, object>, 'proposal' | 'setProposal'>
  /** Whether another sheet has taken its place. */
  isCovered: boolean
  unanswered: ReactNode
}

/** Renders its content after the first paint of what it stands in, so that a press is answered before all of it is there. */
function Deferred({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : fallback
}

/** The ticket where it belongs: in a sheet behind a bar, or in the page. */
export function PlacedTicket(props: PlacedTicketProps) {
  const { place, flow, unanswered } = props
  const isPhone = useIsPhone()
  const form = useId()
  const submit = <SubmitBar form={form} flow={flow} label={props.label} kind={props.kind} />
  if (!isPhone || !place)
    return (
      <div className={styles.inline}>
        <TicketForm {...props} id={form} />
        {submit}
      </div>
    )
  return (
    <>
      {!place.isOpen && unanswered}
      <OrderBar sides={props.sides} lock={flow.lock} onOpen={place.onOpen} />
      <Sheet
        open={place.isOpen && !props.isCovered}
        onClose={place.onClose}
        title={props.title}
        subtitle={props.subtitle}
        mark={<ProductMark product={props.detail.product} size={40} />}
        footer={submit}
      >
        <Deferred fallback={<div className={styles.reserved} />}>
          <TicketForm {...props} id={form} />
        </Deferred>
      </Sheet>
    </>
  )
}

type TicketFormProps = Omit<
  PlacedTicketProps,
  'detail' | 'label' | 'kind' | 'title' | 'subtitle' | 'sides' | 'isCovered'
> & {
  id: string
}

/** What is filled in and what comes of it. */
function TicketForm({ id, place, flow, fields, costs, notes, unanswered }: TicketFormProps) {
  const tip = useTip('orderNotice')
  return (
    <form
      id={id}
      noValidate
      className={styles.ticket}
      data-ticket=""
      onSubmit={event => {
        event.preventDefault()
        // The sheets of its choices are portals of this form.
        if (event.target === event.currentTarget) propose(event.currentTarget, flow)
      }}
    >
      {place?.modes}
      {fields}
      {flow.shortage && <Shortage {...flow.shortage} edits={flow.edits} />}
      <TicketCosts {...costs} isOld={flow.isOld}>
        {notes}
        {tip && <p className={styles.aside}>{tip}</p>}
      </TicketCosts>
      {unanswered}
      <TicketNotices {...flow} />
    </form>
  )
}

/** Why not this order can be placed, or not yet; why none can stands above the button. */
function TicketNotices({ problem, wait }: Pick<OrderFlow<object, object>, 'problem' | 'wait'>) {
  const t = useMessages('trade')
  return (
    <>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {wait && (
        <Notice title={t.waitsTitle()} live>
          {wait}
        </Notice>
      )}
    </>
  )
}
