/** JSON in other forms. */
type Json = unknown

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same with the members of each object in another order. */
function reordered(value: Json, order: (names: string[]) => string[]): Json {
  if (Array.isArray(value)) return value.map(each => reordered(each, order))
  if (!isObject(value)) return value
  return Object.fromEntries(order(Object.keys(value)).map(name => [name, reordered(value[name], order)]))
}

/** JSON with whole numbers written by a function. */
function withNumbers(value: Json, write: (whole: number) => string): string {
  if (Array.isArray(value)) return `[${value.map(each => withNumbers(each, write)).join(',')}]`
  if (isObject(value)) {
    const members = Object.entries(value).map(
      ([name, each]) => `${JSON.stringify(name)}:${withNumbers(each, write)}`,
    )
    return `{${members.join(',')}}`
  }
  return Number.isInteger(value) ? write(value as number) : JSON.stringify(value)
}

const escapedUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Each says the same as JSON.stringify. */
export const JSON_FORMS: Readonly<Record<string, (json: Json) => string>> = {
  'with blanks and line ends': json => JSON.stringify(json, null, 2),
  'with tabs, and a line end after it': json => `${JSON.stringify(json, null, '\t')}\r\n`,
  'with blanks before it': json => `  \n${JSON.stringify(json)}`,
  'with what is beyond ASCII escaped': json =>
    JSON.stringify(json).replaceAll(/[\u0080-\uffff]/g, escapedUnit),
  'with slashes escaped': json => JSON.stringify(json).replaceAll('/', '\\/'),
  'with < and > escaped': json => JSON.stringify(json).replaceAll(/[<>&]/g, escapedUnit),
  'with members in the opposite order': json => JSON.stringify(reordered(json, names => names.toReversed())),
  'with members by their names': json => JSON.stringify(reordered(json, names => names.toSorted())),
  'with whole numbers as 12.0': json => withNumbers(json, whole => `${whole}.0`),
  'with whole numbers as 1.2e+1': json => withNumbers(json, whole => whole.toExponential()),
}
