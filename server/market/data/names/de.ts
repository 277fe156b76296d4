import type { ProductNames } from '#server/market/types.ts'

/** German. */
export const de: ProductNames = {
  futures: `
    CL Rohöl WTI; QM Rohöl WTI (E-mini); MCL Rohöl WTI (Micro); BZ Rohöl Brent; NG Erdgas; QG Erdgas (E-mini);
    TTF Erdgas TTF; RB Benzin RBOB; HO Heizöl; GC Gold; MGC Gold (Micro); SI Silber; SIL Silber (Micro);
    HG Kupfer; MHG Kupfer (Micro); PL Platin; PA Palladium; ALI Aluminium; ZC Mais; ZS Sojabohnen; ZL Sojaöl;
    ZM Sojaschrot; ZW Weizen; KE Kansas-Weizen; ZO Hafer; ZR Rohreis; LE Lebendrind; GF Mastrind;
    HE Magerschwein; DC Milch; KC Kaffee; CC Kakao; SB Zucker; CT Baumwolle; OJ Orangensaft; LBR Bauholz;
    6L Brasilianischer Real; ZT 2-jährige US-Staatsanleihe; ZF 5-jährige US-Staatsanleihe;
    ZN 10-jährige US-Staatsanleihe; TN Ultra 10-jährige US-Staatsanleihe; ZB 30-jährige US-Staatsanleihe;
    UB Ultra US-Staatsanleihe; ZQ Fed Funds 30 Tage; SR3 SOFR 3 Monate; FGBL Bund-Future; FGBM Bobl-Future;
    FGBS Schatz-Future; DX US-Dollar-Index; VX VIX-Index; HSI Hang-Seng-Index; MBT Bitcoin (Micro);
    MET Ether (Micro)`,
  currencies: `
    USD US-Dollar; EUR Euro; JPY Japanischer Yen; GBP Britisches Pfund; AUD Australischer Dollar;
    CAD Kanadischer Dollar; CHF Schweizer Franken; NZD Neuseeland-Dollar; CNH Offshore-Yuan;
    HKD Hongkong-Dollar; SGD Singapur-Dollar; SEK Schwedische Krone; NOK Norwegische Krone;
    DKK Dänische Krone; PLN Polnischer Złoty; CZK Tschechische Krone; HUF Ungarischer Forint;
    TRY Türkische Lira; ZAR Südafrikanischer Rand; MXN Mexikanischer Peso; THB Thailändischer Baht;
    KRW Südkoreanischer Won; INR Indische Rupie; ILS Israelischer Schekel; SAR Saudi-Rial; AED VAE-Dirham`,
}
