/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AssetPath } from './assetPath.ts';
import type { Name } from './name.ts';
import type { SiteInfoOtherValue } from './siteInfoOtherValue.ts';

export interface SiteInfo {
  siteName: Name;
  logo: AssetPath | null;
  /** Whether money and market are simulated; the app shows this on every screen with a balance. */
  sandbox: boolean;
  serviceEmail: string | null;
  /** Settings by name; missing settings have their documented defaults. */
  otherValue: SiteInfoOtherValue;
}
