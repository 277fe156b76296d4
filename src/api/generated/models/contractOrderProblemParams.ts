/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ContractOrderProblemParams = {[key: string]: string};
