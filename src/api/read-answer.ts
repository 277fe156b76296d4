/** Reads the answers of all operations. Loaded with the first of them: the page itself needs none. */
import { readers as firstReaders } from './generated/first-readers.ts'
import type { OperationPath } from './generated/operations.ts'

const readerIn = (readers: Partial<Record<string, <A>(answer: A) => A>>, path: string) => readers[path]

/**
 * A successful answer in the types of the specification; one without a value as it is. What the first view does not ask for is
 * read by a file of its own, loaded when it is first needed. @throws Unreadable, or when that file cannot be loaded
 */
export async function readAnswer<A>(path: OperationPath | (string & {}), answer: A): Promise<A> {
  const first = readerIn(firstReaders, path)
  if (first) return first(answer)
  const { readers } = await import('./generated/readers.ts')
  return readerIn(readers, path)?.(answer) ?? answer
}
