import { useLocation } from 'react-router-dom'

const PARAMETER = 'ticket'

/** What a route asks of its ticket: to be open, or to go on to the review of what is filled in. */
export type TicketRequest = 'open' | 'review'

/** The route of this screen with its ticket as asked for, to come back to. */
export function useTicketRoute(request: TicketRequest): string {
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.set(PARAMETER, request)
  return `${pathname}?${parameters}`
}

/** @param search the query of a route */
export function ticketRequestOf(search: string): TicketRequest | undefined {
  const request = new URLSearchParams(search).get(PARAMETER)
  return request === 'open' || request === 'review' ? request : undefined
}

/** The query of a route whose request was met. */
export function withoutTicket(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(PARAMETER)
  return rest
}
