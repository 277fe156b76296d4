/** As many as may wait for a password to be checked or hashed: together about a second. */
const PLACES = 64
/** Of which one address, or one known device, has so many. */
const OF_ONE = 4
/** What somebody who finds none is told to wait, in seconds: by then all who have one are done. */
const WAIT = 2

/** There is no place; nothing has been counted or looked at. */
export class NoPlace extends Error {
  readonly seconds = WAIT
}

/** Where somebody comes from. */
export interface Comer {
  /** An address, or a device. */
  readonly from: string
  /** Whether it is a device that has been signed in before: those have places of their own. */
  readonly isKnown: boolean
}

/** Does a task whose password takes a place in the line, and gives the place back. @throws NoPlace at once when there is none */
export type PasswordPlaces = <Value>(comer: Comer, task: () => Promise<Value>) => Promise<Value>

/** Keeps the line of Argon2 short, so that nobody's password waits behind a flood; a place is for the whole task. */
export function createPasswordPlaces(): PasswordPlaces {
  const taken = new Map<string, number>()
  const inAll = { known: 0, others: 0 }
  return async ({ from, isKnown }, task) => {
    const line = isKnown ? 'known' : 'others'
    const own = taken.get(from) ?? 0
    if (own >= OF_ONE || inAll[line] >= PLACES) throw new NoPlace()
    taken.set(from, own + 1)
    inAll[line]++
    try {
      return await task()
    } finally {
      const left = (taken.get(from) ?? 1) - 1
      if (left > 0) taken.set(from, left)
      else taken.delete(from)
      inAll[line]--
    }
  }
}

/** As many as come. */
export const placesForAll: PasswordPlaces = (_, task) => task()
