/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type OrderProblemParams = {[key: string]: string};
