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
  BibiOrderAnswer,
  BibiOrderPage,
  BibiPairPage,
  BibiPreviewAnswer,
  ErrorEnvelope
} from '../models';


export const getListBibiPairsResponseMock = (): BibiPairPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"pairCode":"ETH/BTC","baseCode":"ETH","quoteCode":"BTC","baseProductId":202,"quoteProductId":201,"baseName":"Ethereum","baseNameLang":{"zh":"以太坊","en":"Ethereum","ar":"إيثريوم"},"priceScale":7,"quantityScale":8,"maxQuantity":"1000","minAmount":"0.00001","maxAmount":"10","buyFeeRate":"0.001","sellFeeRate":"0.001","price":"0.0341917","priceTime":1795199400000,"trading":{"status":"open","session":"regular","reason":null,"nextOpenAt":null}}],"total":1})

export const getPreviewBibiOrderResponseMock = (): BibiPreviewAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"pairCode":"ETH/BTC","exchangeType":1,"orderType":"market","price":"0.0341917","priceTime":1795199400000,"basePrice":"3120","quotePrice":"91250","quantity":"0.5","cost":"0.01709585","feeRate":"0.001","fee":"0.0005","feeCode":"ETH","paid":"0.01709585","paidCode":"BTC","received":"0.4995","receivedCode":"ETH","worstPrice":"0.0343626585","worstPaid":"0.01718133","worstReceived":"0.4995","value":"1559.996312","available":"0.02","problem":null}})

export const getPlaceBibiOrderResponseMock = (): BibiOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000041","pairCode":"ETH/BTC","baseCode":"ETH","quoteCode":"BTC","baseProductId":202,"quoteProductId":201,"exchangeType":1,"orderType":"market","status":"filled","quantity":"0.5","limitPrice":null,"fillPrice":"0.0341917","cost":"0.01709585","feeRate":"0.001","fee":"0.0005","feeCode":"ETH","paid":"0.01709585","paidCode":"BTC","received":"0.4995","receivedCode":"ETH","basePrice":"3120","quotePrice":"91250","value":"1559.996312","profit":"-12.43","reason":null,"createdAt":1795199400000,"closedAt":1795199400000}})

export const getCancelBibiOrderResponseMock = (): BibiOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000042","pairCode":"ETH/BTC","baseCode":"ETH","quoteCode":"BTC","baseProductId":202,"quoteProductId":201,"exchangeType":1,"orderType":"limit","status":"cancelled","quantity":"0.5","limitPrice":"0.03","fillPrice":null,"cost":"0.015","feeRate":"0.001","fee":"0.0005","feeCode":"ETH","paid":"0.015","paidCode":"BTC","received":"0.4995","receivedCode":"ETH","basePrice":null,"quotePrice":null,"value":null,"profit":null,"reason":null,"createdAt":1795199400000,"closedAt":1795199460000}})

export const getListBibiOrdersResponseMock = (): BibiOrderPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000042","pairCode":"ETH/BTC","baseCode":"ETH","quoteCode":"BTC","baseProductId":202,"quoteProductId":201,"exchangeType":1,"orderType":"limit","status":"open","quantity":"0.5","limitPrice":"0.03","fillPrice":null,"cost":"0.015","feeRate":"0.001","fee":"0.0005","feeCode":"ETH","paid":"0.015","paidCode":"BTC","received":"0.4995","receivedCode":"ETH","basePrice":null,"quotePrice":null,"value":null,"profit":null,"reason":null,"createdAt":1795199400000,"closedAt":null},{"id":"7321480000000041","pairCode":"ETH/BTC","baseCode":"ETH","quoteCode":"BTC","baseProductId":202,"quoteProductId":201,"exchangeType":1,"orderType":"market","status":"filled","quantity":"0.5","limitPrice":null,"fillPrice":"0.0341917","cost":"0.01709585","feeRate":"0.001","fee":"0.0005","feeCode":"ETH","paid":"0.01709585","paidCode":"BTC","received":"0.4995","receivedCode":"ETH","basePrice":"3120","quotePrice":"91250","value":"1559.996312","profit":"-12.43","reason":null,"createdAt":1795199400000,"closedAt":1795199400000}],"total":2})


export const getListBibiPairsMockHandler = (overrideResponse?: BibiPairPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BibiPairPage | ErrorEnvelope> | BibiPairPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/bibiPair/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBibiPairsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewBibiOrderMockHandler = (overrideResponse?: BibiPreviewAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BibiPreviewAnswer | ErrorEnvelope> | BibiPreviewAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/bibiOrder/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewBibiOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceBibiOrderMockHandler = (overrideResponse?: BibiOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BibiOrderAnswer | ErrorEnvelope> | BibiOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/bibiOrder/place', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceBibiOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelBibiOrderMockHandler = (overrideResponse?: BibiOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BibiOrderAnswer | ErrorEnvelope> | BibiOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/bibiOrder/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelBibiOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBibiOrdersMockHandler = (overrideResponse?: BibiOrderPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BibiOrderPage | ErrorEnvelope> | BibiOrderPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/bibiOrder/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBibiOrdersResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBibiMock = () => [
  getListBibiPairsMockHandler(),
  getPreviewBibiOrderMockHandler(),
  getPlaceBibiOrderMockHandler(),
  getCancelBibiOrderMockHandler(),
  getListBibiOrdersMockHandler()
]
