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
  AppConfigPage,
  ErrorEnvelope,
  FeatureSwitchPage,
  LanguageMessagesAnswer,
  NoticePage,
  PopUpPage,
  SiteInfoAnswer,
  TipPage
} from '../models';


export const getGetSiteInfoResponseMock = (): SiteInfoAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"siteName":"Fairline","logo":null,"sandbox":true,"serviceEmail":"desk@fairline.test","otherValue":{"app_decimal_no":"2","default_trade_currency_id":"3"}}})

export const getListTipsResponseMock = (): TipPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"remark":"riskNotice","isVisible":1,"content":{"zh":"模拟盘：行情与资金均为虚拟。","en":"Sandbox: market and money are simulated.","tc":"模擬盤：行情與資金均為虛擬。","ar":"بيئة تجريبية: السوق والأموال محاكاة."}}],"total":1})

export const getGetLanguageMessagesResponseMock = (): LanguageMessagesAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"nav":{"trade":"Trade"}}})

export const getListSwitchesResponseMock = (): FeatureSwitchPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"switchName":"Hide the welfare entry","status":0,"description":"welfare"}],"total":1})

export const getListPopUpsResponseMock = (): PopUpPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"version":1,"title":"Welcome","content":"Everything here is simulated.","image":null,"link":null}],"total":1})

export const getListAppConfigResponseMock = (): AppConfigPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"pagePath":"/pages/tabs/home/home-e","module":"banner","desc":"bannerWelcome","isVisible":1,"sort":1,"title":"Every figure can be checked","subtitle":"Fees before you confirm, receipts that match.","image":null,"link":"/pages/user/register"},{"id":2,"pagePath":"/pages/tabs/home/home-e","module":"quickEntry","desc":"deposit","isVisible":1,"sort":2,"title":"Deposit","subtitle":null,"image":null,"link":"/pages/user/recharge"}],"total":2})

export const getListNoticesResponseMock = (): NoticePage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"title":"Sandbox rules","content":"Deposits are approved within seconds; prices are simulated.","time":1795199400000}],"total":1})


export const getGetSiteInfoMockHandler = (overrideResponse?: SiteInfoAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SiteInfoAnswer | ErrorEnvelope> | SiteInfoAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/siteInfo/getSiteInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTipsMockHandler = (overrideResponse?: TipPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TipPage | ErrorEnvelope> | TipPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/textLang/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTipsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLanguageMessagesMockHandler = (overrideResponse?: LanguageMessagesAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LanguageMessagesAnswer | ErrorEnvelope> | LanguageMessagesAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/langMgr/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLanguageMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSwitchesMockHandler = (overrideResponse?: FeatureSwitchPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeatureSwitchPage | ErrorEnvelope> | FeatureSwitchPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/switchSet/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSwitchesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPopUpsMockHandler = (overrideResponse?: PopUpPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PopUpPage | ErrorEnvelope> | PopUpPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/popUp/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPopUpsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAppConfigMockHandler = (overrideResponse?: AppConfigPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AppConfigPage | ErrorEnvelope> | AppConfigPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/appConfig/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAppConfigResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNoticesMockHandler = (overrideResponse?: NoticePage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NoticePage | ErrorEnvelope> | NoticePage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/notice/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNoticesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSiteMock = () => [
  getGetSiteInfoMockHandler(),
  getListTipsMockHandler(),
  getGetLanguageMessagesMockHandler(),
  getListSwitchesMockHandler(),
  getListPopUpsMockHandler(),
  getListAppConfigMockHandler(),
  getListNoticesMockHandler()
]
