/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AlertCondition } from './alertCondition.ts';
import type { AlertValue } from './alertValue.ts';
import type { Flag } from './flag.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';

export interface CreateAlertRequest {
  productType: ProductType;
  productCode: ProductCode;
  condition: AlertCondition;
  value: AlertValue;
  isRepeating: Flag;
  idempotencyKey?: IdempotencyKey;
}
