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
  MessageAnswer,
  MessagePage,
  PushAnswer,
  UnreadAnswer
} from '../models';


export const getListMessagesResponseMock = (): MessagePage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000310","kind":"new_device","params":{"browser":"Firefox","system":"Windows"},"createdAt":1795199400000,"readAt":null},{"id":"7321480000000300","kind":"password_changed","params":{},"createdAt":1795109400000,"readAt":1795109460000}],"total":2})

export const getGetMessageResponseMock = (): MessageAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000310","kind":"new_device","params":{"browser":"Firefox","system":"Windows"},"createdAt":1795199400000,"readAt":null}})

export const getGetPushResponseMock = (): PushAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"publicKey":"BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM","device":null}})

export const getSubscribePushResponseMock = (): PushAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"publicKey":"BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM","device":{"endpoint":"https://fcm.googleapis.com/fcm/send/dXNlcjpkZXZpY2U","alert":1,"order":1,"position":1,"money":1,"hasAmounts":0}}})

export const getUnsubscribePushResponseMock = (): PushAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"publicKey":"BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM","device":null}})

export const getReadMessageResponseMock = (): UnreadAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":0})

export const getReadAllMessagesResponseMock = (): UnreadAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":0})


export const getListMessagesMockHandler = (overrideResponse?: MessagePage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MessagePage | ErrorEnvelope> | MessagePage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/siteMessage/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMessageMockHandler = (overrideResponse?: MessageAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MessageAnswer | ErrorEnvelope> | MessageAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/siteMessage/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPushMockHandler = (overrideResponse?: PushAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PushAnswer | ErrorEnvelope> | PushAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/siteMessage/push', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPushResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubscribePushMockHandler = (overrideResponse?: PushAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PushAnswer | ErrorEnvelope> | PushAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/siteMessage/push/subscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubscribePushResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnsubscribePushMockHandler = (overrideResponse?: PushAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PushAnswer | ErrorEnvelope> | PushAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/siteMessage/push/unsubscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnsubscribePushResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadMessageMockHandler = (overrideResponse?: UnreadAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnreadAnswer | ErrorEnvelope> | UnreadAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/siteMessage/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadAllMessagesMockHandler = (overrideResponse?: UnreadAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnreadAnswer | ErrorEnvelope> | UnreadAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/siteMessage/readAll', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadAllMessagesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMessageMock = () => [
  getListMessagesMockHandler(),
  getGetMessageMockHandler(),
  getGetPushMockHandler(),
  getSubscribePushMockHandler(),
  getUnsubscribePushMockHandler(),
  getReadMessageMockHandler(),
  getReadAllMessagesMockHandler()
]
