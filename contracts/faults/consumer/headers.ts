/** Faults in the headers of a request (R7.2). */
import type { ConsumerFault } from './fault.ts'

const client = 'src/api/client.ts'
const wire = 'src/api/wire.ts'
const connect = 'src/api/connect.ts'

export const headers: readonly ConsumerFault[] = [
  {
    name: 'sends no LanguageId',
    file: wire,
    from: 'LanguageId: String(localeInfo(locale).languageId),',
    to: '',
    caughtBy: 'getSiteInfo: en',
  },
  {
    name: 'sends the code of the language as LanguageId',
    file: wire,
    from: 'String(localeInfo(locale).languageId)',
    to: 'locale',
    caughtBy: 'getUserInfo: zh',
  },
  {
    name: 'counts LanguageId from 0',
    file: wire,
    from: 'String(localeInfo(locale).languageId)',
    to: 'String(localeInfo(locale).languageId - 1)',
    caughtBy: 'language 19: it',
  },
  {
    name: 'sends no Accept-Language',
    file: wire,
    from: "'Accept-Language': locale,",
    to: '',
    caughtBy: 'getSiteInfo: en',
  },
  {
    name: "sends the language's BCP 47 tag as Accept-Language",
    file: wire,
    from: "'Accept-Language': locale,",
    to: "'Accept-Language': localeInfo(locale).tag,",
    caughtBy: 'listNotices: zh',
  },
  {
    name: 'sends English whatever the language',
    file: connect,
    from: 'useLocale.getState().locale',
    to: "('en' as const)",
    caughtBy: 'listTips: in another language',
  },
  {
    name: 'puts Bearer before the token',
    file: wire,
    from: 'Authorization: token }',
    to: 'Authorization: `Bearer ${token}` }',
    caughtBy: 'getUserBalance: usdt',
  },
  {
    name: 'sends no token',
    file: wire,
    from: '...(token ? { Authorization: token } : {}),',
    to: '',
    caughtBy: 'listWatchlist: some',
  },
  {
    name: 'sends an empty token for a guest',
    file: wire,
    from: '...(token ? { Authorization: token } : {}),',
    to: 'Authorization: String(token),',
    caughtBy: 'listSwitches: a guest sends no token',
  },
  {
    name: 'drops Content-Type on a GET, as browsers do without a body',
    file: wire,
    from: "data: '', contentType: form }",
    to: 'data: undefined, contentType: form }',
    caughtBy: 'listHoldings: some',
  },
  {
    name: 'sends no Content-Type',
    file: client,
    from: "...(contentType ? { 'Content-Type': contentType } : {}),",
    to: '',
    caughtBy: 'listDeposits: empty',
  },
]
