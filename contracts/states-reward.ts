/** The states of teams, awards, tasks, vouchers and activities; see states.ts. */
export const rewardStates = {
  inviter: {
    name: 'an account that has invited somebody is signed in',
    setup: 'An account that has invited exactly one person, who has invited exactly one other.',
    returns: ['token'],
  },
  awarded: {
    name: 'an account with awards is signed in',
    setup:
      'An account with an award of each kind: a share of the fees of somebody whom it has invited, the bonus of a task, a fee given back by a voucher, and a prize.',
    returns: ['token'],
  },
  taskDone: {
    name: 'an account that has done its first tasks is signed in',
    setup:
      'An account with a deposit that was credited and a spot order that was filled, both lately, which has claimed nothing for them.',
    returns: ['token'],
  },
  taskClaimed: {
    name: 'an account that has claimed a task is signed in',
    setup: 'As the account that has done its first tasks, but with that of the first deposit claimed.',
    returns: ['token'],
  },
  taskExpired: {
    name: 'an account that can claim a task no longer is signed in',
    setup: 'An account whose first deposit was credited longer ago than that can be claimed.',
    returns: ['token'],
  },
  voucherHolder: {
    name: 'an account with a voucher is signed in',
    setup: 'An account with exactly one voucher, which is valid and was not used.',
    returns: ['token'],
  },
  voucherUser: {
    name: 'an account that has used a voucher is signed in',
    setup: 'An account with exactly one voucher, which has given back the fee of a spot order.',
    returns: ['token'],
  },
  openActivity: {
    name: 'somebody looks at an activity that can be joined',
    setup:
      'An account, and an activity that it can join now and has not joined; `forecast` is one that it may send, `fineForecast` has a digit too many.',
    returns: ['token', 'activityId', 'forecast', 'fineForecast'],
  },
  upcomingActivity: {
    name: 'somebody looks at an activity that is to come',
    setup: 'As with one that can be joined, but joining has not begun.',
    returns: ['token', 'activityId', 'forecast'],
  },
  closedActivity: {
    name: 'somebody looks at an activity that can be joined no longer',
    setup: 'As with one that can be joined, but joining is over.',
    returns: ['token', 'activityId', 'forecast'],
  },
  joinedActivity: {
    name: 'somebody looks at an activity that they have joined',
    setup: 'As with one that can be joined, but the account has joined it.',
    returns: ['token', 'activityId', 'forecast'],
  },
  endedActivity: {
    name: 'the result of an activity is published',
    setup: 'An activity that at least two people have joined, which is over and has its result.',
    returns: ['activityId'],
  },
} as const
