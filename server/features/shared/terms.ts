/**
 * From when the fees, payouts and channels of this program are in force: since its market has a history. They are constants of the
 * program; whoever changes one says here, or beside it, from when.
 */
export const IN_FORCE_SINCE = Date.UTC(2021, 0, 4)
