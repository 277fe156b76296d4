import {
  answerWith,
  envelope,
  formOf,
  onlyCode,
  onSuccess,
  type Fault,
  type ForwardedRequest,
} from './fault.ts'

const list = 'listSpotOrders'
const LANGUAGES = new Set('zh en tc de es fr idn jp ko my th vi pt rus blr ida sa ar it'.split(' '))
const isId = (text: string | undefined) => /^([1-9]|1[0-9])$/.test(text ?? '')

/** Answers a refused request with the last success. */
const acceptsAll: NonNullable<Fault['answer']> = (answer, _, { lastSuccess }) => {
  if (answer.body.includes('"code":422') && lastSuccess) answer.body = lastSuccess
}

const broken = { code: 500, msg: 'hint_server_error' }

/** Some property of the request causes an internal error. */
const breaksOn = (
  name: string,
  operation: string,
  sign: (sent: ForwardedRequest) => boolean,
  shows: RegExp,
): Fault => ({
  name,
  operation,
  answer: (answer, sent) => {
    if (sign(sent)) answerWith(answer, broken)
  },
  shows,
})

/** Faults in the languages that a request asks for. */
export const languageFaults: readonly Fault[] = [
  {
    name: 'LanguageId is optional',
    operation: list,
    request: ({ headers }) => void (headers['languageid'] ??= '2'),
    shows: /the header LanguageId left out · was accepted/,
  },
  {
    name: 'LanguageId may be anything',
    operation: list,
    request: ({ headers }) => {
      if (headers['languageid'] !== undefined && !isId(headers['languageid'])) headers['languageid'] = '2'
    },
    shows: /the header LanguageId: .* · was accepted/,
  },
  {
    name: 'Accept-Language is optional',
    operation: list,
    request: ({ headers }) => void (headers['accept-language'] ??= 'en'),
    shows: /the header Accept-Language left out · was accepted/,
  },
  {
    name: 'Accept-Language may be anything',
    operation: list,
    request: ({ headers }) => {
      const given = headers['accept-language']
      if (given !== undefined && !LANGUAGES.has(given)) headers['accept-language'] = 'en'
    },
    shows: /the header Accept-Language: a word of no list · was accepted/,
  },
  {
    name: 'only English is supported',
    operation: list,
    answer: (answer, { headers }) => {
      const language = headers['accept-language'] ?? ''
      if (LANGUAGES.has(language) && language !== 'en') answerWith(answer, broken)
    },
    shows: /in another language: \w+ · answered code 500/,
  },
]

/** Faults in the checks of a request. */
export const validationFaults: readonly Fault[] = [
  {
    name: 'the query is not validated',
    operation: list,
    answer: acceptsAll,
    shows: /pageSize: above 500 · was accepted/,
  },
  {
    name: 'the form is not validated',
    operation: 'previewSpotOrder',
    answer: acceptsAll,
    shows: /quantity: .* · was accepted/,
  },
  {
    name: 'the JSON body is not validated',
    operation: 'addToWatchlist',
    answer: acceptsAll,
    shows: /productId: .* · was accepted/,
  },
  {
    name: 'the form is ignored',
    operation: 'previewSpotOrder',
    request: passing => void (passing.body = ''),
    shows: /a request as documented · answered code 422/,
  },
  {
    name: 'the body is parsed as JSON only',
    operation: 'createDeposit',
    request: passing => {
      if (!passing.headers['content-type']?.includes('json')) passing.body = ''
    },
    shows: /a request as documented · answered code 422/,
  },
  {
    name: 'the Content-Type is ignored',
    operation: 'previewSpotOrder',
    request: ({ headers }) => void (headers['content-type'] = 'application/x-www-form-urlencoded'),
    shows: /a body said to be application\/json · was accepted/,
  },
  {
    name: 'a Content-Type with a charset is refused',
    operation: 'previewSpotOrder',
    answer: (answer, { headers }) => {
      if (!headers['content-type']?.includes('charset')) return
      answerWith(answer, { code: 422, msg: 'hint_invalid_field', params: { field: 'Content-Type' } })
    },
    shows: /a Content-Type with a charset · answered code 422/,
  },
  {
    name: 'undocumented fields are accepted',
    operation: 'previewSpotOrder',
    request: passing => {
      const form = formOf(passing)
      form.delete('unheardOf')
      passing.body = form.toString()
    },
    shows: /a field that is not documented · was accepted/,
  },
  {
    name: 'the last of a duplicate field wins',
    operation: 'previewSpotOrder',
    request: passing =>
      void (passing.body = new URLSearchParams(Object.fromEntries(formOf(passing))).toString()),
    shows: /given twice · was accepted/,
  },
  {
    name: 'a refusal names the wrong field',
    operation: 'createDeposit',
    answer: envelope(onlyCode(422), answer => void (answer.params &&= { ...answer.params, field: 'form' })),
    shows: /params\.field is "form"; it must name/,
  },
  {
    name: 'everything succeeds',
    operation: list,
    answer: (answer, _, { lastSuccess }) => {
      if (lastSuccess && !answer.body.startsWith('{"code":200')) answer.body = lastSuccess
    },
    shows: /without a token · answered code 200/,
  },
  {
    name: 'every request gets the same answer',
    operation: list,
    answer: envelope(onSuccess, answer => ({ ...answer, rows: [], total: 0 })),
    shows: /pact · listSpotOrders: some · /,
  },
]

/** Input that breaks something. */
export const hostileInputFaults: readonly Fault[] = [
  {
    name: 'a body that is no object causes an internal error',
    operation: 'addToWatchlist',
    answer: (answer, { body }) => {
      if (!body.startsWith('{"')) answerWith(answer, broken)
    },
    shows: /a body that is no object: .* · answered code 500/,
  },
  breaksOn(
    '1e308 breaks it',
    list,
    ({ query }) => [...query.values()].includes('1e308'),
    /1e308, beyond every integer · answered code 500/,
  ),
  breaksOn(
    'twenty digits break it',
    'cancelSpotOrder',
    ({ body }) => /id=9{20,}/.test(body),
    /id: sixty digits · answered code 500/,
  ),
  breaksOn(
    'a zero byte breaks it',
    'createDeposit',
    ({ body }) => body.includes('%00'),
    /a zero byte · answered code 500/,
  ),
  breaksOn(
    'a quote breaks it',
    'previewSpotOrder',
    ({ body }) => body.includes('%27'),
    /a quote · answered code 500/,
  ),
  breaksOn(
    'text that is too long breaks it',
    'listStockProducts',
    ({ query }) => (query.get('keyWords') ?? '').length > 64,
    /keyWords: too long · answered code 500/,
  ),
  breaksOn(
    'reserved characters in a search break it',
    'listStockProducts',
    ({ query }) => (query.get('keyWords') ?? '').includes('&'),
    /with reserved characters · answered code 500/,
  ),
  breaksOn(
    'a query parameter that nobody documented breaks it',
    list,
    ({ query }) => query.has('unheardOf'),
    /a query parameter that is not documented · answered code 500/,
  ),
]

/** Orders that take the place of others. */
export const replacingFaults: readonly Fault[] = (['placeSpotOrder', 'placeContractOrder'] as const).map(
  (operation): Fault => ({
    name: `${operation} leaves the order open that it is to replace`,
    operation,
    request: sent => {
      const form = formOf(sent)
      form.delete('replaces')
      sent.body = form.toString()
    },
    shows: /the order that is replaced is canceled/,
  }),
)
