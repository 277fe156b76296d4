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
  BankCardAnswer,
  BankCardPage,
  Done,
  ErrorEnvelope,
  WalletAddressAnswer,
  WalletAddressPage
} from '../models';


export const getListBankCardsResponseMock = (): BankCardPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000101","cardNumber":"4111111111111111","properties":[{"propertyKey":"bankName","propertyName":"Bank","value":"Harbour Bank"},{"propertyKey":"accountName","propertyName":"Account holder","value":"Ana Example"},{"propertyKey":"cardNumber","propertyName":"Card number","value":"4111111111111111"}],"createdAt":1795199400000}],"total":1})

export const getBindBankCardResponseMock = (): BankCardAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000101","cardNumber":"4111111111111111","properties":[{"propertyKey":"bankName","propertyName":"Bank","value":"Harbour Bank"},{"propertyKey":"accountName","propertyName":"Account holder","value":"Ana Example"},{"propertyKey":"cardNumber","propertyName":"Card number","value":"4111111111111111"}],"createdAt":1795199400000}})

export const getUnbindBankCardResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"hint_card_unbound"})

export const getListWalletAddressesResponseMock = (): WalletAddressPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000201","currencyId":3,"currencyName":"USDT","addressType":"TRC20","address":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","label":"Savings","createdAt":1795199400000},{"id":"7321480000000200","currencyId":3,"currencyName":"USDT","addressType":"ERC20","address":"0xdAC17F958D2ee523a2206206994597C13D831ec7","label":"","createdAt":1795199400000}],"total":2})

export const getBindWalletAddressResponseMock = (): WalletAddressAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000201","currencyId":3,"currencyName":"USDT","addressType":"TRC20","address":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","label":"Savings","createdAt":1795199400000}})

export const getUnbindWalletAddressResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"hint_address_unbound"})


export const getListBankCardsMockHandler = (overrideResponse?: BankCardPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BankCardPage | ErrorEnvelope> | BankCardPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/bankCard/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBankCardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindBankCardMockHandler = (overrideResponse?: BankCardAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BankCardAnswer | ErrorEnvelope> | BankCardAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/bankCard/bind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindBankCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnbindBankCardMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/bankCard/unbind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnbindBankCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWalletAddressesMockHandler = (overrideResponse?: WalletAddressPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WalletAddressPage | ErrorEnvelope> | WalletAddressPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/walletAddress/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWalletAddressesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindWalletAddressMockHandler = (overrideResponse?: WalletAddressAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletAddressAnswer | ErrorEnvelope> | WalletAddressAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/walletAddress/bind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindWalletAddressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnbindWalletAddressMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/walletAddress/unbind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnbindWalletAddressResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBindingMock = () => [
  getListBankCardsMockHandler(),
  getBindBankCardMockHandler(),
  getUnbindBankCardMockHandler(),
  getListWalletAddressesMockHandler(),
  getBindWalletAddressMockHandler(),
  getUnbindWalletAddressMockHandler()
]
