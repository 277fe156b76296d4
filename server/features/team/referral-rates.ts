/** The referral shares of trading fees by level, as fractions. Published by `getTeam`. */
export const TEAM_RATES = { 1: '0.1', 2: '0.05' } as const satisfies Record<1 | 2, string>
