/** The profile of an API that says nothing else: REST over HTTP, whose status is the code, with problem details (RFC 9457) or the like. */
import type { Profile } from './profile.ts'

export const PLAIN: Profile = {
  headers: { Accept: 'application/json, */*;q=0.8' },
  answers: {
    message: ['/detail', '/title', '/message', '/error/message', '/error', '/errors/0/message'],
    data: '',
    rows: ['', '/items', '/data', '/results', '/rows', '/content', '/values', '/records', '/objects'],
  },
  codes: {
    success: [],
    invalid: [400, 422],
    signedOut: [401, 403],
    business: [409, 422],
    conflict: [409, 422],
    locked: [423],
    own: [],
    undocumented: [405, 406, 411, 413, 414, 415, 429, 431],
  },
  times: 'text',
  lists: { operations: '.', ids: ['id', 'uuid', 'name', 'key'], times: [], from: 'from', to: 'to' },
  limits: {},
  names: {
    proof: 'password|secret|^(code|otp)$',
    secret: 'pass(phrase|wd)?$|password|pwd|secret|token|api[-_]?key|^(credential|auth)$',
    amount: '^amount$',
    reference: 'Id$',
    type: 'Type$',
    account: 'account',
  },
  states: { signedIn: 'signed in', newAccount: 'a new account', byToken: ['signed in'] },
  skip: ['log-?(in|out)\\b', 'sign-?(in|out)\\b', '^DELETE .*/(me|self)$', 'shut-?down', 'restart'],
  silence: 'lenient',
  arranges: 'operations',
  cors: false,
}
