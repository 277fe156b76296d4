/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ListBankPropertiesParams = {
/**
 * 0: bank card.
 * @minimum 0
 * @maximum 9
 */
configType: number;
};
