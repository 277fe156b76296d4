import type { HttpBindings } from '@hono/node-server'
import type { LanguageCode } from '../src/api/generated/models/index.ts'
import type { OperationId, Operations } from '../src/api/generated/operations.ts'
import type { Services } from './services.ts'

/** One call of an operation, after the contract has let it through. */
export interface Call<Id extends OperationId> {
  readonly query: Operations[Id]['query']
  readonly body: Operations[Id]['body']
  /** Who is signed in; certain, unless guests may call it too. */
  readonly userId: Operations[Id]['isPublic'] extends true ? bigint | undefined : bigint
  readonly locale: LanguageCode
  /** The raw token, if one came. */
  readonly token: string | undefined
  /** Where the call comes from, as it is counted: an IPv4 address, or the /64 of an IPv6 one (http/address.ts). */
  readonly address: string
  /** What the device says of itself, if anything. */
  readonly userAgent: string | undefined
  /** Node's own request and response, for streams. */
  readonly connection: HttpBindings | undefined
}

/** What a handler gives that has answered by itself, as a stream does. */
export const STREAMED = { streamed: true } as const

/** What a handler gives whose answer is a file; its name is ours, never a person's. */
export class FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mediaType: string
  readonly name: string

  constructor({ bytes, mediaType, name }: Pick<FileAnswer, 'bytes' | 'mediaType' | 'name'>) {
    this.bytes = bytes
    this.mediaType = mediaType
    this.name = name
  }
}

/** A stream answers by itself, or a file comes; everything else with the answer of its operation. */
type Answer<Id extends OperationId> = [Operations[Id]['answer']] extends [never]
  ? typeof STREAMED | FileAnswer
  : Operations[Id]['answer']

/** Parse, do, answer. @throws Refusal or DomainError to answer with an error code */
type Handler<Id extends OperationId> = (
  services: Services,
  call: Call<Id>,
) => Answer<Id> | Promise<Answer<Id>>

/** One for each operation of the specification: without one of them the program does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
