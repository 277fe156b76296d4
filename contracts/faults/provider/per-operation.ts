/**
 * Families of faults, each over every operation of the specification that it can hit: who may see what, ended sessions, frozen accounts,
 * what surrounds an answer, and what must be equal between operations.
 */
import { valueAt, WITHOUT_REFUSAL, type Operation } from '#contracts/verify/document.ts'
import { operationsOf } from '#contracts/verify/operations.ts'
import { linksOf } from '#contracts/verify/links.ts'
import { readDocument } from '#contracts/material.ts'
import {
  answerWith,
  data,
  envelope,
  formOf,
  onSuccess,
  type Answer,
  type Envelope,
  type Fault,
} from './fault.ts'

const document = readDocument()
/** Operations of accounts that the pact files can call. */
const own = operationsOf(document).filter(({ isPublic, tag }) => !isPublic && tag !== 'upload')
const named = (...ids: string[]) => own.filter(({ id }) => ids.includes(id))

const DONE = { code: 200, msg: 'ok' }

/** Whether an answer is a refusal with this key. */
const isRefusedWith = ({ body }: Answer, message: string) => body.includes(`"msg":"${message}"`)

function exampleOf({ pointer }: Operation, name: string): Envelope {
  return valueAt(
    document,
    `${pointer}/responses/200/content/application~1json/examples/${name}/value`,
  ) as Envelope
}

/** What another account is told about an id is told as a success. */
export const foreignIdFaults: readonly Fault[] = own.flatMap(operation =>
  Object.entries(operation.access)
    .filter(([name, example]) => name !== 'answer' && !WITHOUT_REFUSAL.includes(example))
    .map(([field, example]): Fault => {
      const message = String(exampleOf(operation, example).msg)
      return {
        name: `another account's ${field} is accepted by ${operation.id}`,
        operation: operation.id,
        answer: (answer, _, { lastSuccess }) => {
          if (isRefusedWith(answer, message)) answerWith(answer, lastSuccess ?? DONE)
        },
        shows: new RegExp(`probe · ${field} of another account · another account sent`),
      }
    }),
)

/** The first answer with something in it is given to everybody. */
export const leakFaults: readonly Fault[] = own
  .filter(({ access, method }) => access['answer'] === 'own' && method === 'GET')
  .map(({ id }): Fault => ({
    name: `${id} answers everybody with the data of one account`,
    operation: id,
    answer: (answer, sent, { kept }) => {
      const { code, rows = [0] } = JSON.parse(answer.body || '{}') as Envelope
      if (code !== 200) return
      const first = kept.get('first')
      // An account that has something comes first.
      if (first !== undefined) answer.body = first
      else if (rows.length > 0 && sent.headers['authorization']) kept.set('first', answer.body)
    },
    shows: /probe · a new account sees nothing of another one · a new account was answered/,
  }))

/** What a frozen account is refused is told as a success. */
export const frozenFaults: readonly Fault[] = own
  .filter(({ whenFrozen }) => whenFrozen === 'refused')
  .map(({ id }): Fault => ({
    name: `${id} works on a frozen account`,
    operation: id,
    answer: (answer, _, { lastSuccess }) => {
      if (isRefusedWith(answer, 'hint_account_frozen')) answerWith(answer, lastSuccess ?? DONE)
    },
    shows: /probe · while the account is frozen · answered code 200/,
  }))

const REASONS = [
  'hint_session_ended',
  'hint_session_password_changed',
  'hint_session_expired',
  'hint_account_closed',
]
/** Tokens of ended sessions are accepted, or refused with another reason. */
export const endedSessionFaults: readonly Fault[] = named(
  'getUserInfo',
  'createDeposit',
  'listHoldings',
  'cancelSpotOrder',
).flatMap(({ id }) =>
  REASONS.flatMap((reason): Fault[] => [
    {
      name: `${id} still accepts a token after ${reason}`,
      operation: id,
      answer: (answer, _, { lastSuccess }) => {
        if (isRefusedWith(answer, reason)) answerWith(answer, lastSuccess ?? DONE)
      },
      shows: new RegExp(`with the token of an ended session: ${reason} · answered code 200`),
    },
    {
      name: `${id} does not say ${reason}`,
      operation: id,
      answer: answer => void (answer.body = answer.body.replace(reason, 'hint_signed_out')),
      shows: new RegExp(`with the token of an ended session: ${reason} · answered code 401`),
    },
  ]),
)

interface HeaderFault {
  readonly what: string
  readonly change: (headers: Record<string, string>) => void
  readonly shows: RegExp
}

/** The same fault in each of some operations. */
const perAnswer = (faults: readonly HeaderFault[]): Fault[] =>
  named(
    'getUserInfo',
    'listBalances',
    'listDeposits',
    'createExchange',
    'listSpotOrders',
    'previewLoan',
    'listMessages',
  ).flatMap(({ id }) =>
    faults.map(({ what, change, shows }): Fault => ({
      name: `the answer of ${id} ${what}`,
      operation: id,
      answer: answer => {
        if (answer.headers['content-type']?.startsWith('application/json')) change(answer.headers)
      },
      shows,
    })),
  )

/** Answers that others are given from a cache. */
export const cacheFaults: readonly Fault[] = perAnswer([
  {
    what: 'may be cached',
    change: headers => void (headers['cache-control'] = 'max-age=60'),
    shows: /the header Cache-Control is "max-age=60"/,
  },
  {
    what: 'says nothing about caches',
    change: headers => void delete headers['cache-control'],
    shows: /the header Cache-Control is missing/,
  },
])

/** What a browser makes of an answer. */
export const browserFaults: readonly Fault[] = perAnswer([
  {
    what: 'may be sniffed',
    change: headers => void delete headers['x-content-type-options'],
    shows: /the header X-Content-Type-Options is missing/,
  },
  {
    what: 'sets a cookie',
    change: headers => void (headers['set-cookie'] = 'session=1'),
    shows: /the answer sets a cookie/,
  },
])

/** The language that an answer says to be in. */
export const statedLanguageFaults: readonly Fault[] = perAnswer([
  {
    what: 'states no language',
    change: headers => void delete headers['content-language'],
    shows: /the header Content-Language is missing/,
  },
  {
    what: 'states another language',
    change: headers => void (headers['content-language'] = 'fi'),
    shows: /Content-Language is "fi", though the request asks for/,
  },
  {
    what: 'is always said to be English',
    change: headers => void (headers['content-language'] = 'en'),
    shows: /Content-Language is "en", though other operations answer in/,
  },
])

/** What was done has another id than where it is looked up. */
export const otherIdFaults: readonly Fault[] = own
  .filter(operation =>
    linksOf(document, operation).some(({ rules }) =>
      rules.some(({ rule }) => rule.includes('answer.data.id')),
    ),
  )
  // The rule about the request finds it as well, before the links are followed.
  .filter(({ access }) => access['id'] === undefined)
  .map(({ id }): Fault => ({
    name: `${id} answers an id that nothing has`,
    operation: id,
    answer: data(value => {
      if ('id' in value) value['id'] = '7000000000000000001'
    }),
    shows: /probe · then \w+ \(\w+\) · /,
  }))

/** The key is taken for that of another account, which has the answer of the first one. */
export const sharedKeyFaults: readonly Fault[] = own
  .filter(({ body, changes }) => changes && body?.schema.properties?.['idempotencyKey'] !== undefined)
  .filter(({ id }) => ['createDeposit', 'createExchange', 'placeSpotOrder'].includes(id))
  .map(({ id }): Fault => ({
    name: `${id} takes an idempotency key for that of any account`,
    operation: id,
    answer: (answer, sent, { kept }) => {
      const key = formOf(sent).get('idempotencyKey') ?? ''
      const json = JSON.parse(answer.body || '{}') as Envelope
      const earlier = kept.get(key)
      if (json.code === 200 && earlier) answer.body = earlier
      else if (json.code === 200) kept.set(key, answer.body)
    },
    shows: /probe · another account does the same · two accounts were answered the same id/,
  }))

export const orderFaults: readonly Fault[] = own
  .filter(({ rules }) => rules.some(({ rule }) => rule.includes('isDescending()')))
  .filter(({ id }) => ['listMessages', 'listLedgerEntries', 'listServiceMessages'].includes(id))
  .map(({ id }): Fault => ({
    name: `${id} lists the oldest first`,
    operation: id,
    answer: envelope(onSuccess, answer => ({ ...answer, rows: answer.rows?.toReversed() })),
    shows: /ordered from the newest/,
  }))
