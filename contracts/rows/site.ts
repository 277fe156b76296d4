import {
  getLanguageMessages,
  getSiteInfo,
  listAppConfig,
  listNotices,
  listPopUps,
  listSwitches,
  listTips,
} from '#src/api/generated/site/site.ts'
import { contract } from '../row.ts'

const noStateForOperatorSettings = 'what the operator has set is no state that a test may change'
const home = '/pages/tabs/home/home-e'

export const site = [
  ...contract('getSiteInfo', getSiteInfo, [
    { settles: 'en' },
    { settles: 'bare', clientOnly: noStateForOperatorSettings },
  ]),
  ...contract('listTips', listTips, [
    { sends: { pageNum: 1, pageSize: 30 }, settles: 'some' },
    { when: 'beyond the last page', sends: { pageNum: 1000, pageSize: 30 }, settles: 'empty' },
  ]),
  ...contract('getLanguageMessages', getLanguageMessages, [
    { sends: { lang: 'en' }, settles: 'en' },
    { locale: 'zh', sends: { lang: 'zh' }, settles: 'zh' },
    { sends: { lang: 'it' }, settles: 'none' },
  ]),
  ...contract('listSwitches', listSwitches, [
    { settles: 'some' },
    { settles: 'none', clientOnly: noStateForOperatorSettings },
  ]),
  ...contract('listPopUps', listPopUps, [
    { settles: 'en' },
    { settles: 'none', clientOnly: noStateForOperatorSettings },
  ]),
  ...contract('listAppConfig', listAppConfig, [
    { sends: { pagePath: home }, settles: 'en' },
    { locale: 'zh', sends: { pagePath: home }, settles: 'zh' },
    {
      when: 'of a page that nobody has arranged',
      sends: { pagePath: '/pages/no-such_page' },
      settles: 'none',
    },
  ]),
  ...contract('listNotices', listNotices, [
    { sends: { pageNum: 1, pageSize: 20 }, settles: 'en' },
    { locale: 'zh', sends: { pageNum: 1, pageSize: 20 }, settles: 'zh' },
    { when: 'beyond the last page', sends: { pageNum: 1000, pageSize: 20 }, settles: 'empty' },
  ]),
]
