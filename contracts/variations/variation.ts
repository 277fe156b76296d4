/** What the specification leaves to a back end. A verification of one that does it must find nothing. */
import type { Operation } from '#contracts/verify/document.ts'

/** A request on its way to the back end. */
export interface PassingRequest {
  readonly method: string
  /** Path and query. */
  target: string
  /** By lower-case name. */
  headers: Record<string, string>
  body: string
}

/** An answer on its way back. */
export interface PassingAnswer {
  /** What follows the status in the first line. */
  reason: string
  /** With names as they are sent. */
  headers: [name: string, value: string][]
  body: Buffer
}

/** How an answer is sent. */
export interface Transport {
  /** So many pieces; one unless given. */
  readonly pieces?: number
  /** Milliseconds between two pieces. */
  readonly pause?: number
  /** Milliseconds before the first byte, of the answer with this number. */
  readonly delay?: (number: number) => number
  /** `length`: Content-Length; `chunks`: chunked; `close`: the end of the connection. */
  readonly end?: 'length' | 'chunks' | 'close'
  /** Whether the connection ends with the answer. */
  readonly closes?: boolean
  /** Milliseconds after which an idle connection is closed. */
  readonly idle?: number
  readonly lacksDate?: boolean
}

export interface Variation {
  readonly name: string
  /** Why a back end may do it. */
  readonly permitted: string
  readonly request?: (passing: PassingRequest) => void
  /** What is answered instead of asking the back end, for the request with this number. */
  readonly instead?: (number: number, passing: PassingRequest) => object | undefined
  /** Another value of a JSON answer. */
  readonly value?: (json: unknown, operation: Operation) => unknown
  /** JSON in another form. */
  readonly write?: (json: unknown) => string
  /** The text of anything, states included. */
  readonly text?: (text: string) => string
  /** The text of events. */
  readonly events?: (text: string) => string
  readonly around?: (answer: PassingAnswer) => void
  readonly transport?: Transport
}

/** Several as one: what they do to an answer is done one after the other; of forms, the first one that has one. */
export function together(all: readonly Variation[]): Variation {
  const write = all.find(one => one.write)?.write
  return {
    name: all.map(({ name }) => name).join('; '),
    permitted: 'each of them',
    request: passing => {
      for (const { request } of all) request?.(passing)
    },
    instead: (number, passing) => {
      for (const { instead } of all) {
        const said = instead?.(number, passing)
        if (said) return said
      }
      return undefined
    },
    value: (json, operation) =>
      all.reduce((varied, { value }) => (value ? value(varied, operation) : varied), json),
    ...(write && { write }),
    text: given => all.reduce((varied, { text }) => text?.(varied) ?? varied, given),
    events: given => all.reduce((varied, { events }) => events?.(varied) ?? varied, given),
    around: answer => {
      for (const { around } of all) around?.(answer)
    },
    transport: Object.assign({}, ...all.map(({ transport }) => transport)) as Transport,
  }
}
