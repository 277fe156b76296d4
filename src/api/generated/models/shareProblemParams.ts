/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ShareProblemParams = {[key: string]: string};
