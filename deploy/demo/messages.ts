/** What the service worker, the page and the back end's worker tell each other. */

/** The lock of the one page that has the back end. */
export const LOCK = 'fairline-demo'

/** To every page: who has the back end passes the port that comes along on to it, and answers HERE on it. */
export const WHO_HAS_IT = 'fairline: who has the back end?'
export const HERE = 'fairline: here'
/** From a page to the service worker: it has the back end from now on. */
export const MINE = 'fairline: the back end is here'
/** From a page to the service worker: it wants its calls answered, and was opened without one. */
export const CONTROL = 'fairline: answer my calls'

/** A request, with the port that its answer comes by. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | undefined
}

/** The parts of an answer, in order: its head, its pieces, its end; or that there is none. */
export type Part =
  | {
      readonly kind: 'head'
      readonly status: number
      readonly headers: readonly (readonly [string, string])[]
    }
  | { readonly kind: 'piece'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' | 'failed' }

/** On the port of an answer: it is not read any further. */
export const CANCEL = 'cancel'
