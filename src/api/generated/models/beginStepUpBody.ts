/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type BeginStepUpBody = { [key: string]: unknown };
