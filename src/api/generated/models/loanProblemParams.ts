/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type LoanProblemParams = {[key: string]: string};
