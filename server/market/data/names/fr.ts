import type { ProductNames } from '#server/market/types.ts'

/** French. */
export const fr: ProductNames = {
  futures: `
    CL Pétrole WTI; QM Pétrole WTI (E-mini); MCL Pétrole WTI (micro); BZ Pétrole Brent; NG Gaz naturel;
    QG Gaz naturel (E-mini); TTF Gaz naturel TTF; RB Essence RBOB; HO Fioul domestique; GC Or; MGC Or (micro);
    SI Argent; SIL Argent (micro); HG Cuivre; MHG Cuivre (micro); PL Platine; PA Palladium; ALI Aluminium;
    ZC Maïs; ZS Soja; ZL Huile de soja; ZM Tourteau de soja; ZW Blé; KE Blé du Kansas; ZO Avoine; ZR Riz;
    LE Bovins vivants; GF Bovins d’engraissement; HE Porc maigre; DC Lait; KC Café; CC Cacao; SB Sucre;
    CT Coton; OJ Jus d’orange; LBR Bois d’œuvre; 6L Real brésilien; ZT 2 ans américain; ZF 5 ans américain;
    ZN 10 ans américain; TN Ultra 10 ans américain; ZB 30 ans américain; UB Obligation ultra américaine;
    ZQ Fed funds 30 jours; SR3 SOFR 3 mois; FGBL Bund allemand; FGBM Bobl allemand; FGBS Schatz allemand;
    DX Indice du dollar; VX Indice VIX; HSI Indice Hang Seng; MBT Bitcoin (micro); MET Ether (micro)`,
  currencies: `
    USD Dollar américain; EUR Euro; JPY Yen japonais; GBP Livre sterling; AUD Dollar australien;
    CAD Dollar canadien; CHF Franc suisse; NZD Dollar néo-zélandais; CNH Yuan offshore;
    HKD Dollar de Hong Kong; SGD Dollar de Singapour; SEK Couronne suédoise; NOK Couronne norvégienne;
    DKK Couronne danoise; PLN Zloty polonais; CZK Couronne tchèque; HUF Forint hongrois; TRY Livre turque;
    ZAR Rand sud-africain; MXN Peso mexicain; THB Baht thaïlandais; KRW Won sud-coréen; INR Roupie indienne;
    ILS Shekel israélien; SAR Riyal saoudien; AED Dirham des EAU`,
}
