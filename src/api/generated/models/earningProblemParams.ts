/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type EarningProblemParams = {[key: string]: string};
