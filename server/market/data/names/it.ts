import type { ProductNames } from '#server/market/types.ts'

/** Italian. */
export const it: ProductNames = {
  futures: `
    CL Petrolio WTI; QM Petrolio WTI (E-mini); MCL Petrolio WTI (micro); BZ Petrolio Brent; NG Gas naturale;
    QG Gas naturale (E-mini); TTF Gas naturale TTF; RB Benzina RBOB; HO Gasolio da riscaldamento; GC Oro;
    MGC Oro (micro); SI Argento; SIL Argento (micro); HG Rame; MHG Rame (micro); PL Platino; PA Palladio;
    ALI Alluminio; ZC Mais; ZS Soia; ZL Olio di soia; ZM Farina di soia; ZW Grano; KE Grano del Kansas;
    ZO Avena; ZR Riso; LE Bovini vivi; GF Bovini da ingrasso; HE Suini magri; DC Latte; KC Caffè; CC Cacao;
    SB Zucchero; CT Cotone; OJ Succo d’arancia; LBR Legname; 6L Real brasiliano; ZT Treasury a 2 anni;
    ZF Treasury a 5 anni; ZN Treasury a 10 anni; TN Treasury ultra a 10 anni; ZB Treasury a 30 anni;
    UB Treasury ultra; ZQ Fed funds a 30 giorni; SR3 SOFR a 3 mesi; FGBL Bund tedesco; FGBM Bobl tedesco;
    FGBS Schatz tedesco; DX Indice del dollaro; VX Indice VIX; HSI Indice Hang Seng; MBT Bitcoin (micro);
    MET Ether (micro)`,
  currencies: `
    USD Dollaro USA; EUR Euro; JPY Yen giapponese; GBP Sterlina britannica; AUD Dollaro australiano;
    CAD Dollaro canadese; CHF Franco svizzero; NZD Dollaro neozelandese; CNH Yuan offshore;
    HKD Dollaro di Hong Kong; SGD Dollaro di Singapore; SEK Corona svedese; NOK Corona norvegese;
    DKK Corona danese; PLN Zloty polacco; CZK Corona ceca; HUF Fiorino ungherese; TRY Lira turca;
    ZAR Rand sudafricano; MXN Peso messicano; THB Baht thailandese; KRW Won sudcoreano; INR Rupia indiana;
    ILS Siclo israeliano; SAR Riyal saudita; AED Dirham degli EAU`,
}
