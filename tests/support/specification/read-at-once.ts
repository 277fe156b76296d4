import { readers as firstReaders } from '#src/api/generated/first-readers.ts'
import { readers } from '#src/api/generated/readers.ts'

const all: Partial<Record<string, <A>(answer: A) => A>> = { ...firstReaders, ...readers }

/** An answer as the app reads it, without waiting for the readers. @throws Unreadable */
export const readAtOnce = <A>(path: string, answer: A): A => all[path]?.(answer) ?? answer
