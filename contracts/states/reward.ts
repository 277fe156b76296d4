/** The states of teams, awards, tasks, vouchers and activities; see ../states.ts. */
export const rewardStates = {
  inviter: {
    name: 'an account that has invited somebody is signed in',
    setup: 'An account that has referred exactly one account, which has referred exactly one other.',
    returns: ['token'],
  },
  awarded: {
    name: 'an account with awards is signed in',
    setup:
      'An account with a reward of each kind: a commission, a task bonus, a fee rebate from a voucher, and a prize.',
    returns: ['token'],
  },
  taskDone: {
    name: 'an account that has done its first tasks is signed in',
    setup:
      'An account with a recently credited deposit and a recently filled spot order that has not claimed the rewards for them.',
    returns: ['token'],
  },
  taskClaimed: {
    name: 'an account that has claimed a task is signed in',
    setup: 'As the account that has done its first tasks, but with the reward for the first deposit claimed.',
    returns: ['token'],
  },
  taskExpired: {
    name: 'an account whose task reward has expired is signed in',
    setup:
      'An account whose first deposit was credited so long ago that its reward can no longer be claimed.',
    returns: ['token'],
  },
  voucherHolder: {
    name: 'an account with a voucher is signed in',
    setup: 'An account with exactly two vouchers, valid and unused, the second one claimed later.',
    returns: ['token'],
  },
  voucherUser: {
    name: 'an account that has used a voucher is signed in',
    setup: 'An account with exactly one voucher, which has rebated the fee of a spot order.',
    returns: ['token'],
  },
  openActivity: {
    name: 'somebody looks at an activity that can be joined',
    setup:
      'An account, and an activity that it can join now and has not joined; `forecast` is valid, `fineForecast` has one decimal too many.',
    returns: ['token', 'activityId', 'forecast', 'fineForecast'],
  },
  upcomingActivity: {
    name: 'somebody looks at an activity that is to come',
    setup: 'As with an activity that can be joined, but joining has not opened.',
    returns: ['token', 'activityId', 'forecast'],
  },
  closedActivity: {
    name: 'somebody looks at an activity that has closed',
    setup: 'As with an activity that can be joined, but joining has closed.',
    returns: ['token', 'activityId', 'forecast'],
  },
  joinedActivity: {
    name: 'somebody looks at an activity that they have joined',
    setup: 'As with an activity that can be joined, but the account has already joined it.',
    returns: ['token', 'activityId', 'forecast'],
  },
  endedActivity: {
    name: 'the result of an activity is published',
    setup: 'An ended activity with at least two participants and published results.',
    returns: ['activityId'],
  },
} as const
