/** Shows the first error of a ticket that has just been submitted: its field is scrolled to and focused, else its notice scrolled to. */
export function focusFirstError(ticket: HTMLElement): void {
  // After the errors are rendered, so that each is read out together with its field.
  requestAnimationFrame(() => {
    const field = ticket.querySelector<HTMLElement>('[aria-invalid="true"]')
    const place = field ?? ticket.querySelector<HTMLElement>('[role="alert"]')
    place?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
}
