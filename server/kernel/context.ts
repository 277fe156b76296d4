import type { Change } from './changes.ts'
import type { IdGenerator } from './ids.ts'
import type { Clock, Context } from './store.ts'

/**
 * The context of one attempt of a command, whose moment is now.
 * @param changes gets what the command says that it changes
 */
export function createContext(clock: Clock, nextId: IdGenerator, changes: Change[]): Context {
  let now = BigInt(clock.now())
  return {
    get now() {
      return now
    },
    takeMoment: () => (now = BigInt(clock.now())),
    id: after => nextId(now, after),
    changed: change => void changes.push(change),
  }
}
