/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type BibiProblemParams = {[key: string]: string};
