import type { ProductNames } from '#server/market/types.ts'

/** Portuguese, as in Brazil. */
export const pt: ProductNames = {
  futures: `
    CL Petróleo WTI; QM Petróleo WTI (E-mini); MCL Petróleo WTI (micro); BZ Petróleo Brent; NG Gás natural;
    QG Gás natural (E-mini); TTF Gás natural TTF; RB Gasolina RBOB; HO Óleo para aquecimento; GC Ouro;
    MGC Ouro (micro); SI Prata; SIL Prata (micro); HG Cobre; MHG Cobre (micro); PL Platina; PA Paládio;
    ALI Alumínio; ZC Milho; ZS Soja; ZL Óleo de soja; ZM Farelo de soja; ZW Trigo; KE Trigo do Kansas;
    ZO Aveia; ZR Arroz; LE Gado vivo; GF Gado de engorda; HE Suíno magro; DC Leite; KC Café; CC Cacau;
    SB Açúcar; CT Algodão; OJ Suco de laranja; LBR Madeira; 6L Real brasileiro; ZT Título de 2 anos dos EUA;
    ZF Título de 5 anos dos EUA; ZN Título de 10 anos dos EUA; TN Título ultra de 10 anos dos EUA;
    ZB Título de 30 anos dos EUA; UB Título ultra dos EUA; ZQ Fed funds de 30 dias; SR3 SOFR de 3 meses;
    FGBL Bund alemão; FGBM Bobl alemão; FGBS Schatz alemão; DX Índice do dólar; VX Índice VIX;
    HSI Índice Hang Seng; MBT Bitcoin (micro); MET Ether (micro)`,
  currencies: `
    USD Dólar americano; EUR Euro; JPY Iene japonês; GBP Libra esterlina; AUD Dólar australiano;
    CAD Dólar canadense; CHF Franco suíço; NZD Dólar neozelandês; CNH Yuan offshore; HKD Dólar de Hong Kong;
    SGD Dólar de Singapura; SEK Coroa sueca; NOK Coroa norueguesa; DKK Coroa dinamarquesa; PLN Zloty polonês;
    CZK Coroa tcheca; HUF Florim húngaro; TRY Lira turca; ZAR Rand sul-africano; MXN Peso mexicano;
    THB Baht tailandês; KRW Won sul-coreano; INR Rupia indiana; ILS Shekel israelense; SAR Riyal saudita;
    AED Dirham dos EAU`,
}
