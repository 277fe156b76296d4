import { useLocation } from 'react-router-dom'

const PARAMETER = 'ticket'
const OPEN = 'open'

/** The route of this screen with its ticket open, to come back to. */
export function useTicketRoute(): string {
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.set(PARAMETER, OPEN)
  return `${pathname}?${parameters}`
}

/** Whether a route asks for an open ticket. @param search its query */
export const asksForTicket = (search: string): boolean => new URLSearchParams(search).get(PARAMETER) === OPEN

/** The query of a route whose ticket was closed. */
export function withoutTicket(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(PARAMETER)
  return rest
}
