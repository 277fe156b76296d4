/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AllocationAnswer,
  BalancePage,
  BankPropertyPage,
  BibiAssetPage,
  CostMethodAnswer,
  DayChangeAnswer,
  DayResultPage,
  EquityCurveAnswer,
  ErrorEnvelope,
  ExchangeInfoAnswer,
  LedgerEntryPage,
  LiabilityProofAnswer,
  LiabilityRootPage,
  PlatformCurrencyPage,
  RealisedGainPage,
  RealisedReportAnswer
} from '../models';


export const getListPlatformCurrenciesResponseMock = (): PlatformCurrencyPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":3,"currencyName":"USDT","currencyType":1,"walletAddressType":"TRC20/ERC20","scale":6},{"id":5,"currencyName":"USD","currencyType":2,"walletAddressType":"","scale":2}],"total":2})

export const getListBibiAssetsResponseMock = (): BibiAssetPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"productCode":"BTC","bibiAmount":"0.25"}],"total":1})

export const getListBankPropertiesResponseMock = (): BankPropertyPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"configType":0,"propertyKey":"bankName","propertyName":"Bank","isRequired":1,"sort":1},{"id":2,"configType":0,"propertyKey":"cardNumber","propertyName":"Card number","isRequired":1,"sort":2}],"total":2})

export const getGetExchangeInfoResponseMock = (): ExchangeInfoAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"baseCurrencyId":3,"time":1795199400000,"rates":[{"currencyId":3,"rate":"1"},{"currencyId":5,"rate":"1"},{"currencyId":6,"rate":"1.08432"}]}})

export const getListBalancesResponseMock = (): BalancePage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"currencyId":1,"currencyName":"BTC","currencyType":1,"productId":201,"available":"0.05","held":"0","total":"0.05","rate":"91250","value":"4562.5"},{"currencyId":3,"currencyName":"USDT","currencyType":1,"productId":null,"available":"4000","held":"1000","total":"5000","rate":"1","value":"5000"},{"currencyId":6,"currencyName":"EUR","currencyType":2,"productId":null,"available":"920.39","held":"0","total":"920.39","rate":"1.08432","value":"997.997284"}],"total":3})

export const getGetAllocationResponseMock = (): AllocationAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"currencyId":3,"total":"10547.997284","parts":[{"kind":"available","value":"4000"},{"kind":"held","value":"250"},{"kind":"margin","value":"750"},{"kind":"currencies","value":"997.997284"},{"kind":"stocks","value":"0"},{"kind":"coins","value":"4562.5"},{"kind":"futures","value":"0"},{"kind":"forex","value":"0"},{"kind":"contractProfit","value":"-12.5"}],"time":1795199400000}})

export const getGetEquityCurveResponseMock = (): EquityCurveAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"currencyId":3,"range":"day","points":[{"time":1795190400000,"equity":"1000"},{"time":1795194000000,"equity":"1012.4"},{"time":1795197600000,"equity":"998.76"},{"time":1795199400000,"equity":"1004.31"}],"returns":{"paidIn":"0","paidOut":"0","change":"4.31","timeWeighted":"0.43","moneyWeighted":"0.43","drawdown":"-1.34"}}})

export const getListDayResultsResponseMock = (): DayResultPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"dayStart":1795046400000,"change":"12.5","paidIn":"1000","paidOut":"0","endValue":"10500"},{"dayStart":1795132800000,"change":"-3.2","paidIn":"0","paidOut":"0","endValue":"10496.8"}],"total":2})

export const getGetDayChangeResponseMock = (): DayChangeAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"currencyId":3,"dayStart":1795132800000,"time":1795199400000,"startValue":"10000","paidIn":"500","paidOut":"0","change":"-3.2","endValue":"10496.8","lines":[{"kind":"holding","productId":1,"currencyId":null,"assetName":"AAPL","value":"-2.7"},{"kind":"fees","productId":null,"currencyId":null,"assetName":null,"value":"-0.5"}]}})

export const getGetRealisedReportResponseMock = (): RealisedReportAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"currencyId":3,"method":"fifo","year":2026,"firstYear":2026,"lastYear":2026,"isComplete":true,"includedTo":1795199400000,"total":{"count":1,"proceeds":"419.58","cost":"375.01464","gain":"44.56536"},"products":[{"productId":1,"assetName":"AAPL","count":1,"proceeds":"419.58","cost":"375.01464","gain":"44.56536"}],"results":[{"kind":"contractProfit","count":2,"amount":"-12.5"},{"kind":"contractFees","count":4,"amount":"-1.02"},{"kind":"quick","count":1,"amount":"8"}]}})

export const getListRealisedGainsResponseMock = (): RealisedGainPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000042-1","productId":1,"assetName":"AAPL","quantity":"0.5","acquiredAt":1795190400000,"acquiredType":"spotOrder","acquiredId":"7321480000000030","soldAt":1795199400000,"referenceType":"spotOrder","referenceId":"7321480000000042","proceeds":"104.895","cost":"93.75366","gain":"11.14134"},{"id":"7321480000000042-0","productId":1,"assetName":"AAPL","quantity":"1.5","acquiredAt":1795104000000,"acquiredType":"newShares","acquiredId":"7321480000000021","soldAt":1795199400000,"referenceType":"spotOrder","referenceId":"7321480000000042","proceeds":"314.685","cost":"281.26098","gain":"33.42402"}],"total":2})

export const getChooseCostMethodResponseMock = (): CostMethodAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"method":"average"}})

export const getListLedgerEntriesResponseMock = (): LedgerEntryPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000021-2","transactionId":"7321480000000021","type":"fee","balance":"available","currencyId":3,"productId":null,"assetName":"USDT","amount":"-0.37464","balanceAfter":"624.98536","referenceType":"spotOrder","referenceId":"7321480000000021","time":1795199400000},{"id":"7321480000000021-1","transactionId":"7321480000000021","type":"spotBuy","balance":"available","currencyId":3,"productId":null,"assetName":"USDT","amount":"-374.64","balanceAfter":"625.36","referenceType":"spotOrder","referenceId":"7321480000000021","time":1795199400000},{"id":"7321480000000010-1","transactionId":"7321480000000010","type":"deposit","balance":"available","currencyId":3,"productId":null,"assetName":"USDT","amount":"1000","balanceAfter":"1000","referenceType":"deposit","referenceId":"7321480000000010","time":1795199400000}],"total":3})

export const getListLiabilityRootsResponseMock = (): LiabilityRootPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"day":"2026-11-19","previous":null,"totalsHash":"ea34c00878dfac4b2fcf9735e2df4bee84cd4788b7eba776f3391ede5a4455b4","hash":"691030df7a5a432490d8edcc53219322b745088519f2c9094939e3e7ae989a01","totals":[{"currencyId":3,"productId":null,"leaves":3,"total":"887.86","root":"57753057aa5a97787ea98a14595b50cfd0ac3e7fc97ec9877ed2d3b5f2cf293f"},{"currencyId":null,"productId":1,"leaves":1,"total":"2","root":"02a941c1b5e5edaa70cfb02182557dce4668966ff36f4ac180e32bf60bfe322a"}]}],"total":1})

export const getGetLiabilityProofResponseMock = (): LiabilityProofAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"day":"2026-11-19","balances":[]}})


export const getListPlatformCurrenciesMockHandler = (overrideResponse?: PlatformCurrencyPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlatformCurrencyPage | ErrorEnvelope> | PlatformCurrencyPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/platformCurrency/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPlatformCurrenciesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBibiAssetsMockHandler = (overrideResponse?: BibiAssetPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BibiAssetPage | ErrorEnvelope> | BibiAssetPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userBibiAssets/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBibiAssetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBankPropertiesMockHandler = (overrideResponse?: BankPropertyPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BankPropertyPage | ErrorEnvelope> | BankPropertyPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/bankPropertyConfig/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBankPropertiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetExchangeInfoMockHandler = (overrideResponse?: ExchangeInfoAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExchangeInfoAnswer | ErrorEnvelope> | ExchangeInfoAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/currencyExchangeRate/getExchangeInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetExchangeInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBalancesMockHandler = (overrideResponse?: BalancePage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BalancePage | ErrorEnvelope> | BalancePage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userBalance/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBalancesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAllocationMockHandler = (overrideResponse?: AllocationAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AllocationAnswer | ErrorEnvelope> | AllocationAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userInfo/allocation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetEquityCurveMockHandler = (overrideResponse?: EquityCurveAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EquityCurveAnswer | ErrorEnvelope> | EquityCurveAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userInfo/equityCurve', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEquityCurveResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDayResultsMockHandler = (overrideResponse?: DayResultPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DayResultPage | ErrorEnvelope> | DayResultPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userInfo/dayResults', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDayResultsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDayChangeMockHandler = (overrideResponse?: DayChangeAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DayChangeAnswer | ErrorEnvelope> | DayChangeAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userInfo/dayChange', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDayChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRealisedReportMockHandler = (overrideResponse?: RealisedReportAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RealisedReportAnswer | ErrorEnvelope> | RealisedReportAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userInfo/realisedReport', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRealisedReportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRealisedGainsMockHandler = (overrideResponse?: RealisedGainPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RealisedGainPage | ErrorEnvelope> | RealisedGainPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userInfo/realisedGains', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRealisedGainsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChooseCostMethodMockHandler = (overrideResponse?: CostMethodAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CostMethodAnswer | ErrorEnvelope> | CostMethodAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/userInfo/costMethod/choose', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChooseCostMethodResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLedgerEntriesMockHandler = (overrideResponse?: LedgerEntryPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LedgerEntryPage | ErrorEnvelope> | LedgerEntryPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/walletLog/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLedgerEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLiabilityRootsMockHandler = (overrideResponse?: LiabilityRootPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LiabilityRootPage | ErrorEnvelope> | LiabilityRootPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/liability/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLiabilityRootsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLiabilityProofMockHandler = (overrideResponse?: LiabilityProofAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LiabilityProofAnswer | ErrorEnvelope> | LiabilityProofAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/liability/proof', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLiabilityProofResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWalletMock = () => [
  getListPlatformCurrenciesMockHandler(),
  getListBibiAssetsMockHandler(),
  getListBankPropertiesMockHandler(),
  getGetExchangeInfoMockHandler(),
  getListBalancesMockHandler(),
  getGetAllocationMockHandler(),
  getGetEquityCurveMockHandler(),
  getListDayResultsMockHandler(),
  getGetDayChangeMockHandler(),
  getGetRealisedReportMockHandler(),
  getListRealisedGainsMockHandler(),
  getChooseCostMethodMockHandler(),
  getListLedgerEntriesMockHandler(),
  getListLiabilityRootsMockHandler(),
  getGetLiabilityProofMockHandler()
]
