/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ListAppConfigParams = {
/**
 * Route of the page.
 * @maxLength 128
 * @pattern ^[/][A-Za-z0-9/_-]*$
 */
pagePath: string;
};
