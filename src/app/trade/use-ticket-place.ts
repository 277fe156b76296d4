import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { TicketPlace } from '#src/widgets/ticket/order-operation.ts'
import { asksForTicket, withoutTicket } from '#src/widgets/ticket/ticket-route.ts'

/** Whether the ticket of a screen is open on a phone: at first as the route asks, such as that of a deposit for an order. */
export function useTicketPlace(): TicketPlace {
  const { search } = useLocation()
  const [, setSearch] = useSearchParams()
  const isAskedFor = asksForTicket(search)
  const [isOpen, setOpen] = useState(isAskedFor)
  return {
    isOpen,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false)
      if (isAskedFor) setSearch(withoutTicket, { replace: true })
    },
  }
}
