/** A row of the consumer contract, and how it is declared. */
import type { OperationId, Operations } from '../src/api/generated/operations.ts'
import type { Locale } from '../src/lib/locales.ts'
import type { StubServer } from './harness/stub-server.ts'
import type { Promises } from './matchers.ts'
import { answerNamed, operationNamed, type Envelope, type Operation } from './spec.ts'
import { states, type ProviderState, type StateKey } from './states.ts'

/** A value that a provider state returns; the example is used where there is no back end. */
export class Provided<T = unknown> {
  readonly name: string
  readonly example: T

  constructor(name: string, example: T) {
    this.name = name
    this.example = example
  }
}

/** An idempotency key that is generated for every replay, so that no back end repeats a stored answer. */
export class FreshValue extends Provided<string> {
  constructor() {
    super('', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01')
  }
}

/** A field whose value the provider state returns. */
export const provided = <T>(name: string, example: T): Provided<T> => new Provided(name, example)

/** A new idempotency key. */
export const freshKey: Provided<string> = new FreshValue()

type Empty = Record<string, never>

/** The fields of an operation: its query, or its body where it has one. */
type Input<Id extends OperationId> = Operations[Id]['query'] extends Empty
  ? Operations[Id]['body']
  : Operations[Id]['query']

type Sends<T> = { readonly [Key in keyof T]: T[Key] | Provided<NonNullable<T[Key]>> }

/** The generated function of an operation; one without fields takes the options alone. */
type CallOf<Id extends OperationId> =
  Input<Id> extends Empty ? () => Promise<unknown> : (input: Input<Id>) => Promise<unknown>

/** A state, with its parameters when it takes any. */
export type Given = StateKey | readonly [StateKey, Readonly<Record<string, string | number>>]

/** What is sent; an operation without fields sends nothing. */
type SentFields<Id extends OperationId> =
  Input<Id> extends Empty ? { readonly sends?: never } : { readonly sends: Sends<Input<Id>> }

/** A row as declared: the states, the sent fields, and the example of the specification that it settles to. */
type WrittenRow<Id extends OperationId> = SentFields<Id> & WrittenSituation

interface WrittenSituation extends Promises {
  readonly settles: string
  /** Distinguishes it from the operation's other rows that settle to the same example. */
  readonly when?: string
  readonly given?: readonly Given[]
  /** The reader's language; en unless given. */
  readonly locale?: Locale
  /** Calls a public operation as a signed-in member. */
  readonly asMember?: boolean
  /** The index of the only row of the example that is answered. */
  readonly only?: number
  /** Why no back end can be asked for it; such a row runs against the stub server only and is not in the pact file. */
  readonly clientOnly?: string
}

/** A row ready to run. */
export interface Row extends Promises {
  readonly name: string
  readonly operation: Operation
  readonly given: readonly {
    readonly state: ProviderState
    readonly params: Readonly<Record<string, string | number>>
  }[]
  /** As written, with `Provided` values. */
  readonly sends: Readonly<Record<string, unknown>>
  readonly call: () => Promise<unknown>
  /** The name of the example that it settles to, and the example itself. */
  readonly example: string
  readonly answer: Envelope
  readonly locale: Locale
  readonly isSignedIn: boolean
  readonly clientOnly: string | undefined
}

/** One test case of the client. */
export interface ConsumerCase {
  readonly name: string
  /** @returns what is wrong with the client; empty when nothing is */
  readonly run: (peer: StubServer) => Promise<string[]>
}

/** The fields with examples in place of provided values, for use without a back end. */
export function exampleFields(sends: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sends).map(([name, value]) => [name, value instanceof Provided ? value.example : value]),
  )
}

/** The example, or one of its rows alone. */
function answerOf(operation: Operation, settles: string, only: number | undefined): Envelope {
  const answer = answerNamed(operation, settles)
  if (only === undefined) return answer
  return { ...answer, rows: answer.rows?.slice(only, only + 1) ?? [], total: 1 }
}

function toGiven(given: Given): Row['given'][number] {
  const [key, params] = typeof given === 'string' ? [given, {}] : given
  return { state: states[key], params }
}

/** The rows of one operation; the code of the example that a row settles to tells a success from a refusal. */
export function contract<Id extends OperationId>(
  id: Id,
  call: CallOf<Id>,
  rows: readonly WrittenRow<Id>[],
): Row[] {
  const operation = operationNamed(id)
  return rows.map(
    ({
      settles,
      when,
      given = [],
      sends,
      locale = 'en',
      asMember = false,
      only,
      clientOnly,
      ...promises
    }) => {
      const invoke = call as (...args: unknown[]) => Promise<unknown>
      return {
        ...promises,
        name: `${id}: ${settles}${when ? `, ${when}` : ''}`,
        operation,
        given: given.map(toGiven),
        sends: sends ?? {},
        call: () => (sends ? invoke(exampleFields(sends)) : invoke()),
        example: settles,
        answer: answerOf(operation, settles, only),
        locale,
        isSignedIn: asMember || !operation.isPublic,
        clientOnly,
      }
    },
  )
}
