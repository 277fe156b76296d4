/** The ticket for a share of Apple. */
import { PATHS } from '#src/lib/paths.ts'
import { openRoute, quantityField, type Page } from './browser-test.ts'

/** What the device has stored: that product is selected. */
export const APPLE = {
  'selected-product': { productType: 1, productCode: 'AAPL' },
  // The notice of the deposit, which pops up at an unknown moment, must not take a tap.
  notices: { off: ['money'], told: [] },
}

/** Fills the ticket for one share. */
export async function openTicket(page: Page) {
  await openRoute(page, PATHS.trade)
  const quantity = await quantityField(page)
  await quantity.fill('1')
  const buy = page.getByRole('button', { name: 'Buy AAPL', exact: true })
  // On a phone the ticket is a sheet, too.
  const sheets = page.getByRole('dialog').filter({ hasNot: page.locator('[data-ticket]') })
  return { quantity, buy, bar: page.locator('[data-order-bar]'), sheets }
}
