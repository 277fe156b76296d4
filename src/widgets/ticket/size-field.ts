/** The field of a ticket that says how much. */
export const sizeField = (ticket: ParentNode): HTMLInputElement | null =>
  ticket.querySelector(
    '[data-ticket] input:is([name="amount"], [name="quantity"], [name="margin"], [name="stake"])',
  )

/** Scrolls to a field and focuses it, ready to type. */
export function showField(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
