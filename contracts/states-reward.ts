/** The states of teams, awards, tasks, vouchers and activities; see states.ts. */
export const rewardStates = {
  inviter: {
    name: 'an account that has invited somebody is signed in',
    arranges: 'An account that has invited exactly one person, who has invited exactly one other.',
    gives: ['token'],
  },
  awarded: {
    name: 'an account with awards is signed in',
    arranges:
      'An account with an award of each kind: a share of the fees of somebody whom it has invited, the bonus of a task, a fee given back by a voucher, and a prize.',
    gives: ['token'],
  },
  taskDone: {
    name: 'an account that has done its first tasks is signed in',
    arranges:
      'An account with a deposit that was credited and a spot order that was filled, both lately, which has claimed nothing for them.',
    gives: ['token'],
  },
  taskClaimed: {
    name: 'an account that has claimed a task is signed in',
    arranges: 'As the account that has done its first tasks, but with that of the first deposit claimed.',
    gives: ['token'],
  },
  taskExpired: {
    name: 'an account that can claim a task no longer is signed in',
    arranges: 'An account whose first deposit was credited longer ago than that can be claimed.',
    gives: ['token'],
  },
  voucherHolder: {
    name: 'an account with a voucher is signed in',
    arranges: 'An account with exactly one voucher, which is valid and was not used.',
    gives: ['token'],
  },
  voucherUser: {
    name: 'an account that has used a voucher is signed in',
    arranges: 'An account with exactly one voucher, which has given back the fee of a spot order.',
    gives: ['token'],
  },
  openActivity: {
    name: 'somebody looks at an activity that can be joined',
    arranges:
      'An account, and an activity that it can join now and has not joined; `forecast` is one that it may send, `fineForecast` has a digit too many.',
    gives: ['token', 'activityId', 'forecast', 'fineForecast'],
  },
  upcomingActivity: {
    name: 'somebody looks at an activity that is to come',
    arranges: 'As with one that can be joined, but joining has not begun.',
    gives: ['token', 'activityId', 'forecast'],
  },
  closedActivity: {
    name: 'somebody looks at an activity that can be joined no longer',
    arranges: 'As with one that can be joined, but joining is over.',
    gives: ['token', 'activityId', 'forecast'],
  },
  joinedActivity: {
    name: 'somebody looks at an activity that they have joined',
    arranges: 'As with one that can be joined, but the account has joined it.',
    gives: ['token', 'activityId', 'forecast'],
  },
  endedActivity: {
    name: 'the result of an activity is published',
    arranges: 'An activity that at least two people have joined, which is over and has its result.',
    gives: ['activityId'],
  },
} as const
