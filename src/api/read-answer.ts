/** Reads the answers of all operations. Loaded with the first of them: the page itself needs none. */
import { readers } from './generated/readers.ts'
import type { OperationPath } from './generated/operations.ts'

const byPath: Partial<Record<string, <A>(answer: A) => A>> = readers

/** A successful answer in the types of the specification; one without a value as it is. @throws Unreadable */
export const readAnswer = <A>(path: OperationPath | (string & {}), answer: A): A =>
  byPath[path]?.(answer) ?? answer
