/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type WithdrawalProblemParams = {[key: string]: string};
