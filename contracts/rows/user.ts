import {
  countUnreadMessages,
  getAssetPanel,
  getUserBalance,
  getUserInfo,
  isWithdrawPasswordSet,
  renameAccount,
} from '#src/api/generated/user/user.ts'
import { contract } from '../row.ts'

const noStateForManyMessages = 'no state promises an account that many messages'

export const user = [
  ...contract('getUserInfo', getUserInfo, [
    { given: ['signedIn'], settles: 'en' },
    { given: ['signedIn'], locale: 'zh', settles: 'zh' },
    { given: ['signedIn'], locale: 'ar', settles: 'ar' },
    { given: ['endedSession'], settles: 'ended' },
    { given: ['sessionOfOldPassword'], settles: 'passwordChanged' },
    { given: ['expiredSession'], settles: 'expired' },
    { given: ['sessionOfClosedAccount'], settles: 'accountClosed' },
  ]),
  ...contract('renameAccount', renameAccount, [
    { given: ['newAccount'], sends: { nickName: 'Ana' }, settles: 'renamed', exactly: ['data.nickName'] },
    { given: ['newAccount'], sends: { nickName: '   ' }, settles: 'invalid' },
    { given: ['newAccount'], sends: { nickName: 'Fairline Support' }, settles: 'reserved' },
  ]),
  ...contract('getAssetPanel', getAssetPanel, [
    { given: ['holder'], sends: {}, settles: 'en' },
    {
      given: ['newAccount'],
      sends: {},
      settles: 'empty',
      exactly: [
        'data.allMarginAmount',
        'data.profitAndLose',
        'data.profitAndLoseToday',
        'data.userBalanceConvert',
      ],
    },
  ]),
  ...contract('isWithdrawPasswordSet', isWithdrawPasswordSet, [
    { given: ['withdrawer'], settles: 'set', exactly: ['data'] },
    { given: ['newAccount'], settles: 'notSet', exactly: ['data'] },
  ]),
  ...contract('getUserBalance', getUserBalance, [
    { given: ['signedIn'], sends: { currencyId: 3 }, settles: 'usdt', exactly: ['data.currencyId'] },
    {
      given: [['funded', { currencyId: 3, available: '10000' }]],
      when: 'of an account with so much',
      sends: { currencyId: 3 },
      settles: 'usdt',
      exactly: ['data.currencyId', 'data.available'],
    },
    { given: ['signedIn'], sends: { currencyId: 9999 }, settles: 'unknown' },
  ]),
  ...contract('countUnreadMessages', countUnreadMessages, [
    { given: ['signedIn'], settles: 'some' },
    { given: ['reader'], when: 'with a message that was not read', settles: 'some' },
    { given: ['newAccount'], settles: 'none', exactly: ['data'] },
    { settles: 'many', clientOnly: noStateForManyMessages },
  ]),
]
