/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ListSparklinesParams = {
/**
 * Ids of up to 20 products, separated by commas.
 * @minLength 1
 * @maxLength 219
 * @pattern ^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,19}$
 */
productIds: string;
};
