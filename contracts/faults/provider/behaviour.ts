/** Faults across several requests, and towards browsers. */
import {
  answerWith,
  envelope,
  formOf,
  onlyCode,
  onSuccess,
  type Fault,
  type ForwardedRequest,
} from './fault.ts'

const list = 'listDeposits'
const place = 'createDeposit'
const setQuery = (name: string, change: (text: string) => string) => (passing: ForwardedRequest) => {
  const text = passing.query.get(name)
  if (text !== null) passing.query.set(name, change(text))
}
function setKey(passing: ForwardedRequest, key: string): void {
  const form = formOf(passing)
  if (form.has('idempotencyKey')) form.set('idempotencyKey', key)
  passing.body = form.toString()
}

/** Faults of paging. */
export const pagingFaults: readonly Fault[] = [
  {
    name: 'pageNum is ignored',
    operation: list,
    request: setQuery('pageNum', text => (/^\d{1,6}$/.test(text) ? '1' : text)),
    shows: /page 2 repeats a row of page 1/,
  },
  {
    name: 'pageSize is ignored',
    operation: list,
    request: setQuery('pageSize', text =>
      /^\d{1,3}$/.test(text) && +text > 0 && +text < 500 ? '100' : text,
    ),
    shows: /pageSize 1 gave \d+ rows/,
  },
  {
    name: 'pages are counted from 0',
    operation: list,
    request: setQuery('pageNum', text => (/^[1-9]\d{0,4}$/.test(text) ? String(Number(text) + 1) : text)),
    shows: /pageSize 500 gave 0 rows, though total is/,
  },
  {
    name: 'total counts the rows of the page',
    operation: list,
    answer: envelope(onSuccess, answer => ({ ...answer, total: answer.rows?.length ?? 0 })),
    shows: /total is 1 with pageSize 1 and \d+ with pageSize/,
  },
  {
    name: 'pages are limited to two rows, whatever is requested',
    operation: list,
    answer: envelope(onSuccess, answer => ({ ...answer, rows: answer.rows?.slice(0, 2) })),
    shows: /pageSize 500 gave 2 rows, though total is/,
  },
  {
    name: 'a page beyond the end returns the last page',
    operation: list,
    request: setQuery('pageNum', text => (/^\d{4,6}$/.test(text) ? '1' : text)),
    shows: /page \d+ has \d+ rows/,
  },
  {
    name: 'a page beyond the end has total 0',
    operation: list,
    answer: envelope(onSuccess, answer => (answer.rows?.length === 0 ? { ...answer, total: 0 } : answer)),
    shows: /total is \d+ on page 1 and 0 on page/,
  },
  {
    name: 'a page beyond the end is an error',
    operation: list,
    answer: envelope(onSuccess, answer =>
      answer.rows?.length === 0 && (answer.total ?? 0) > 0 ? { code: 460, msg: 'hint_no_page' } : answer,
    ),
    shows: /a page beyond the end is empty · answered code 460/,
  },
]

/** Faults with the same request sent twice. */
export const idempotencyFaults: readonly Fault[] = [
  {
    name: 'the idempotency key is ignored',
    operation: place,
    request: passing => setKey(passing, crypto.randomUUID()),
    shows: /the same key and request, one after the other · .*it was done twice/,
  },
  {
    name: 'two simultaneous requests are both executed',
    operation: place,
    request: (passing, { isRepeated }) => {
      if (isRepeated) setKey(passing, crypto.randomUUID())
    },
    shows: /the same key and request, both at once · .*it was done twice/,
  },
  {
    name: 'a repeated request is refused',
    operation: place,
    answer: (answer, _, { isRepeated }) => {
      if (isRepeated) answerWith(answer, { code: 460, msg: 'hint_done_already' })
    },
    shows: /the same key and request, one after the other · answered code 460/,
  },
  {
    name: 'a repeated request succeeds without the first answer',
    operation: place,
    answer: (answer, _, { isRepeated }) => {
      if (isRepeated && answer.body.includes('"code":200')) answerWith(answer, { code: 200, msg: 'ok' })
    },
    shows: /the same key and request, .* · the answer lacks data/,
  },
  {
    name: 'the same key with another request replays the first answer',
    operation: place,
    answer: (answer, _, { lastSuccess }) => {
      if (answer.body.includes('"code":409') && lastSuccess) answer.body = lastSuccess
    },
    shows: /the same key with another request · answered code 200/,
  },
  {
    name: 'the same key with another request is code 500',
    operation: place,
    answer: envelope(onlyCode(409), answer => void (answer.code = 500)),
    shows: /the same key with another request · answered code 500/,
  },
  {
    name: 'the idempotency key is optional',
    operation: place,
    request: passing => {
      const form = formOf(passing)
      if (!form.has('idempotencyKey')) form.set('idempotencyKey', crypto.randomUUID())
      passing.body = form.toString()
    },
    shows: /idempotencyKey left out · was accepted/,
  },
]

const isPreflight = ({ method }: ForwardedRequest) => method === 'OPTIONS'

/** Faults towards browsers, and with other methods. */
export const transportFaults: readonly Fault[] = [
  {
    name: 'the preflight forbids LanguageId',
    operation: list,
    answer: (answer, sent) => {
      if (isPreflight(sent))
        answer.headers['access-control-allow-headers'] = 'authorization, accept-language, content-type'
    },
    shows: /a browser asks beforehand · Access-Control-Allow-Headers lacks languageid/,
  },
  {
    name: 'the preflight allows every header with a wildcard',
    operation: list,
    answer: (answer, sent) => {
      if (isPreflight(sent)) answer.headers['access-control-allow-headers'] = '*'
    },
    shows: /Access-Control-Allow-Headers lacks authorization/,
  },
  {
    name: 'the preflight needs a token',
    operation: list,
    answer: (answer, sent) => {
      if (isPreflight(sent)) answer.status = 401
    },
    shows: /the preflight is answered with HTTP 401/,
  },
  {
    name: 'no origin may read the answers',
    operation: list,
    answer: answer => void delete answer.headers['access-control-allow-origin'],
    shows: /a browser may read the answer · Access-Control-Allow-Origin is missing/,
  },
  {
    name: 'only another origin may read the answers',
    operation: list,
    answer: answer => {
      if (answer.headers['access-control-allow-origin']) {
        answer.headers['access-control-allow-origin'] = 'https://elsewhere.example'
      }
    },
    shows: /Access-Control-Allow-Origin is "https:\/\/elsewhere\.example"/,
  },
  {
    name: 'any method is accepted',
    operation: 'previewSpotOrder',
    answer: (answer, { method }, { lastSuccess }) => {
      if (method === 'PUT' && lastSuccess) answerWith(answer, lastSuccess)
    },
    shows: /called with PUT · answered code 200/,
  },
  {
    name: 'another method causes an internal error',
    operation: list,
    answer: (answer, { method }) => {
      if (method === 'DELETE') answerWith(answer, 'Internal Server Error', 500)
    },
    shows: /called with DELETE · answered HTTP 500/,
  },
]
