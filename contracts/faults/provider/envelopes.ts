import { answerWith, data, envelope, onlyCode, onRefusal, onSuccess, type Fault } from './fault.ts'

const operation = 'getUserBalance'

/** Faults of the envelope. */
export const envelopeFaults: readonly Fault[] = [
  {
    name: 'the value comes without an envelope',
    operation,
    answer: envelope(onSuccess, answer => answer.data),
    shows: /the answer lacks code/,
  },
  {
    name: 'a list comes without an envelope',
    operation: 'listSpotOrders',
    answer: envelope(onSuccess, answer => answer.rows),
    shows: /the answer is \[.*must be object/,
  },
  {
    name: 'the code is text',
    operation,
    answer: envelope(
      () => true,
      answer => void (answer.code = String(answer.code)),
    ),
    shows: /code is "200"/,
  },
  {
    name: 'success is code 0',
    operation,
    answer: envelope(onSuccess, answer => void (answer.code = 0)),
    shows: /answered code 0|code is 0/,
  },
  {
    name: 'a success has no msg',
    operation,
    answer: envelope(onSuccess, answer => void delete answer.msg),
    shows: /lacks msg/,
  },
  {
    name: 'errors have no msg',
    operation,
    answer: envelope(onRefusal, answer => void delete answer.msg),
    shows: /lacks msg/,
  },
  {
    name: 'msg is null',
    operation,
    answer: envelope(onSuccess, answer => void (answer.msg = null)),
    shows: /msg is null/,
  },
  {
    name: 'code 209 carries data',
    operation,
    answer: envelope(onlyCode(209), answer => void (answer['data'] = { retry: 'true' })),
    shows: /has data, which is not documented/,
  },
  {
    name: 'an internal error is HTTP 500',
    operation,
    answer: answer => {
      if (answer.body.includes('"code":500')) answer.status = 500
    },
    shows: /HTTP status 500/,
  },
  {
    name: 'an internal error exposes its stack trace',
    operation,
    answer: envelope(onlyCode(500), answer => void (answer['stack'] = 'Error: at db.ts:12')),
    shows: /has stack, which is not documented/,
  },
  {
    name: 'a business rule violation is code 500',
    operation: 'previewSpotOrder',
    answer: envelope(onlyCode(460), answer => void (answer.code = 500)),
    shows: /pact · previewSpotOrder: unknown · code is 500; the app needs \d+/,
  },
  {
    name: 'an unknown id is HTTP 404',
    operation: 'previewSpotOrder',
    answer: answer => {
      if (answer.body.includes('"code":460')) answer.status = 404
    },
    shows: /HTTP status 404/,
  },
  {
    name: 'an invalid field is code 400',
    operation,
    answer: envelope(onlyCode(422), answer => void (answer.code = 400)),
    shows: /currencyId: words · answered code 400.*a wrong field is code 422/,
  },
  {
    name: 'an invalid field is not named',
    operation: 'createDeposit',
    answer: envelope(onlyCode(422), answer => void delete answer.params),
    shows: /amount: .* · params\.field is missing/,
  },
  {
    name: 'params are numbers',
    operation: 'createDeposit',
    answer: envelope(onRefusal, answer => void (answer.params &&= { ...answer.params, at: 5 })),
    shows: /params\.at is 5; it must be string/,
  },
  {
    name: 'errors carry empty data',
    operation,
    answer: envelope(onRefusal, answer => ({ ...answer, data: null })),
    shows: /has data, which is not documented/,
  },
  {
    name: 'a success has no data',
    operation,
    answer: envelope(onSuccess, answer => void delete answer['data']),
    shows: /lacks data/,
  },
  {
    name: 'data is a list of one',
    operation,
    answer: envelope(onSuccess, answer => ({ ...answer, data: [answer.data] })),
    shows: /data is \[.*must be object/,
  },
  {
    name: 'rows are inside data',
    operation: 'listSpotOrders',
    answer: envelope(onSuccess, ({ rows, total, ...rest }) => ({ ...rest, data: { rows, total } })),
    shows: /lacks rows/,
  },
  {
    name: 'JSON has the content type text',
    operation,
    answer: answer => void (answer.headers['content-type'] = 'text/plain'),
    shows: /Content-Type is "text\/plain"/,
  },
  {
    name: 'errors are web pages',
    operation,
    answer: answer => {
      if (answer.body.startsWith('{"code":200')) return
      answer.headers['content-type'] = 'text/html'
      answerWith(answer, '<!doctype html><title>Error</title>')
    },
    shows: /Content-Type is "text\/html"|without an envelope/,
  },
  {
    name: 'the answer is cut off',
    operation,
    answer: answer => void (answer.body = answer.body.slice(0, -3)),
    shows: /the body is no JSON/,
  },
  {
    name: 'the answer begins with a byte order mark',
    operation,
    answer: answer => void (answer.body = `\ufeff${answer.body}`),
    shows: /byte order mark/,
  },
  {
    name: 'a secret leaks',
    operation: 'getUserInfo',
    answer: data(user => void (user['passwordHash'] = '$argon2id$…')),
    shows: /data has passwordHash, which is not documented/,
  },
]
