/** What a test does with a browser, whatever its engine: the little that WebDriver, BiDi and the DevTools protocol share. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** Names of keys as in `KeyboardEvent.key`. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Home'
  | 'End'
  | 'Shift'
  | 'Control'
  | 'a'

export interface Driver {
  /** Loads an address. */
  goTo(url: string): Promise<void>
  /** Runs a function in the page, which sees nothing but its arguments. @throws Error when it throws, or its promise is rejected */
  run<Args extends readonly unknown[], Result>(
    action: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Runs the text of a script in the page. */
  load(script: string): Promise<void>
  /** Presses the primary button at a point of the page, moves through the others, and lets go at the last one. */
  press(...points: readonly [Point, ...Point[]]): Promise<void>
  /** Types text into what has the focus. */
  type(text: string): Promise<void>
  /** Presses keys together, the last one while the others are held. */
  keys(...keys: readonly Key[]): Promise<void>
  /** Chooses a file for the file field that this selector finds. */
  attach(selector: string, file: string): Promise<void>
  /** The window as a PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit'

/** A phone in the hand. */
export const PHONE = { width: 390, height: 844 }
