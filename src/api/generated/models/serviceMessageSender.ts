/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ServiceMessageSender = typeof ServiceMessageSender[keyof typeof ServiceMessageSender];


export const ServiceMessageSender = {
  account: 'account',
  desk: 'desk',
} as const;
