/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type QuickProblemParams = {[key: string]: string};
