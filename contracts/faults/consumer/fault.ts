/** A mistake in the client: a change of its source, and a row that notices it. */
export interface ConsumerFault {
  /** What the client does wrong. */
  readonly name: string
  readonly file: string
  /** The source that is replaced; it stands in the file once. */
  readonly from: string
  readonly to: string
  /** The name of a row that must notice. */
  readonly caughtBy: string
}
