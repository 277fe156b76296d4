import type { ProductNames } from '#server/market/types.ts'

/** Malay. */
export const my: ProductNames = {
  futures: `
    CL Minyak mentah WTI; QM Minyak mentah WTI (E-mini); MCL Minyak mentah WTI (mikro);
    BZ Minyak mentah Brent; NG Gas asli; QG Gas asli (E-mini); TTF Gas asli TTF; RB Petrol RBOB;
    HO Minyak pemanas; GC Emas; MGC Emas (mikro); SI Perak; SIL Perak (mikro); HG Tembaga;
    MHG Tembaga (mikro); PL Platinum; PA Paladium; ALI Aluminium; ZC Jagung; ZS Kacang soya; ZL Minyak soya;
    ZM Mil kacang soya; ZW Gandum; KE Gandum Kansas; ZO Oat; ZR Beras; LE Lembu hidup; GF Lembu penggemukan;
    HE Babi tanpa lemak; DC Susu; KC Kopi; CC Koko; SB Gula; CT Kapas; OJ Jus oren; LBR Kayu; 6L Real Brazil;
    ZT Bon 2 tahun AS; ZF Bon 5 tahun AS; ZN Bon 10 tahun AS; TN Bon ultra 10 tahun AS; ZB Bon 30 tahun AS;
    UB Bon ultra AS; ZQ Fed funds 30 hari; SR3 SOFR 3 bulan; FGBL Bund Jerman; FGBM Bobl Jerman;
    FGBS Schatz Jerman; DX Indeks dolar AS; VX Indeks VIX; HSI Indeks Hang Seng; MBT Bitcoin (mikro);
    MET Ether (mikro)`,
  currencies: `
    USD Dolar AS; EUR Euro; JPY Yen Jepun; GBP Paun British; AUD Dolar Australia; CAD Dolar Kanada;
    CHF Franc Switzerland; NZD Dolar New Zealand; CNH Yuan luar pesisir; HKD Dolar Hong Kong;
    SGD Dolar Singapura; SEK Krona Sweden; NOK Krone Norway; DKK Krone Denmark; PLN Zloty Poland;
    CZK Koruna Czech; HUF Forint Hungary; TRY Lira Turki; ZAR Rand Afrika Selatan; MXN Peso Mexico;
    THB Baht Thai; KRW Won Korea Selatan; INR Rupee India; ILS Syekel Israel; SAR Riyal Saudi; AED Dirham UAE`,
}
