/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ErrorEnvelopeParams } from './errorEnvelopeParams.ts';

/**
 * Every answer that is not a success, at HTTP 200.
 */
export interface ErrorEnvelope {
  /**
     * See the table of codes; 200 is never an error.
     * @minimum 201
     * @maximum 999
     */
  code: number;
  /**
     * A message key or a text in the asked language.
     * @maxLength 2000
     */
  msg: string;
  /** Values for the placeholders of the message. */
  params?: ErrorEnvelopeParams;
}
