/** Input as WebDriver (https://www.w3.org/TR/webdriver2/#actions) and WebDriver BiDi take it. */
import type { Key, Point } from './driver.ts'

/** The keys without a character. */
const CODES: Readonly<Partial<Record<Key, string>>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
/** How long a finger takes from one point to the next, in milliseconds. */
const MOVE_MS = 30

const move = ({ x, y }: Point, duration: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
})

/** A press at the first point, through the others, that ends at the last one. */
export const pressActions = ([first, ...others]: readonly [Point, ...Point[]]): object[] => [
  {
    type: 'pointer',
    id: 'pointer',
    parameters: { pointerType: 'mouse' },
    actions: [
      move(first, 0),
      { type: 'pointerDown', button: 0 },
      ...others.map(point => move(point, MOVE_MS)),
      { type: 'pointerUp', button: 0 },
    ],
  },
]

const keyActions = (actions: readonly object[]) => [{ type: 'key', id: 'key', actions }]

/** The characters of a text, one after another. */
export const typeActions = (text: string): object[] =>
  keyActions(
    Array.from(text).flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  )

/** Keys together, the last one while the others are held. */
export function chordActions(keys: readonly Key[]): object[] {
  const values = keys.map(key => CODES[key] ?? key)
  return keyActions([
    ...values.map(value => ({ type: 'keyDown', value })),
    ...values.toReversed().map(value => ({ type: 'keyUp', value })),
  ])
}
