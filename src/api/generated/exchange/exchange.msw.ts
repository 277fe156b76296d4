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
  ExchangeAnswer,
  ExchangePage,
  ExchangePreviewAnswer,
  ExchangeTermsAnswer
} from '../models';


export const getGetExchangeTermsResponseMock = (): ExchangeTermsAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"spreadRate":"0.001","feeRate":"0.001","minValue":"1","maxValue":"100000","validFor":15000,"since":1609718400000,"sources":[{"currencyId":3,"productId":null,"productType":null,"productCode":null,"isInverse":false},{"currencyId":1,"productId":201,"productType":2,"productCode":"BTC","isInverse":false},{"currencyId":8,"productId":422,"productType":4,"productCode":"USDJPY","isInverse":true}]}})

export const getPreviewExchangeResponseMock = (): ExchangePreviewAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"fromCurrencyId":3,"fromCurrencyName":"USDT","toCurrencyId":6,"toCurrencyName":"EUR","amount":"1000","marketRate":"0.9222369780138704","spreadRate":"0.001","rate":"0.9213147410358565","gross":"921.31","spreadCost":"0.92","feeRate":"0.001","fee":"0.92","received":"920.39","value":"1000","fromProductId":null,"fromProductCode":null,"fromPrice":"1","fromInverse":false,"toProductId":421,"toProductCode":"EURUSD","toPrice":"1.08432","toInverse":false,"minAmount":"1","maxAmount":"100000","available":"5000","rateTime":1795199400000,"expiresAt":1795199415000,"problem":null}})

export const getCreateExchangeResponseMock = (): ExchangeAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000051","fromCurrencyId":3,"fromCurrencyName":"USDT","toCurrencyId":6,"toCurrencyName":"EUR","amount":"1000","marketRate":"0.9222369780138704","spreadRate":"0.001","rate":"0.9213147410358565","gross":"921.31","feeRate":"0.001","fee":"0.92","received":"920.39","value":"1000","profit":null,"fromProductId":null,"fromProductCode":null,"fromPrice":"1","fromInverse":false,"toProductId":421,"toProductCode":"EURUSD","toPrice":"1.08432","toInverse":false,"rateTime":1795199400000,"createdAt":1795199404000}})

export const getListExchangesResponseMock = (): ExchangePage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000051","fromCurrencyId":3,"fromCurrencyName":"USDT","toCurrencyId":6,"toCurrencyName":"EUR","amount":"1000","marketRate":"0.9222369780138704","spreadRate":"0.001","rate":"0.9213147410358565","gross":"921.31","feeRate":"0.001","fee":"0.92","received":"920.39","value":"1000","profit":null,"fromProductId":null,"fromProductCode":null,"fromPrice":"1","fromInverse":false,"toProductId":421,"toProductCode":"EURUSD","toPrice":"1.08432","toInverse":false,"rateTime":1795199400000,"createdAt":1795199404000},{"id":"7321480000000050","fromCurrencyId":1,"fromCurrencyName":"BTC","toCurrencyId":8,"toCurrencyName":"JPY","amount":"0.05","marketRate":"13624081.25","spreadRate":"0.001","rate":"13610457.16875","gross":"680522","feeRate":"0.001","fee":"680","received":"679842","value":"4562.5","profit":"62.5","fromProductId":201,"fromProductCode":"BTC","fromPrice":"91250","fromInverse":false,"toProductId":422,"toProductCode":"USDJPY","toPrice":"149.305","toInverse":true,"rateTime":1795199340000,"createdAt":1795199342000}],"total":2})


export const getGetExchangeTermsMockHandler = (overrideResponse?: ExchangeTermsAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExchangeTermsAnswer | ErrorEnvelope> | ExchangeTermsAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/exchange/terms', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetExchangeTermsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewExchangeMockHandler = (overrideResponse?: ExchangePreviewAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangePreviewAnswer | ErrorEnvelope> | ExchangePreviewAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewExchangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateExchangeMockHandler = (overrideResponse?: ExchangeAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangeAnswer | ErrorEnvelope> | ExchangeAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/exchange/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateExchangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListExchangesMockHandler = (overrideResponse?: ExchangePage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExchangePage | ErrorEnvelope> | ExchangePage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/exchange/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExchangesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getExchangeMock = () => [
  getGetExchangeTermsMockHandler(),
  getPreviewExchangeMockHandler(),
  getCreateExchangeMockHandler(),
  getListExchangesMockHandler()
]
