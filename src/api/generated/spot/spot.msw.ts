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
  ErrorEnvelope,
  FastTradeOptionPage,
  HoldingPage,
  OrderFeeSettingPage,
  SpotOrderAnswer,
  SpotOrderPage,
  SpotPreviewAnswer
} from '../models';


export const getListOrderFeeSettingsResponseMock = (): OrderFeeSettingPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"remark":"美股-现货-买入手续费率","feeRate":"0.001"},{"id":2,"remark":"美股-现货-卖出手续费率","feeRate":"0.001"}],"total":2})

export const getListFastTradeOptionsResponseMock = (): FastTradeOptionPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"productType":2,"productCode":"BTC","duration":60,"durationUnit":"S","payoutRate":"0.8","minAmount":"10","maxAmount":"5000"}],"total":1})

export const getPreviewSpotOrderResponseMock = (): SpotPreviewAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":1,"exchangeType":1,"orderType":"market","price":"187.32","priceTime":1795199400000,"quantity":"2","cost":"374.64","feeRate":"0.001","fee":"0.37464","total":"375.01464","currencyId":3,"available":"1000","availableAsset":"USDT","problem":null}})

export const getPlaceSpotOrderResponseMock = (): SpotOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000021","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"exchangeType":1,"orderType":"market","status":"filled","quantity":"2","limitPrice":null,"fillPrice":"187.32","cost":"374.64","feeRate":"0.001","fee":"0.37464","total":"375.01464","currencyId":3,"reason":null,"createdAt":1795199400000,"closedAt":1795199400000}})

export const getCancelSpotOrderResponseMock = (): SpotOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000022","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"exchangeType":1,"orderType":"limit","status":"cancelled","quantity":"2","limitPrice":"180","fillPrice":null,"cost":"360","feeRate":"0.001","fee":"0.36","total":"360.36","currencyId":3,"reason":null,"createdAt":1795199400000,"closedAt":1795199400000}})

export const getListSpotOrdersResponseMock = (): SpotOrderPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000022","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"exchangeType":1,"orderType":"limit","status":"open","quantity":"2","limitPrice":"180","fillPrice":null,"cost":"360","feeRate":"0.001","fee":"0.36","total":"360.36","currencyId":3,"reason":null,"createdAt":1795199400000,"closedAt":null},{"id":"7321480000000021","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"exchangeType":1,"orderType":"market","status":"filled","quantity":"2","limitPrice":null,"fillPrice":"187.32","cost":"374.64","feeRate":"0.001","fee":"0.37464","total":"375.01464","currencyId":3,"reason":null,"createdAt":1795199400000,"closedAt":1795199400000}],"total":2})

export const getListHoldingsResponseMock = (): HoldingPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"productImg":"/api/assets/product/1.svg","quantity":"2","available":"2","held":"0","averageCost":"187.50732","cost":"375.01464","nowPrice":"189","value":"378","profit":"2.98536","profitRate":"0.79","currencyId":3,"time":1795199400000}],"total":1})


export const getListOrderFeeSettingsMockHandler = (overrideResponse?: OrderFeeSettingPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderFeeSettingPage | ErrorEnvelope> | OrderFeeSettingPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/orderFeeSetting/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrderFeeSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFastTradeOptionsMockHandler = (overrideResponse?: FastTradeOptionPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FastTradeOptionPage | ErrorEnvelope> | FastTradeOptionPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/fastTradeOrderOptions/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFastTradeOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewSpotOrderMockHandler = (overrideResponse?: SpotPreviewAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SpotPreviewAnswer | ErrorEnvelope> | SpotPreviewAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/spotOrder/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewSpotOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceSpotOrderMockHandler = (overrideResponse?: SpotOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SpotOrderAnswer | ErrorEnvelope> | SpotOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/spotOrder/place', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceSpotOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelSpotOrderMockHandler = (overrideResponse?: SpotOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SpotOrderAnswer | ErrorEnvelope> | SpotOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/spotOrder/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelSpotOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSpotOrdersMockHandler = (overrideResponse?: SpotOrderPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SpotOrderPage | ErrorEnvelope> | SpotOrderPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/spotOrder/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSpotOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHoldingsMockHandler = (overrideResponse?: HoldingPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HoldingPage | ErrorEnvelope> | HoldingPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/spotHolding/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHoldingsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSpotMock = () => [
  getListOrderFeeSettingsMockHandler(),
  getListFastTradeOptionsMockHandler(),
  getPreviewSpotOrderMockHandler(),
  getPlaceSpotOrderMockHandler(),
  getCancelSpotOrderMockHandler(),
  getListSpotOrdersMockHandler(),
  getListHoldingsMockHandler()
]
