/** A violated invariant. `kind` names the invariant and stays the same while a history is shrunk. */
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
