import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { TicketPlace } from '#src/widgets/ticket/order-operation.ts'
import { ticketRequestOf, withoutTicket } from '#src/widgets/ticket/ticket-route.ts'

/** Whether the ticket of a screen is open on a phone: at first as the route asks, such as that of a deposit for an order. */
export function useTicketPlace(): TicketPlace {
  const { search } = useLocation()
  const [, setSearch] = useSearchParams()
  const request = ticketRequestOf(search)
  const [isOpen, setOpen] = useState(request !== undefined)
  const forget = () => {
    if (request) setSearch(withoutTicket, { replace: true })
  }
  return {
    isOpen,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false)
      forget()
    },
    isReviewAsked: request === 'review',
    onReview: forget,
  }
}
