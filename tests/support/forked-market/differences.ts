/** The paths of the fields in which two answers differ, such as `rows[3].tickerInfo.minute.tradeAmount`; empty for equal ones. */
export function differingFields(one: unknown, other: unknown, path = ''): string[] {
  if (Object.is(one, other)) return []
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) return [path]
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap(name => {
    const inner = Array.isArray(one) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`
    return differingFields(one[name], other[name], inner)
  })
}

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
