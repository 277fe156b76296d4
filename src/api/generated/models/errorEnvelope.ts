/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ErrorEnvelopeParams } from './errorEnvelopeParams.ts';

/**
 * Any unsuccessful response, with HTTP status 200.
 */
export interface ErrorEnvelope {
  /**
     * See the table of codes; never 200 for an error.
     * @minimum 201
     * @maximum 999
     */
  code: number;
  /**
     * Message key, or text in the requested language.
     * @maxLength 2000
     */
  msg: string;
  /** Values for the message's placeholders. */
  params?: ErrorEnvelopeParams;
}
