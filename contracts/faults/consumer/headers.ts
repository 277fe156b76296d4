/** Faults in the headers of a request (R7.2). */
import type { ConsumerFault } from './fault.ts'

const client = 'src/api/client.ts'
const wire = 'src/api/wire.ts'

export const headers: readonly ConsumerFault[] = [
  {
    name: 'sends no LanguageId',
    file: wire,
    from: 'LanguageId: String(localeInfo(locale).languageId),',
    to: '',
    caughtBy: 'getSiteInfo: en',
    shows: /Expected a header 'LanguageId' but was missing/,
  },
  {
    name: 'sends the code of the language as LanguageId',
    file: wire,
    from: 'String(localeInfo(locale).languageId)',
    to: 'locale',
    caughtBy: 'getUserInfo: zh',
    shows: /header 'LanguageId': Expected 'zh' to be equal to '1'/,
  },
  {
    name: 'counts LanguageId from 0',
    file: wire,
    from: 'String(localeInfo(locale).languageId)',
    to: 'String(localeInfo(locale).languageId - 1)',
    caughtBy: 'language 19: it',
    shows: /LanguageId: expected "19", got "18"/,
  },
  {
    name: 'sends no Accept-Language',
    file: wire,
    from: "'Accept-Language': locale,",
    to: '',
    caughtBy: 'getSiteInfo: en',
    shows: /Expected a header 'Accept-Language' but was missing/,
  },
  {
    name: "sends the language's BCP 47 tag as Accept-Language",
    file: wire,
    from: "'Accept-Language': locale,",
    to: "'Accept-Language': localeInfo(locale).tag,",
    caughtBy: 'listNotices: zh',
    shows: /header 'Accept-Language': Expected 'zh-Hans-CN' to be equal to 'zh'/,
  },
  {
    name: 'sends English whatever the language',
    file: wire,
    from: 'useLocale.getState().locale',
    to: "('en' as const)",
    caughtBy: 'listTips: in another language',
    shows: /"Accept-Language":"rus","LanguageId":"14".* got .*"Accept-Language":"en","LanguageId":"2"/,
  },
  {
    name: 'puts Bearer before the token',
    file: wire,
    from: 'Authorization: token }',
    to: 'Authorization: `Bearer ${token}` }',
    caughtBy: 'getUserBalance: usdt',
    shows: /header 'Authorization': Expected 'Bearer /,
  },
  {
    name: 'sends no token',
    file: wire,
    from: '...(token ? { Authorization: token } : {}),',
    to: '',
    caughtBy: 'listWatchlist: some',
    shows: /Expected a header 'Authorization' but was missing/,
  },
  {
    name: 'sends an empty token for a guest',
    file: wire,
    from: '...(token ? { Authorization: token } : {}),',
    to: 'Authorization: String(token),',
    caughtBy: 'listSwitches: a guest sends no token',
    shows: /got .*"Authorization":"undefined"/,
  },
  {
    name: 'drops Content-Type on a GET, as browsers do without a body',
    file: wire,
    from: "data: '', contentType: form }",
    to: 'data: undefined, contentType: form }',
    caughtBy: 'listHoldings: some',
    shows: /Expected a header 'Content-Type' but was missing/,
  },
  {
    name: 'sends no Content-Type',
    file: client,
    from: "...(contentType ? { 'Content-Type': contentType } : {}),",
    to: '',
    caughtBy: 'listDeposits: empty',
    shows: /Expected a header 'Content-Type' but was missing/,
  },
]
