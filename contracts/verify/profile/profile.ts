/**
 * How an API speaks: what the specification has no word for. A specification has its profile as `x-profile`, or is given one by `--profile`;
 * what a profile leaves out is as in plain.ts. docs/contracts-any-api.md lists the fields.
 */
/** Where answers say what. Places are JSON pointers into the body, `""` for the whole of it. */
export interface Speech {
  /** The code of an answer, where each has one beside its HTTP status, which then must be 200; undefined where the status is the code. */
  readonly code?: string
  /** What a refusal says, at the first of these places that has a text. */
  readonly message: readonly string[]
  /** A pattern of messages that are keys. A refusal with another text says the same in words. */
  readonly messageKey?: string
  /** What a refusal says beside its message. */
  readonly params?: string
  /** The name of the field that a refusal is about. */
  readonly field?: string
  /** Seconds to wait after a refusal because of too many requests; the header Retry-After where undefined. */
  readonly wait?: string
  /** How many attempts a refusal of a secret leaves. */
  readonly attempts?: string
  /** What is answered, beside what says how it went. */
  readonly data: string
  /** The rows of a list, at the first of these places that has a list. */
  readonly rows: readonly string[]
  /** How many rows there are on all pages. */
  readonly total?: string
}

/** Codes by what they mean. */
export interface Codes {
  /** Successes; empty for 200 to 299. */
  readonly success: readonly number[]
  /** A field is missing or wrong. */
  readonly invalid: readonly number[]
  readonly signedOut: readonly number[]
  /** The request is right, and its business is refused. */
  readonly business: readonly number[]
  /** A key of idempotency was used for another request. */
  readonly conflict: readonly number[]
  /** No attempt is left for a secret, for a while. */
  readonly locked: readonly number[]
  /** Refusals of what was asked: of its fields, its business, a lock or a key. */
  readonly own: readonly number[]
  /** Statuses of HTTP itself, which need not be documented. */
  readonly undocumented: readonly number[]
}

/** How a request shows on whose behalf it is sent; taken from the security schemes of the specification unless given. */
export interface Session {
  readonly in: 'header' | 'query' | 'cookie'
  readonly name: string
  /** What stands before the token, such as `Bearer `. */
  readonly prefix: string
  /** A pointer to its scheme. */
  readonly pointer: string
}

/** An operation that answers a token: called once, where no token is given. */
export interface SignIn {
  readonly operationId: string
  /** Its body; `$NAME` is a variable of the environment. */
  readonly body: Readonly<Record<string, unknown>>
  /** Where its answer has the token. */
  readonly token: string
  /** The body for another account, which must not get at what the first one has. */
  readonly other?: Readonly<Record<string, unknown>>
}

/** How a language is asked for, beside the header Accept-Language. */
export interface Language {
  /** Headers of a request in the language at a place of the list of codes, where `{number}` is that place, from 1. */
  readonly headers: Readonly<Record<string, string>>
  /** The schema of the codes, with `x-language-tags`. */
  readonly codes: string
  /** Operations that everybody can call without fields: each says whether the deployment has a language. */
  readonly probes: readonly string[]
}

export interface Paging {
  /** The parameters for the size of a page, and for its number where pages have numbers. */
  readonly size: string
  readonly number?: string
  /** The parameter that takes a cursor, and where an answer has the one of the next page: nothing, null or an empty text on the last one. */
  readonly cursor?: { readonly parameter: string; readonly next: string }
  /** Whether the header Link of an answer names the next page (RFC 8288, `rel="next"`). */
  readonly link?: boolean
}

export interface Lists {
  /** A pattern of the ids of operations that list something. */
  readonly operations: string
  /** Fields that identify a row, the first that it has. */
  readonly ids: readonly string[]
  /** Fields that say when a row was. */
  readonly times: readonly string[]
  /** Parameters of a range of time. */
  readonly from: string
  readonly to: string
}

/** Names of fields, as patterns. */
export interface Names {
  /** What proves who somebody is. */
  readonly proof: string
  /** What is masked in reports, beside passwords and tokens. */
  readonly secret: string
  /** Amounts that an account pays. */
  readonly amount: string
  /** What names something among what is published, alone or with a type; and what is a type. */
  readonly reference: string
  readonly type: string
  /** The field of an account's name. */
  readonly account: string
}

/** The names of states that a hook sets up. */
export interface States {
  readonly signedIn: string
  /** An account without anything of its own. */
  readonly newAccount: string
  /** States that a token of one's own satisfies. */
  readonly byToken: readonly string[]
}

/** What ends a session, and what its token is answered then. */
export interface Ends {
  /** The operation that signs out. */
  readonly signOut: string
  /** The message that is answered after it. */
  readonly message: string
  /** The message by the state in which the token comes from a session that has ended. */
  readonly states: Readonly<Record<string, string>>
}

/** Where the things of a path such as `/pets/{petId}` come from, where that does not follow from the paths. */
export interface Things {
  /** One that is always there. */
  readonly value?: string
  /** The operation that creates one, and where its answer says what identifies it. */
  readonly create?: string
  readonly id?: string
  /** Whether every account may have them, whoever has created them. */
  readonly shared?: boolean
}

/** What an account that proves itself in a second way is asked for besides. */
export interface SecondProof {
  /** The state in which an account does so, and the value of it that is the proof. */
  readonly state: string
  readonly value: string
  /** The message of the refusal that asks for it; the refusal names the field. */
  readonly message: string
}

/** How an account is frozen, and what it is refused with then. */
export interface Freeze {
  readonly operationId: string
  readonly code: number
  readonly message: string
}

/** Which operation says that the server holds nothing real, and where: `true` is a sandbox. */
export interface Sandbox {
  readonly operationId: string
  readonly at: string
}

export interface Profile {
  /** Headers of every request that does not have them itself. */
  readonly headers: Readonly<Record<string, string>>
  readonly answers: Speech
  readonly codes: Codes
  readonly session?: Session
  readonly signIn?: SignIn
  readonly language?: Language
  readonly paging?: Paging
  readonly lists: Lists
  /** The field that makes a request idempotent, and its schema; or the header that does. */
  readonly idempotency?: { readonly field?: string; readonly header?: string; readonly pointer?: string }
  /** How times are written: as text (RFC 3339), or as a number of seconds or milliseconds since 1970. */
  readonly times: 'text' | 'seconds' | 'milliseconds'
  /** The tag of operations that sign in, whose values belong to one account. */
  readonly signsIn?: string
  /** What a refusal names as limits: params by the side on which a value breaks them. */
  readonly limits: Readonly<Record<string, -1 | 1>>
  readonly names: Names
  readonly states: States
  readonly ends?: Ends
  readonly secondProof?: SecondProof
  readonly freeze?: Freeze
  readonly sandbox?: Sandbox
  /** By the paths of one of them. */
  readonly resources?: Readonly<Record<string, Things>>
  /** Patterns of requests, such as `POST /log-?out`, that are never sent: what would end the session of the given token, or more than the verification. */
  readonly skip: readonly string[]
  /**
   * `strict`: only what the specification marks as live may differ between two answers, and nothing but what it lists is accepted: other media types,
   * headers, cookies. `lenient`: a specification seldom says so, and what it does not say is not judged.
   */
  readonly silence: 'strict' | 'lenient'
  /** Where a state is brought about: by a hook, or by the operations of the API themselves where no hook is given. */
  readonly arranges: 'hook' | 'operations'
  /** Whether pages of other origins call it. */
  readonly cors: boolean
}
