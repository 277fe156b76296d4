import type { ProductNames } from '#server/market/types.ts'

/** Indonesian. */
export const idn: ProductNames = {
  futures: `
    CL Minyak mentah WTI; QM Minyak mentah WTI (E-mini); MCL Minyak mentah WTI (mikro);
    BZ Minyak mentah Brent; NG Gas alam; QG Gas alam (E-mini); TTF Gas alam TTF; RB Bensin RBOB;
    HO Minyak pemanas; GC Emas; MGC Emas (mikro); SI Perak; SIL Perak (mikro); HG Tembaga;
    MHG Tembaga (mikro); PL Platinum; PA Paladium; ALI Aluminium; ZC Jagung; ZS Kedelai; ZL Minyak kedelai;
    ZM Bungkil kedelai; ZW Gandum; KE Gandum Kansas; ZO Oat; ZR Beras; LE Sapi hidup; GF Sapi penggemukan;
    HE Babi tanpa lemak; DC Susu; KC Kopi; CC Kakao; SB Gula; CT Kapas; OJ Jus jeruk; LBR Kayu;
    6L Real Brasil; ZT Obligasi 2 tahun AS; ZF Obligasi 5 tahun AS; ZN Obligasi 10 tahun AS;
    TN Obligasi ultra 10 tahun AS; ZB Obligasi 30 tahun AS; UB Obligasi ultra AS; ZQ Fed funds 30 hari;
    SR3 SOFR 3 bulan; FGBL Bund Jerman; FGBM Bobl Jerman; FGBS Schatz Jerman; DX Indeks dolar AS;
    VX Indeks VIX; HSI Indeks Hang Seng; MBT Bitcoin (mikro); MET Ether (mikro)`,
  currencies: `
    USD Dolar AS; EUR Euro; JPY Yen Jepang; GBP Pound Inggris; AUD Dolar Australia; CAD Dolar Kanada;
    CHF Franc Swiss; NZD Dolar Selandia Baru; CNH Yuan offshore; HKD Dolar Hong Kong; SGD Dolar Singapura;
    SEK Krona Swedia; NOK Krone Norwegia; DKK Krone Denmark; PLN Zloty Polandia; CZK Koruna Ceko;
    HUF Forint Hungaria; TRY Lira Turki; ZAR Rand Afrika Selatan; MXN Peso Meksiko; THB Baht Thailand;
    KRW Won Korea Selatan; INR Rupee India; ILS Shekel Israel; SAR Riyal Arab Saudi; AED Dirham UEA`,
}
