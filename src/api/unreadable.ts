/** A value that is not of its type; the message says where it is and what it is not. */
export class Unreadable extends Error {
  readonly expected: string
  readonly place: readonly string[]

  constructor(expected: string, place: readonly string[] = []) {
    super(`${place.join('.')} is no ${expected}`)
    this.name = 'Unreadable'
    this.expected = expected
    this.place = place
  }
}
