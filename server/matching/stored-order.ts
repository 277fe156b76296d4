/** How earlier versions stored an order in the answer to an idempotency key: with these names, and null for what it does not have. */
const NAMES: Readonly<Record<string, string>> = { side: 'exchangeType', type: 'orderType' }

/** Reads an order from a stored answer. `optional` are the fields that an order does not have, rather than null. */
export const readStoredOrder =
  <Order>(...optional: (keyof Order)[]) =>
  (stored: unknown): Order => {
    const absent = new Set<PropertyKey>(optional)
    const fields = Object.entries(stored as object).filter(
      ([name, value]) => value !== null || !absent.has(name),
    )
    return Object.fromEntries(fields.map(([name, value]) => [NAMES[name] ?? name, value])) as Order
  }
