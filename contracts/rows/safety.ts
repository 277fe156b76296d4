/** The freeze and the rest of new addresses: a part of the rows of security. */
import {
  freezeAccount,
  getAccountSafety,
  setAddressRest,
  unfreezeAccount,
} from '#src/api/generated/security/security.ts'
import { contract } from '../row.ts'

const noStateForSharedAccount = 'only a sandbox has an account that everybody shares'

export const safety = [
  ...contract('getAccountSafety', getAccountSafety, [
    { given: ['newAccount'], settles: 'none', exactly: ['data.frozenSince', 'data.addressRestSince'] },
    { given: ['frozenAccount'], settles: 'frozen', filled: ['data.frozenSince'] },
    { given: ['withdrawalsResting'], settles: 'resting', filled: ['data.withdrawalsFrom'] },
  ]),
  ...contract('freezeAccount', freezeAccount, [
    { given: ['newAccount'], settles: 'frozen', filled: ['data.frozenSince'] },
    { settles: 'shared', clientOnly: noStateForSharedAccount },
  ]),
  ...contract('unfreezeAccount', unfreezeAccount, [
    { given: ['frozenAccount'], settles: 'ending', filled: ['data.unfreezesAt'] },
    { given: ['newAccount'], settles: 'notFrozen' },
    { given: ['unconfirmed'], settles: 'stepUpNeeded' },
    { given: ['twoStep'], settles: 'secondCodeNeeded' },
    { settles: 'shared', clientOnly: noStateForSharedAccount },
  ]),
  ...contract('setAddressRest', setAddressRest, [
    { given: ['newAccount'], sends: { isOn: 1 }, settles: 'on', filled: ['data.addressRestSince'] },
    { given: ['addressRest'], sends: { isOn: 0 }, settles: 'ending', filled: ['data.addressRestEnds'] },
    { given: ['unconfirmed'], sends: { isOn: 0 }, settles: 'stepUpNeeded' },
    { given: ['twoStep'], sends: { isOn: 0 }, settles: 'secondCodeNeeded' },
    { given: ['frozenAccount'], sends: { isOn: 1 }, settles: 'frozen' },
    { sends: { isOn: 1 }, settles: 'shared', clientOnly: noStateForSharedAccount },
  ]),
]
