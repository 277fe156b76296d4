import { fireEvent } from '@testing-library/react'
import { expect } from 'vitest'

/** A row of a list of costs or of a receipt. */
export interface ShownRow {
  value: Element
  note: string
}

/** The rows by their labels, but not those behind a touch. */
export function rowsOf(element: Element): Map<string, ShownRow> {
  const place = element.closest('details')
  const terms = [...element.querySelectorAll('dt')].filter(term => term.closest('details') === place)
  return new Map(
    terms.map(term => {
      const note = term.querySelector('span')?.textContent ?? ''
      const label = term.textContent.slice(0, term.textContent.length - note.length)
      return [label, { value: term.parentElement!.querySelector('dd')!, note }]
    }),
  )
}

/** Touches what more there is to see, and reads the lists behind it. */
export function openDetails(element: Element): Element[] {
  const details = element.querySelector('details')
  if (!details) return []
  if (!details.open) fireEvent.click(details.querySelector('summary')!)
  expect(details.open).toBe(true)
  return [...details.querySelectorAll('dl')]
}

/** The rows of a ticket, also those of its details, and the list of its exact figures if it has one. */
export function ticketRows(ticket: Element): { rows: Map<string, ShownRow>; exact: Element | undefined } {
  const [own, exact] = openDetails(ticket)
  return { rows: new Map([...rowsOf(ticket), ...rowsOf(own!)]), exact }
}
