/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface Ended {
  /**
     * @minimum 0
     * @maximum 1000000
     */
  endedSessions: number;
}
