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
  AssetPanelAnswer,
  ErrorEnvelope,
  UnreadCountAnswer,
  UserBalanceAnswer,
  UserInfoAnswer,
  WithdrawPasswordSetAnswer
} from '../models';


export const getGetUserInfoResponseMock = (): UserInfoAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000001","account":"demo@fairline.test","nickName":"demo","avatar":null,"accountType":0,"inviteCode":"F7K2Q9","createdAt":1795199400000}})

export const getRenameAccountResponseMock = (): UserInfoAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000001","account":"demo@fairline.test","nickName":"Ana","avatar":null,"accountType":0,"inviteCode":"F7K2Q9","createdAt":1795199400000}})

export const getGetAssetPanelResponseMock = (): AssetPanelAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"currencyId":3,"allMarginAmount":"0","profitAndLose":"12.5","profitAndLoseToday":"-3.2","userBalanceConvert":"10412.5","time":1795199400000}})

export const getIsWithdrawPasswordSetResponseMock = (): WithdrawPasswordSetAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":false})

export const getGetUserBalanceResponseMock = (): UserBalanceAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"currencyId":3,"currencyName":"USDT","available":"10000","held":"360.36","total":"10360.36","time":1795199400000}})

export const getCountUnreadMessagesResponseMock = (): UnreadCountAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":3})


export const getGetUserInfoMockHandler = (overrideResponse?: UserInfoAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserInfoAnswer | ErrorEnvelope> | UserInfoAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userInfo/getUserInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenameAccountMockHandler = (overrideResponse?: UserInfoAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserInfoAnswer | ErrorEnvelope> | UserInfoAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/userInfo/rename', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenameAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAssetPanelMockHandler = (overrideResponse?: AssetPanelAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AssetPanelAnswer | ErrorEnvelope> | AssetPanelAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userInfo/personCenterPanelData', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAssetPanelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getIsWithdrawPasswordSetMockHandler = (overrideResponse?: WithdrawPasswordSetAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WithdrawPasswordSetAnswer | ErrorEnvelope> | WithdrawPasswordSetAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userInfo/isSetWithPwd', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getIsWithdrawPasswordSetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserBalanceMockHandler = (overrideResponse?: UserBalanceAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserBalanceAnswer | ErrorEnvelope> | UserBalanceAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userInfo/userBalance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserBalanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountUnreadMessagesMockHandler = (overrideResponse?: UnreadCountAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnreadCountAnswer | ErrorEnvelope> | UnreadCountAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/siteMessage/notReadMessageCount', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountUnreadMessagesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUserMock = () => [
  getGetUserInfoMockHandler(),
  getRenameAccountMockHandler(),
  getGetAssetPanelMockHandler(),
  getIsWithdrawPasswordSetMockHandler(),
  getGetUserBalanceMockHandler(),
  getCountUnreadMessagesMockHandler()
]
