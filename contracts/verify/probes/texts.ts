/** Texts come back as they were sent. */
import type { Schema } from '../document.ts'
import type { HttpExchange, Violation } from '../wire.ts'

/** What people write, with what is often lost on the way: signs of markup, scripts, runs of blanks, signs beyond 16 bits. */
const ODD_TEXT = 'Zoë  & <b>费</b> "и" 😀 %41'

/** Whether a field takes what people write. */
export const isFreeText = ({ type, enum: list, pattern, format, maxLength = 0 }: Schema): boolean =>
  type === 'string' && !list && !format && maxLength >= 16 && (!pattern || pattern.startsWith('^[^'))

/** Such a text, as long as a schema allows it. */
export const oddText = ({ maxLength }: Schema): string => [...ODD_TEXT].slice(0, maxLength).join('').trim()

/** The texts in a value that are called by a name. */
function textsIn(value: unknown, name: string, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, one] of Object.entries(value)) {
    if (key === name) found.add(one)
    textsIn(one, name, found)
  }
  return found
}

/** So much of a text, without what is often lost of it, tells it from others. */
const GIST = 8
const gistOf = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, GIST)

/**
 * A text that what came after does not tell as it was sent, under the name under which it was sent. `usual` is what came after the recorded
 * request: a text of which it tells nothing is never told.
 */
export function echoProblems(
  { name, pointer }: { readonly name: string; readonly pointer: string },
  text: unknown,
  recorded: unknown,
  after: readonly HttpExchange[],
  usual: readonly HttpExchange[],
): Violation[] {
  const told = (exchanges: readonly HttpExchange[]) =>
    exchanges.flatMap(({ received }) => [...textsIn(received.json, name)])
  const isTold = told(usual).some(one => typeof one === 'string' && gistOf(one) === gistOf(recorded))
  if (!isTold || told(after).includes(text)) return []
  return [{ says: `${name} is not told as it was sent, ${JSON.stringify(text)}`, pointer }]
}
