/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface ExportRow {[key: string]: string | null}
