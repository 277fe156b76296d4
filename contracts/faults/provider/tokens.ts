import { answerWith, envelope, onlyCode, type Fault } from './fault.ts'

const operation = 'listSpotOrders'
const bearer = /^bearer\s+/i

/** Faults of authentication. */
export const tokenFaults: readonly Fault[] = [
  {
    name: 'the token is optional',
    operation,
    request: ({ headers }, { token }) => void (headers['authorization'] ??= token ?? ''),
    shows: /probe · without a token · answered code 200/,
  },
  {
    name: 'an empty token is accepted',
    operation,
    request: ({ headers }, { token }) => {
      if (headers['authorization'] === '') headers['authorization'] = token ?? ''
    },
    shows: /probe · with an empty token · answered code 200/,
  },
  {
    name: 'any token is accepted',
    operation,
    request: ({ headers }, { token }) => {
      if (headers['authorization']) headers['authorization'] = token ?? ''
    },
    shows: /probe · with a token that nobody has · answered code 200/,
  },
  {
    name: 'the token is accepted only after "Bearer"',
    operation,
    request: ({ headers }) => {
      const given = headers['authorization'] ?? ''
      headers['authorization'] = bearer.test(given) ? given.replace(bearer, '') : ''
    },
    shows: /probe · a request as documented · answered code 401/,
  },
  {
    name: 'the token is also accepted after "Bearer"',
    operation,
    request: ({ headers }) => {
      headers['authorization'] = (headers['authorization'] ?? '').replace(bearer, '')
    },
    shows: /probe · with a good token after "Bearer" · answered code 200/,
  },
  {
    name: 'only the start of the token is checked',
    operation,
    request: ({ headers }, { token }) => {
      if (token && headers['authorization']?.startsWith(token.slice(0, 20))) headers['authorization'] = token
    },
    shows: /probe · with a good token and one letter more · answered code 200/,
  },
  {
    name: 'a missing token is HTTP 401',
    operation,
    answer: answer => {
      if (answer.body.includes('"code":401')) answer.status = 401
    },
    shows: /HTTP status 401|it must be code 401 at HTTP 200/,
  },
  {
    name: 'a missing token redirects to a sign-in page',
    operation,
    answer: answer => {
      if (!answer.body.includes('"code":401')) return
      answerWith(answer, '', 302)
      answer.headers = { location: '/login' }
    },
    shows: /probe · without a token · answered HTTP 302/,
  },
  {
    name: 'a missing token is code 403',
    operation,
    answer: envelope(onlyCode(401), answer => void (answer.code = 403)),
    shows: /probe · without a token · answered code 403/,
  },
  {
    name: 'guests are refused a public operation',
    operation: 'listNotices',
    answer: (answer, { headers }) => {
      if (!headers['authorization']) answerWith(answer, { code: 401, msg: 'hint_signed_out' })
    },
    shows: /probe · without a token · answered code 401/,
  },
]
