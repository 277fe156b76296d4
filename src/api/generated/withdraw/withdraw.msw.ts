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
  CodeSentAnswer,
  ErrorEnvelope,
  WithdrawPasswordStateAnswer,
  WithdrawalAnswer,
  WithdrawalPage,
  WithdrawalPreviewAnswer
} from '../models';


export const getGetWithdrawPasswordStateResponseMock = (): WithdrawPasswordStateAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"isSet":true,"lockedUntil":null,"withdrawalsFrom":null}})

export const getSetWithdrawPasswordResponseMock = (): WithdrawPasswordStateAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"isSet":true,"lockedUntil":null,"withdrawalsFrom":null}})

export const getChangeWithdrawPasswordResponseMock = (): WithdrawPasswordStateAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"isSet":true,"lockedUntil":null,"withdrawalsFrom":null}})

export const getSendWithdrawPasswordCodeResponseMock = (): CodeSentAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"codeLength":6,"resendAfter":60,"expiresIn":600,"sandboxCode":"482913"}})

export const getResetWithdrawPasswordResponseMock = (): WithdrawPasswordStateAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"isSet":true,"lockedUntil":null,"withdrawalsFrom":1795199400000}})

export const getPreviewWithdrawalResponseMock = (): WithdrawalPreviewAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"channelId":2,"currencyId":3,"currencyName":"USDT","amount":"100","feeRate":"0","feeFixed":"1","fee":"1","arrives":"99","available":"5000","problem":null}})

export const getCreateWithdrawalResponseMock = (): WithdrawalAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000301","channelId":2,"channelName":"USDT, TRC20","channelType":"chain","currencyId":3,"currencyName":"USDT","amount":"100","feeRate":"0","feeFixed":"1","fee":"1","arrives":"99","targetName":"TRC20","targetNumber":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","status":"pending","reason":null,"createdAt":1795199400000,"reviewedAt":null,"completedAt":null,"cancelledAt":null}})

export const getCancelWithdrawalResponseMock = (): WithdrawalAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000301","channelId":2,"channelName":"USDT, TRC20","channelType":"chain","currencyId":3,"currencyName":"USDT","amount":"100","feeRate":"0","feeFixed":"1","fee":"1","arrives":"99","targetName":"TRC20","targetNumber":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","status":"cancelled","reason":null,"createdAt":1795199400000,"reviewedAt":null,"completedAt":null,"cancelledAt":1795199400000}})

export const getListWithdrawalsResponseMock = (): WithdrawalPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000301","channelId":2,"channelName":"USDT, TRC20","channelType":"chain","currencyId":3,"currencyName":"USDT","amount":"100","feeRate":"0","feeFixed":"1","fee":"1","arrives":"99","targetName":"TRC20","targetNumber":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","status":"pending","reason":null,"createdAt":1795199400000,"reviewedAt":null,"completedAt":null,"cancelledAt":null},{"id":"7321480000000300","channelId":2,"channelName":"USDT, TRC20","channelType":"chain","currencyId":3,"currencyName":"USDT","amount":"100","feeRate":"0","feeFixed":"1","fee":"1","arrives":"99","targetName":"TRC20","targetNumber":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","status":"completed","reason":null,"createdAt":1795199400000,"reviewedAt":1795199400000,"completedAt":1795199400000,"cancelledAt":null},{"id":"7321480000000299","channelId":2,"channelName":"USDT, TRC20","channelType":"chain","currencyId":3,"currencyName":"USDT","amount":"50.13","feeRate":"0","feeFixed":"1","fee":"1","arrives":"49.13","targetName":"TRC20","targetNumber":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","status":"refused","reason":"hint_withdrawal_refused","createdAt":1795199400000,"reviewedAt":1795199400000,"completedAt":null,"cancelledAt":null}],"total":3})

export const getGetWithdrawalResponseMock = (): WithdrawalAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000301","channelId":2,"channelName":"USDT, TRC20","channelType":"chain","currencyId":3,"currencyName":"USDT","amount":"100","feeRate":"0","feeFixed":"1","fee":"1","arrives":"99","targetName":"TRC20","targetNumber":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","status":"pending","reason":null,"createdAt":1795199400000,"reviewedAt":null,"completedAt":null,"cancelledAt":null}})


export const getGetWithdrawPasswordStateMockHandler = (overrideResponse?: WithdrawPasswordStateAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WithdrawPasswordStateAnswer | ErrorEnvelope> | WithdrawPasswordStateAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/withdrawPassword/state', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWithdrawPasswordStateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetWithdrawPasswordMockHandler = (overrideResponse?: WithdrawPasswordStateAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawPasswordStateAnswer | ErrorEnvelope> | WithdrawPasswordStateAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/withdrawPassword/set', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetWithdrawPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeWithdrawPasswordMockHandler = (overrideResponse?: WithdrawPasswordStateAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawPasswordStateAnswer | ErrorEnvelope> | WithdrawPasswordStateAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/withdrawPassword/change', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeWithdrawPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendWithdrawPasswordCodeMockHandler = (overrideResponse?: CodeSentAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeSentAnswer | ErrorEnvelope> | CodeSentAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/withdrawPassword/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendWithdrawPasswordCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetWithdrawPasswordMockHandler = (overrideResponse?: WithdrawPasswordStateAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawPasswordStateAnswer | ErrorEnvelope> | WithdrawPasswordStateAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/withdrawPassword/reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetWithdrawPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewWithdrawalMockHandler = (overrideResponse?: WithdrawalPreviewAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawalPreviewAnswer | ErrorEnvelope> | WithdrawalPreviewAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/withdraw/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateWithdrawalMockHandler = (overrideResponse?: WithdrawalAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawalAnswer | ErrorEnvelope> | WithdrawalAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/withdraw/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelWithdrawalMockHandler = (overrideResponse?: WithdrawalAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawalAnswer | ErrorEnvelope> | WithdrawalAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/withdraw/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWithdrawalsMockHandler = (overrideResponse?: WithdrawalPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WithdrawalPage | ErrorEnvelope> | WithdrawalPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/withdraw/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWithdrawalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWithdrawalMockHandler = (overrideResponse?: WithdrawalAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WithdrawalAnswer | ErrorEnvelope> | WithdrawalAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/withdraw/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWithdrawMock = () => [
  getGetWithdrawPasswordStateMockHandler(),
  getSetWithdrawPasswordMockHandler(),
  getChangeWithdrawPasswordMockHandler(),
  getSendWithdrawPasswordCodeMockHandler(),
  getResetWithdrawPasswordMockHandler(),
  getPreviewWithdrawalMockHandler(),
  getCreateWithdrawalMockHandler(),
  getCancelWithdrawalMockHandler(),
  getListWithdrawalsMockHandler(),
  getGetWithdrawalMockHandler()
]
