/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ExchangeProblemParams = {[key: string]: string};
