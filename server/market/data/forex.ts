/** Currencies: value in USD, daily volatility against USD in basis points, name in English; data/names has the others. */
export const FOREX_CURRENCIES: Readonly<
  Record<string, readonly [usd: number, volatility: number, en: string]>
> = {
  USD: [1, 0, 'US dollar'],
  EUR: [1.0843, 22, 'Euro'],
  JPY: [0.006455, 26, 'Japanese yen'],
  GBP: [1.2687, 23, 'British pound'],
  AUD: [0.6508, 26, 'Australian dollar'],
  CAD: [0.7142, 20, 'Canadian dollar'],
  CHF: [1.1316, 22, 'Swiss franc'],
  NZD: [0.5889, 26, 'New Zealand dollar'],
  CNH: [0.1381, 12, 'Offshore yuan'],
  HKD: [0.1285, 4, 'Hong Kong dollar'],
  SGD: [0.7446, 14, 'Singapore dollar'],
  SEK: [0.0912, 26, 'Swedish krona'],
  NOK: [0.0906, 27, 'Norwegian krone'],
  DKK: [0.1414, 22, 'Danish krone'],
  PLN: [0.2442, 27, 'Polish zloty'],
  CZK: [0.0417, 25, 'Czech koruna'],
  HUF: [0.00258, 27, 'Hungarian forint'],
  TRY: [0.02896, 24, 'Turkish lira'],
  ZAR: [0.0552, 27, 'South African rand'],
  MXN: [0.0492, 27, 'Mexican peso'],
  THB: [0.0288, 18, 'Thai baht'],
  KRW: [0.000715, 20, 'South Korean won'],
  INR: [0.01184, 10, 'Indian rupee'],
  ILS: [0.2678, 22, 'Israeli shekel'],
  SAR: [0.2664, 4, 'Saudi riyal'],
  AED: [0.2723, 4, 'UAE dirham'],
}

/** The pairs, the most traded first. */
export const FOREX_PAIRS = `
EURUSD USDJPY GBPUSD AUDUSD USDCAD USDCHF NZDUSD EURJPY GBPJPY EURGBP
USDCNH AUDJPY EURCHF EURAUD EURCAD GBPAUD GBPCAD GBPCHF AUDCAD AUDCHF
AUDNZD CADJPY CHFJPY NZDJPY EURNZD GBPNZD NZDCAD NZDCHF CADCHF USDHKD
USDSGD USDMXN USDZAR USDTRY USDSEK USDNOK USDDKK USDPLN USDCZK USDHUF
USDTHB USDKRW USDINR USDILS USDSAR USDAED EURSEK EURNOK EURDKK EURPLN
EURCZK EURHUF EURTRY EURZAR EURMXN EURSGD EURHKD EURCNH GBPSEK GBPNOK
GBPSGD GBPZAR GBPPLN GBPTRY GBPCNH AUDSGD AUDCNH CADSGD SGDJPY CNHJPY
HKDJPY MXNJPY ZARJPY NOKJPY SEKJPY NOKSEK CHFSGD CHFNOK NZDSGD TRYJPY
`
  .trim()
  .split(/\s+/)
