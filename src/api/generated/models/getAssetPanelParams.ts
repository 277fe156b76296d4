/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type GetAssetPanelParams = {
/**
 * As in getDayChange.
 * @minimum -840
 * @maximum 840
 */
utcOffset?: number;
};
