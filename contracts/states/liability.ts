/** The states of published liabilities; see ../states.ts. */
export const liabilityStates = {
  liabilitiesPublished: {
    name: 'the liabilities of a day are published',
    setup:
      'The root of a past day, `day`, is published, and so is the one of an earlier day. Later days may be published as well.',
    returns: ['day'],
  },
  counted: {
    name: 'an account whose balance is in the published liabilities is signed in',
    setup:
      'An account that had exactly 1000 USDT at the beginning of the past day `day`, and the root of that day is published.',
    returns: ['token', 'day'],
  },
} as const
