/** A fault in the client: a change of its source, and a row that must catch it. */
export interface ConsumerFault {
  /** What the client does wrong. */
  readonly name: string
  readonly file: string
  /** The source text that is replaced; it must occur exactly once. */
  readonly from: string
  readonly to: string
  /** The name of a row that must catch it. */
  readonly caughtBy: string
}
