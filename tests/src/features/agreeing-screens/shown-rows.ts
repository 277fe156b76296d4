/** A row of a list of costs or of a receipt. */
export interface ShownRow {
  value: Element
  note: string
}

/** The rows by their labels, but not those behind a touch. */
export function rowsOf(element: Element): Map<string, ShownRow> {
  const terms = [...element.querySelectorAll('dt')].filter(term => !term.closest('details'))
  return new Map(
    terms.map(term => {
      const note = term.querySelector('span')?.textContent ?? ''
      const label = term.textContent.slice(0, term.textContent.length - note.length)
      return [label, { value: term.parentElement!.querySelector('dd')!, note }]
    }),
  )
}
