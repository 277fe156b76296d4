/** What a simulation has found. `kind` names the promise that was broken, and stays the same as a history is made shorter. */
export class Finding extends Error {
  override name = 'Finding'
  readonly kind: string
  /** The event at which it was found. */
  n = -1

  constructor(kind: string, message: string) {
    super(`${kind}: ${message}`)
    this.kind = kind
  }
}
