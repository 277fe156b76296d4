import { hash } from 'node:crypto'
import type { QueryConfig } from 'pg'
import type { Statement } from '../store.ts'

/** The kernel's SQL in PostgreSQL's dialect. */
function toPostgres(text: string): string {
  return text
    .replace(/\/\*lock( \w)?( or retry)?\*\//, (_, table?: string, orRetry?: string) => {
      const rows = table ? `FOR UPDATE OF${table}` : 'FOR UPDATE'
      return orRetry ? `${rows} NOWAIT` : rows
    })
    .replace('/*share*/', 'FOR SHARE')
    .replace('/*clustered*/', '')
}

/** Turns the kernel's statements into those of the driver, prepared under a name or not. */
export interface Preparer {
  prepare(statement: Statement): QueryConfig
  /** Which names are in use. */
  readonly generation: number
  /**
   * Prepares everything anew, under other names: the shape of a table has changed under the statements of this generation. Those of
   * the connections that exist are not used again.
   */
  renew(generation: number): void
}

/**
 * @param isNamed false behind a pooler that gives every transaction another connection: what one has prepared, the next does not know.
 * A name follows from the text, so that every process and connection means the same by it.
 */
export function createPreparer(isNamed: () => boolean): Preparer {
  let prepared = new Map<string, { name: string; text: string }>()
  let generation = 0
  return {
    get generation() {
      return generation
    },
    prepare([text, params = []]) {
      let known = prepared.get(text)
      if (!known) {
        const name = `s${generation}_${hash('sha1', text, 'hex').slice(0, 20)}`
        known = { name, text: toPostgres(text) }
        prepared.set(text, known)
      }
      return isNamed() ? { ...known, values: [...params] } : { text: known.text, values: [...params] }
    },
    renew(old) {
      if (old !== generation) return
      generation++
      prepared = new Map()
    },
  }
}
