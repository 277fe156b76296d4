/** Drawings of what futures are on, inside a mark of 40 by 40. */
import { tintOf } from './monogram.ts'

const disc = (fill: string) => `<circle cx="20" cy="20" r="20" fill="${fill}"/>`

const ingot = (front: string, top: string, gleam: string) =>
  `${disc('#39424f')}<path d="M9 27l3-8.5h16l3 8.5z" fill="${front}"/>` +
  `<path d="m12 18.5 3.2-4.5h9.6l3.2 4.5z" fill="${top}"/>` +
  `<path d="M14.5 23h11" stroke="${gleam}" stroke-width="1.6" stroke-linecap="round"/>`

const drop = (fill: string) =>
  `${disc('#39424f')}<path d="M20 8.5c4.8 6 8 10.2 8 14.5a8 8 0 0 1-16 0c0-4.3 3.2-8.5 8-14.5z" fill="${fill}"/>` +
  `<path d="M16 23.5a4 4 0 0 0 3 3.8" stroke="#fff" stroke-opacity=".75" stroke-width="1.8" fill="none" stroke-linecap="round"/>`

const flame =
  `${disc('#274b66')}<path d="M20.5 8c1 4.6 6.8 7.5 6.8 14.2A7.3 7.3 0 0 1 20 29.8a7.3 7.3 0 0 1-7.3-7.6c0-3.4 1.9-5.2 3.4-7.4.5 2 1.3 2.9 2.4 3.4-.5-4.2.4-7.4 2-10.2z" fill="#8ec5ea"/>` +
  `<path d="M20 29.8a3.7 3.7 0 0 1-3.7-3.9c0-2.5 2.3-3.5 3.7-6 1.4 2.5 3.7 3.5 3.7 6a3.7 3.7 0 0 1-3.7 3.9z" fill="#dff0fb"/>`

const EARS = [
  [20, 10.5, 0],
  [16, 15.5, -32],
  [24, 15.5, 32],
  [16, 21.5, -32],
  [24, 21.5, 32],
  [16.3, 27.3, -32],
  [23.7, 27.3, 32],
]

const grain = (ears: string, stalk: string) =>
  `${disc('#4a4a2c')}<path d="M20 33V15" stroke="${stalk}" stroke-width="1.8" stroke-linecap="round"/><g fill="${ears}">` +
  EARS.map(
    ([x, y, angle]) =>
      `<ellipse cx="${x}" cy="${y}" rx="2.3" ry="4" transform="rotate(${angle} ${x} ${y})"/>`,
  ).join('') +
  '</g>'

const bean = (fill: string, seam: string) =>
  `${disc('#4c3a30')}<ellipse cx="20" cy="20" rx="8" ry="11" transform="rotate(30 20 20)" fill="${fill}"/>` +
  `<path d="M24.5 11.5c-1.5 3.5-5.5 5-5 8.5s-1.5 6-4.5 8.5" stroke="${seam}" stroke-width="1.7" fill="none" stroke-linecap="round"/>`

const fruit =
  `${disc('#5b3f22')}<circle cx="20" cy="21.5" r="9" fill="#e58a2c"/><path d="M20 12.5c.4-2 2-3.6 4.6-3.8-.2 2.4-1.9 3.9-4.6 3.8z" fill="#7fb069"/>` +
  `<path d="M15 20a5.4 5.4 0 0 1 3.4-3.6" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" fill="none" stroke-linecap="round"/>`

const cubes =
  `${disc('#5a4a52')}<g stroke="#5a4a52" stroke-width=".8"><rect x="10.5" y="20" width="9" height="9" rx="1.4" fill="#f5efe8"/>` +
  `<rect x="20.5" y="20" width="9" height="9" rx="1.4" fill="#e6dcd2"/><rect x="15.5" y="10.5" width="9" height="9" rx="1.4" fill="#fff"/></g>`

const bolls =
  `${disc('#3f5a4a')}<g fill="#f7f4ee"><circle cx="15.8" cy="17" r="4.6"/><circle cx="24.2" cy="17" r="4.6"/><circle cx="20" cy="13" r="4.4"/><circle cx="20" cy="20.2" r="4.4"/></g>` +
  `<path d="M20 24.5V32M20 28.5c-2.6 0-4.4-1.2-5-3.4" stroke="#a98a5b" stroke-width="1.8" fill="none" stroke-linecap="round"/>`

const logs =
  `${disc('#4d3b2a')}<g fill="#c99a63" stroke="#4d3b2a" stroke-width="1.2"><circle cx="14.6" cy="24.6" r="5.4"/><circle cx="25.4" cy="24.6" r="5.4"/><circle cx="20" cy="15.4" r="5.4"/></g>` +
  `<g fill="none" stroke="#8d6537" stroke-width="1.1"><circle cx="14.6" cy="24.6" r="2.4"/><circle cx="25.4" cy="24.6" r="2.4"/><circle cx="20" cy="15.4" r="2.4"/></g>`

const milk = `${disc('#3f5f7d')}<path d="M16.5 9.5h7v4.2l2.6 4.6V31H13.9V18.3l2.6-4.6z" fill="#f4f1ea"/><path d="M13.9 21.5h12.2V27H13.9z" fill="#9dbbd4"/>`

const hoof =
  `${disc('#6b4036')}<path d="M11.2 12.5c1.6 2.4 4 3 5.8 2.8h6c1.8.2 4.2-.4 5.8-2.8 1 3-.6 5.6-3.4 6.3l-1.2 8.4a4.2 4.2 0 0 1-8.4 0l-1.2-8.4c-2.8-.7-4.4-3.3-3.4-6.3z" fill="#f0e2d6"/>` +
  `<g fill="#6b4036"><circle cx="17.3" cy="19.5" r="1.1"/><circle cx="22.7" cy="19.5" r="1.1"/><circle cx="18.6" cy="27" r=".9"/><circle cx="21.4" cy="27" r=".9"/></g>`

const bars = (code: string) =>
  `${disc(tintOf(code)[0])}<g fill="#fff"><rect x="9.5" y="19" width="4" height="9" rx="1.2"/><rect x="16" y="14.5" width="4" height="13.5" rx="1.2"/><rect x="22.5" y="10" width="4" height="18" rx="1.2"/></g>`

const percent = (code: string) =>
  `${disc(tintOf(code)[0])}<g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"><path d="M24.5 11 13 27"/><circle cx="13.8" cy="14" r="3.3"/><circle cx="23.7" cy="24" r="3.3"/></g>`

/** What is drawn for an index or a bond, beside the flag of its country. */
export const COUNTRY_GLYPHS = { index: bars, bond: percent } as const

/** The countries of indices and bonds, by code. */
export const COUNTRY_FUTURES: Readonly<
  Record<string, readonly [glyph: keyof typeof COUNTRY_GLYPHS, country: string]>
> = Object.fromEntries([
  ...['ES', 'NQ', 'YM', 'RTY', 'MES', 'MNQ', 'MYM', 'M2K', 'VX', 'DX'].map(code => [code, ['index', 'us']]),
  ...['HSI', 'HHI', 'HTI'].map(code => [code, ['index', 'hk']]),
  ['NKD', ['index', 'jp']],
  ['FDAX', ['index', 'de']],
  ['FESX', ['index', 'eu']],
  ['FCE', ['index', 'fr']],
  ['FTSE', ['index', 'gb']],
  ['FSMI', ['index', 'ch']],
  ['CN', ['index', 'cn']],
  ['TWN', ['index', 'tw']],
  ...['ZN', 'ZB', 'ZF', 'ZT', 'UB', 'TN', 'ZQ', 'SR3'].map(code => [code, ['bond', 'us']]),
  ...['FGBL', 'FGBM', 'FGBS'].map(code => [code, ['bond', 'de']]),
])

/** Futures on a currency against the US dollar, and on a coin. */
export const CURRENCY_OF_FUTURE: Readonly<Record<string, string>> = {
  '6E': 'EUR',
  '6J': 'JPY',
  '6B': 'GBP',
  '6A': 'AUD',
  '6C': 'CAD',
  '6S': 'CHF',
  '6N': 'NZD',
  '6M': 'MXN',
  '6L': 'BRL',
  '6Z': 'ZAR',
}
export const COIN_OF_FUTURE: Readonly<Record<string, string>> = { MBT: 'BTC', MET: 'ETH' }

const GOLD = ingot('#c9952c', '#e6bd5c', '#f3dda0')
const SILVER = ingot('#8f9aa5', '#bdc6cd', '#e4e9ec')
const WHEAT = grain('#c2a53a', '#8b7a22')

/** What is drawn for a commodity, by code. */
export const COMMODITIES: Readonly<Record<string, string>> = {
  GC: GOLD,
  MGC: GOLD,
  SI: SILVER,
  SIL: SILVER,
  PL: ingot('#7f93a3', '#a9bccb', '#dbe6ee'),
  PA: ingot('#9a8f86', '#c2b8af', '#ebe4dd'),
  HG: ingot('#a8552f', '#cf7d52', '#f0bd9f'),
  MHG: ingot('#a8552f', '#cf7d52', '#f0bd9f'),
  ALI: ingot('#6f7f88', '#98a7b0', '#cdd8de'),
  CL: drop('#8b98a6'),
  MCL: drop('#8b98a6'),
  QM: drop('#8b98a6'),
  BZ: drop('#b08d57'),
  HO: drop('#b5645a'),
  RB: drop('#6f9a72'),
  NG: flame,
  QG: flame,
  TTF: flame,
  ZC: grain('#e0b83e', '#7f8f3a'),
  ZS: grain('#9bb05a', '#6f7f35'),
  ZM: grain('#b79a6a', '#7d6840'),
  ZL: drop('#d0b04c'),
  ZW: WHEAT,
  KE: WHEAT,
  ZO: grain('#d6c79a', '#8d8358'),
  ZR: grain('#ece4d0', '#8f8a6c'),
  KC: bean('#7d4f38', '#e7cdb9'),
  CC: bean('#9a5a34', '#f0d3bb'),
  SB: cubes,
  CT: bolls,
  OJ: fruit,
  LBR: logs,
  DC: milk,
  LE: hoof,
  GF: hoof,
  HE: hoof,
}
