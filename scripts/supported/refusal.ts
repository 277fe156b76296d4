/** What `npm run gen` refuses, as it cannot work from the client to the server: where it is, what it is, and what to write instead. */
export interface Refusal {
  /** A JSON pointer into the bundled specification. */
  readonly pointer: string
  /** The operation, where it is about one. */
  readonly operation?: string
  readonly what: string
  readonly remedy: string
}

/** A refusal as one line, behind its file and line. */
export const sentenceOf = ({ operation, what, remedy }: Refusal): string =>
  `${operation === undefined ? '' : `${operation}: `}${what}. ${remedy}.`
