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
  /** What that row must report, one line per problem; otherwise the row fails for another reason, and the fault is not caught. */
  readonly shows: RegExp
}
