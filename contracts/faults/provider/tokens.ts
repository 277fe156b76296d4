import { answerWith, envelope, only, type Fault } from './fault.ts'

const operation = 'listSpotOrders'
const bearer = /^bearer\s+/i

/** Who is asked in, and how they are told that they are not. */
export const tokenFaults: readonly Fault[] = [
  {
    name: 'no token is needed',
    operation,
    request: ({ headers }, { token }) => void (headers['authorization'] ??= token ?? ''),
    shows: /probe · without a token · answered code 200/,
  },
  {
    name: 'an empty token is as good as any',
    operation,
    request: ({ headers }, { token }) => {
      if (headers['authorization'] === '') headers['authorization'] = token ?? ''
    },
    shows: /probe · with an empty token · answered code 200/,
  },
  {
    name: 'any token is as good as any other',
    operation,
    request: ({ headers }, { token }) => {
      if (headers['authorization']) headers['authorization'] = token ?? ''
    },
    shows: /probe · with a token that nobody has · answered code 200/,
  },
  {
    name: 'the token is only taken after "Bearer"',
    operation,
    request: ({ headers }) => {
      const given = headers['authorization'] ?? ''
      headers['authorization'] = bearer.test(given) ? given.replace(bearer, '') : ''
    },
    shows: /probe · a request as documented · answered code 401/,
  },
  {
    name: 'the token is taken after "Bearer" as well',
    operation,
    request: ({ headers }) => {
      headers['authorization'] = (headers['authorization'] ?? '').replace(bearer, '')
    },
    shows: /probe · with a good token after "Bearer" · answered code 200/,
  },
  {
    name: 'only the beginning of the token is looked at',
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
    name: 'a missing token leads to a sign-in page',
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
    answer: envelope(only(401), answer => void (answer.code = 403)),
    shows: /probe · without a token · answered code 403/,
  },
  {
    name: 'a guest may not see what guests may see',
    operation: 'listNotices',
    answer: (answer, { headers }) => {
      if (!headers['authorization']) answerWith(answer, { code: 401, msg: 'hint_signed_out' })
    },
    shows: /probe · without a token · answered code 401/,
  },
]
