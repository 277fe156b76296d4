import type { ProductNames } from '#server/market/types.ts'

/** Spanish. */
export const es: ProductNames = {
  futures: `
    CL Petróleo WTI; QM Petróleo WTI (E-mini); MCL Petróleo WTI (micro); BZ Petróleo Brent; NG Gas natural;
    QG Gas natural (E-mini); TTF Gas natural TTF; RB Gasolina RBOB; HO Gasóleo de calefacción; GC Oro;
    MGC Oro (micro); SI Plata; SIL Plata (micro); HG Cobre; MHG Cobre (micro); PL Platino; PA Paladio;
    ALI Aluminio; ZC Maíz; ZS Soja; ZL Aceite de soja; ZM Harina de soja; ZW Trigo; KE Trigo de Kansas;
    ZO Avena; ZR Arroz; LE Ganado vivo; GF Ganado de engorde; HE Cerdo magro; DC Leche; KC Café; CC Cacao;
    SB Azúcar; CT Algodón; OJ Zumo de naranja; LBR Madera; 6L Real brasileño; ZT Bono a 2 años de EE. UU.;
    ZF Bono a 5 años de EE. UU.; ZN Bono a 10 años de EE. UU.; TN Bono ultra a 10 años de EE. UU.;
    ZB Bono a 30 años de EE. UU.; UB Bono ultra de EE. UU.; ZQ Fondos federales a 30 días; SR3 SOFR a 3 meses;
    FGBL Bund alemán; FGBM Bobl alemán; FGBS Schatz alemán; DX Índice del dólar; VX Índice VIX;
    HSI Índice Hang Seng; MBT Bitcoin (micro); MET Ether (micro)`,
  currencies: `
    USD Dólar estadounidense; EUR Euro; JPY Yen japonés; GBP Libra esterlina; AUD Dólar australiano;
    CAD Dólar canadiense; CHF Franco suizo; NZD Dólar neozelandés; CNH Yuan offshore; HKD Dólar hongkonés;
    SGD Dólar singapurense; SEK Corona sueca; NOK Corona noruega; DKK Corona danesa; PLN Esloti polaco;
    CZK Corona checa; HUF Forinto húngaro; TRY Lira turca; ZAR Rand sudafricano; MXN Peso mexicano;
    THB Bat tailandés; KRW Won surcoreano; INR Rupia india; ILS Séquel israelí; SAR Rial saudí;
    AED Dírham de los EAU`,
}
