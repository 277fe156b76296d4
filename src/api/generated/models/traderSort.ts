/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Highest first; for drawdown, lowest first.
 */
export type TraderSort = typeof TraderSort[keyof typeof TraderSort];


export const TraderSort = {
  returnRate: 'returnRate',
  drawdown: 'drawdown',
  winRate: 'winRate',
  followers: 'followers',
  newest: 'newest',
} as const;
