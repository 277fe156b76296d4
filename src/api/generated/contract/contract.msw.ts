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
  ContractClosedPartAnswer,
  ContractOrderAnswer,
  ContractOrderPage,
  ContractPositionAnswer,
  ContractPositionDetailAnswer,
  ContractPositionPage,
  ContractPreviewAnswer,
  ContractRulesAnswer,
  ErrorEnvelope,
  LiquidationNoticeAnswer
} from '../models';


export const getGetContractRulesResponseMock = (): ContractRulesAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":201,"productType":2,"productCode":"BTC","currencyId":3,"priceScale":2,"priceStep":"0.01","pipSize":"0.01","quantityUnit":"coin","quantityScale":6,"quantityStep":"0.000001","maxQuantity":"100","minNotional":"1","maxNotional":"1000000","lotSize":"1","multiplier":"1","pointValue":"1","pricedIn":"USDT","leverages":[1,2,3,5,10,20,50,100],"maintenanceRate":"0.005","longOpenFeeRate":"0.0005","longCloseFeeRate":"0.0005","shortOpenFeeRate":"0.0005","shortCloseFeeRate":"0.0005","expiresAt":null,"funding":{"interval":28800000,"rate":"0.00012","nextAt":1795219200000}}})

export const getGetLiquidationNoticeResponseMock = (): LiquidationNoticeAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"first":20,"second":10}})

export const getChooseLiquidationNoticeResponseMock = (): LiquidationNoticeAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"first":30,"second":15}})

export const getPreviewContractOrderResponseMock = (): ContractPreviewAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":201,"direction":"long","orderType":"market","leverage":10,"price":"91250","priceTime":1795199400000,"quantity":"0.01","notional":"912.5","margin":"91.25","feeRate":"0.0005","fee":"0.45625","total":"91.70625","closeFeeRate":"0.0005","liquidationPrice":"82537.68","maxLoss":"91.70625","takeProfitReturns":"128.275","stopLossReturns":"58.31","expiresAt":null,"currencyId":3,"available":"1000","problem":null}})

export const getPlaceContractOrderResponseMock = (): ContractOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000031","productId":201,"productType":2,"productCode":"BTC","productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"direction":"long","orderType":"market","status":"filled","quantity":"0.01","leverage":10,"limitPrice":null,"fillPrice":"91250","notional":"912.5","margin":"91.25","feeRate":"0.0005","fee":"0.45625","total":"91.70625","takeProfit":"95000","stopLoss":"88000","liquidationPrice":"82537.68","currencyId":3,"reason":null,"createdAt":1795199400000,"closedAt":1795199400000}})

export const getCancelContractOrderResponseMock = (): ContractOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000031","productId":201,"productType":2,"productCode":"BTC","productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"direction":"long","orderType":"limit","status":"cancelled","quantity":"0.01","leverage":10,"limitPrice":"90000","fillPrice":null,"notional":"900","margin":"90","feeRate":"0.0005","fee":"0.45","total":"90.45","takeProfit":"95000","stopLoss":"88000","liquidationPrice":"81407.03","currencyId":3,"reason":null,"createdAt":1795199400000,"closedAt":1795203000000}})

export const getListContractOrdersResponseMock = (): ContractOrderPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000031","productId":201,"productType":2,"productCode":"BTC","productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"direction":"long","orderType":"limit","status":"open","quantity":"0.01","leverage":10,"limitPrice":"90000","fillPrice":null,"notional":"900","margin":"90","feeRate":"0.0005","fee":"0.45","total":"90.45","takeProfit":"95000","stopLoss":"88000","liquidationPrice":"81407.03","currencyId":3,"reason":null,"createdAt":1795199400000,"closedAt":null}],"total":1})

export const getListContractPositionsResponseMock = (): ContractPositionPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000031","productId":201,"productType":2,"productCode":"BTC","productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"productImg":"/api/assets/product/BTC.svg","direction":"long","status":"open","openedQuantity":"0.01","quantity":"0.01","entryPrice":"91250","leverage":10,"priceScale":2,"priceStep":"0.01","pointValue":"1","maintenanceRate":"0.005","closeFeeRate":"0.0005","margin":"91.25","marginAdded":"0","notional":"920","nowPrice":"92000","profit":"7.5","profitRate":"8.21","realisedProfit":"0","fees":"0.45625","funding":"0","takeProfit":"95000","stopLoss":"88000","liquidationPrice":"82537.68","expiresAt":null,"nextFundingAt":1795219200000,"closeReason":null,"currencyId":3,"openedAt":1795199400000,"closedAt":null,"time":1795203000000}],"total":1})

export const getListContractHistoryResponseMock = (): ContractPositionPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000031","productId":201,"productType":2,"productCode":"BTC","productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"productImg":"/api/assets/product/BTC.svg","direction":"long","status":"closed","openedQuantity":"0.01","quantity":"0","entryPrice":"91250","leverage":10,"priceScale":2,"priceStep":"0.01","pointValue":"1","maintenanceRate":"0.005","closeFeeRate":"0.0005","margin":"0","marginAdded":"0","notional":"0","nowPrice":"92000","profit":"0","profitRate":"0.00","realisedProfit":"7.5","fees":"0.91625","funding":"0","takeProfit":"95000","stopLoss":"88000","liquidationPrice":null,"expiresAt":null,"nextFundingAt":null,"closeReason":"manual","currencyId":3,"openedAt":1795199400000,"closedAt":1795203000000,"time":1795203000000}],"total":1})

export const getGetContractPositionResponseMock = (): ContractPositionDetailAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"position":{"id":"7321480000000031","productId":201,"productType":2,"productCode":"BTC","productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"productImg":"/api/assets/product/BTC.svg","direction":"long","status":"closed","openedQuantity":"0.01","quantity":"0","entryPrice":"91250","leverage":10,"priceScale":2,"priceStep":"0.01","pointValue":"1","maintenanceRate":"0.005","closeFeeRate":"0.0005","margin":"0","marginAdded":"0","notional":"0","nowPrice":"92000","profit":"0","profitRate":"0.00","realisedProfit":"7.5","fees":"0.91625","funding":"0","takeProfit":"95000","stopLoss":"88000","liquidationPrice":null,"expiresAt":null,"nextFundingAt":null,"closeReason":"manual","currencyId":3,"openedAt":1795199400000,"closedAt":1795203000000,"time":1795203000000},"fills":[{"reason":"open","price":"91250","quantity":"0.01","margin":"91.25","profit":"0","fee":"0.45625","time":1795199400000},{"reason":"manual","price":"92000","quantity":"0.01","margin":"91.25","profit":"7.5","fee":"0.46","time":1795203000000}],"fundings":[]}})

export const getCloseContractPositionResponseMock = (): ContractClosedPartAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"position":{"id":"7321480000000031","productId":201,"productType":2,"productCode":"BTC","productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"productImg":"/api/assets/product/BTC.svg","direction":"long","status":"open","openedQuantity":"0.01","quantity":"0.005","entryPrice":"91250","leverage":10,"priceScale":2,"priceStep":"0.01","pointValue":"1","maintenanceRate":"0.005","closeFeeRate":"0.0005","margin":"45.625","marginAdded":"0","notional":"460","nowPrice":"92000","profit":"3.75","profitRate":"8.21","realisedProfit":"3.75","fees":"0.68625","funding":"0","takeProfit":"95000","stopLoss":"88000","liquidationPrice":"82537.68","expiresAt":null,"nextFundingAt":1795219200000,"closeReason":null,"currencyId":3,"openedAt":1795199400000,"closedAt":null,"time":1795203000000},"price":"92000","quantity":"0.005","margin":"45.625","profit":"3.75","fee":"0.23","returned":"49.145","time":1795203000000}})

export const getAddContractMarginResponseMock = (): ContractPositionAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000031","productId":201,"productType":2,"productCode":"BTC","productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"productImg":"/api/assets/product/BTC.svg","direction":"long","status":"open","openedQuantity":"0.01","quantity":"0.01","entryPrice":"91250","leverage":10,"priceScale":2,"priceStep":"0.01","pointValue":"1","maintenanceRate":"0.005","closeFeeRate":"0.0005","margin":"141.25","marginAdded":"50","notional":"920","nowPrice":"92000","profit":"7.5","profitRate":"5.30","realisedProfit":"0","fees":"0.45625","funding":"0","takeProfit":"95000","stopLoss":"88000","liquidationPrice":"77512.56","expiresAt":null,"nextFundingAt":1795219200000,"closeReason":null,"currencyId":3,"openedAt":1795199400000,"closedAt":null,"time":1795203000000}})

export const getSetContractExitsResponseMock = (): ContractPositionAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000031","productId":201,"productType":2,"productCode":"BTC","productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"productImg":"/api/assets/product/BTC.svg","direction":"long","status":"open","openedQuantity":"0.01","quantity":"0.01","entryPrice":"91250","leverage":10,"priceScale":2,"priceStep":"0.01","pointValue":"1","maintenanceRate":"0.005","closeFeeRate":"0.0005","margin":"91.25","marginAdded":"0","notional":"920","nowPrice":"92000","profit":"7.5","profitRate":"8.21","realisedProfit":"0","fees":"0.45625","funding":"0","takeProfit":"96000","stopLoss":null,"liquidationPrice":"82537.68","expiresAt":null,"nextFundingAt":1795219200000,"closeReason":null,"currencyId":3,"openedAt":1795199400000,"closedAt":null,"time":1795203000000}})


export const getGetContractRulesMockHandler = (overrideResponse?: ContractRulesAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContractRulesAnswer | ErrorEnvelope> | ContractRulesAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/contract/rules', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractRulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLiquidationNoticeMockHandler = (overrideResponse?: LiquidationNoticeAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LiquidationNoticeAnswer | ErrorEnvelope> | LiquidationNoticeAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/contract/liquidationNotice', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLiquidationNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChooseLiquidationNoticeMockHandler = (overrideResponse?: LiquidationNoticeAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LiquidationNoticeAnswer | ErrorEnvelope> | LiquidationNoticeAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/contract/liquidationNotice/choose', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChooseLiquidationNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewContractOrderMockHandler = (overrideResponse?: ContractPreviewAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractPreviewAnswer | ErrorEnvelope> | ContractPreviewAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/contractOrder/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewContractOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceContractOrderMockHandler = (overrideResponse?: ContractOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractOrderAnswer | ErrorEnvelope> | ContractOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/contractOrder/place', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceContractOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelContractOrderMockHandler = (overrideResponse?: ContractOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractOrderAnswer | ErrorEnvelope> | ContractOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/contractOrder/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelContractOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContractOrdersMockHandler = (overrideResponse?: ContractOrderPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContractOrderPage | ErrorEnvelope> | ContractOrderPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/contractOrder/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContractOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContractPositionsMockHandler = (overrideResponse?: ContractPositionPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContractPositionPage | ErrorEnvelope> | ContractPositionPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/contractPosition/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContractPositionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContractHistoryMockHandler = (overrideResponse?: ContractPositionPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContractPositionPage | ErrorEnvelope> | ContractPositionPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/contractPosition/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContractHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetContractPositionMockHandler = (overrideResponse?: ContractPositionDetailAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContractPositionDetailAnswer | ErrorEnvelope> | ContractPositionDetailAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/contractPosition/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractPositionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseContractPositionMockHandler = (overrideResponse?: ContractClosedPartAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractClosedPartAnswer | ErrorEnvelope> | ContractClosedPartAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/contractPosition/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseContractPositionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddContractMarginMockHandler = (overrideResponse?: ContractPositionAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractPositionAnswer | ErrorEnvelope> | ContractPositionAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/contractPosition/addMargin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddContractMarginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetContractExitsMockHandler = (overrideResponse?: ContractPositionAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContractPositionAnswer | ErrorEnvelope> | ContractPositionAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/contractPosition/setExits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetContractExitsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getContractMock = () => [
  getGetContractRulesMockHandler(),
  getGetLiquidationNoticeMockHandler(),
  getChooseLiquidationNoticeMockHandler(),
  getPreviewContractOrderMockHandler(),
  getPlaceContractOrderMockHandler(),
  getCancelContractOrderMockHandler(),
  getListContractOrdersMockHandler(),
  getListContractPositionsMockHandler(),
  getListContractHistoryMockHandler(),
  getGetContractPositionMockHandler(),
  getCloseContractPositionMockHandler(),
  getAddContractMarginMockHandler(),
  getSetContractExitsMockHandler()
]
