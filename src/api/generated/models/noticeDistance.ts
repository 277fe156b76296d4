/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Percent of the price. 0 is no notice.
 */
export type NoticeDistance = typeof NoticeDistance[keyof typeof NoticeDistance];


export const NoticeDistance = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_5: 5,
  NUMBER_10: 10,
  NUMBER_15: 15,
  NUMBER_20: 20,
  NUMBER_30: 30,
  NUMBER_40: 40,
  NUMBER_50: 50,
} as const;
