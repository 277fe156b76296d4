import type { HttpBindings } from '@hono/node-server'
import type { LanguageCode } from '#models'
import type { OperationId, Operations } from '../src/api/generated/operations.ts'
import type { ReceivedFile } from './kernel/file-store.ts'
import type { Services } from './services.ts'

/** The fields of a body, with files as they were received. */
type Received<Body> = { readonly [Name in keyof Body]: Body[Name] extends Blob ? ReceivedFile : Body[Name] }

/** One call of an operation, after its request was validated against the specification. */
export interface Call<Id extends OperationId> {
  readonly query: Operations[Id]['query']
  readonly body: Received<Operations[Id]['body']>
  /** Who is signed in; undefined only where guests may call it too. */
  readonly userId: Operations[Id]['isPublic'] extends true ? bigint | undefined : bigint
  readonly locale: LanguageCode
  /** The raw session token, if one was sent. */
  readonly token: string | undefined
  /** The caller's address as rate limits count it: an IPv4 address, or the /64 of an IPv6 one (kernel/address-key.ts). */
  readonly address: string
  /** The User-Agent header, if one was sent. */
  readonly userAgent: string | undefined
  /** Node's own request and response, for streams. */
  readonly connection: HttpBindings | undefined
}

/** Returned by a handler that has written its own response, such as a stream. */
export const STREAMED = { streamed: true } as const

/** Returned by a handler whose answer is a file; the name is generated, never taken from user input. */
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

/** An operation without a JSON answer returns STREAMED or a FileAnswer; every other one its specified answer. */
export type Answer<Id extends OperationId> = [Operations[Id]['answer']] extends [never]
  ? typeof STREAMED | FileAnswer
  : Operations[Id]['answer']

/** Parse, execute, answer. @throws Refusal or DomainError to answer with an error code */
type Handler<Id extends OperationId> = (
  services: Services,
  call: Call<Id>,
) => Answer<Id> | Promise<Answer<Id>>

/** One for each operation of the specification: without one of them the program does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
