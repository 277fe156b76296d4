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
  Done,
  ErrorEnvelope,
  PasskeyOptionsAnswer,
  SessionAnswer
} from '../models';


export const getSendSignInCodeResponseMock = (): CodeSentAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"codeLength":6,"resendAfter":60,"expiresIn":600,"sandboxCode":"482913"}})

export const getRegisterResponseMock = (): SessionAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"token":"kZ3Yp0c7Qm1rT5vX9bN2dF4hJ6lP8sW0aE1gI3kM5oQ","expiresAt":1797791400000,"userInfo":{"id":"7321480000000001","account":"ana@example.com","nickName":"ana","avatar":null,"accountType":0,"inviteCode":"F7K2Q9","createdAt":1795199400000}}})

export const getLoginResponseMock = (): SessionAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"token":"kZ3Yp0c7Qm1rT5vX9bN2dF4hJ6lP8sW0aE1gI3kM5oQ","expiresAt":1797791400000,"userInfo":{"id":"7321480000000001","account":"demo@fairline.test","nickName":"demo","avatar":null,"accountType":0,"inviteCode":"F7K2Q9","createdAt":1795199400000}}})

export const getSignInSecondStepResponseMock = (): SessionAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"token":"kZ3Yp0c7Qm1rT5vX9bN2dF4hJ6lP8sW0aE1gI3kM5oQ","expiresAt":1797791400000,"userInfo":{"id":"7321480000000001","account":"demo@fairline.test","nickName":"demo","avatar":null,"accountType":0,"inviteCode":"F7K2Q9","createdAt":1795199400000}}})

export const getBeginPasskeySignInResponseMock = (): PasskeyOptionsAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"options":"{\"rpId\":\"localhost\",\"challenge\":\"c8Xr2Lw0pQ5vN7tB1yH4mK9sD3fG6jZ0aE2iO5uT8xW\",\"allowCredentials\":[],\"timeout\":300000,\"userVerification\":\"required\"}"}})

export const getSignInWithPasskeyResponseMock = (): SessionAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"token":"kZ3Yp0c7Qm1rT5vX9bN2dF4hJ6lP8sW0aE1gI3kM5oQ","expiresAt":1797791400000,"userInfo":{"id":"7321480000000001","account":"ana@example.com","nickName":"ana","avatar":null,"accountType":0,"inviteCode":"F7K2Q9","createdAt":1795199400000}}})

export const getSendPasswordCodeResponseMock = (): CodeSentAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"codeLength":6,"resendAfter":60,"expiresIn":600,"sandboxCode":"482913"}})

export const getResetPasswordResponseMock = (): SessionAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"token":"kZ3Yp0c7Qm1rT5vX9bN2dF4hJ6lP8sW0aE1gI3kM5oQ","expiresAt":1797791400000,"userInfo":{"id":"7321480000000001","account":"ana@example.com","nickName":"ana","avatar":null,"accountType":0,"inviteCode":"F7K2Q9","createdAt":1795199400000}}})

export const getLogoutResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"ok"})


export const getSendSignInCodeMockHandler = (overrideResponse?: CodeSentAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeSentAnswer | ErrorEnvelope> | CodeSentAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/sendCode', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendSignInCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterMockHandler = (overrideResponse?: SessionAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionAnswer | ErrorEnvelope> | SessionAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: SessionAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionAnswer | ErrorEnvelope> | SessionAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignInSecondStepMockHandler = (overrideResponse?: SessionAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionAnswer | ErrorEnvelope> | SessionAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/secondStep', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignInSecondStepResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBeginPasskeySignInMockHandler = (overrideResponse?: PasskeyOptionsAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyOptionsAnswer | ErrorEnvelope> | PasskeyOptionsAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/beginPasskeySignIn', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginPasskeySignInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignInWithPasskeyMockHandler = (overrideResponse?: SessionAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionAnswer | ErrorEnvelope> | SessionAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/signInWithPasskey', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignInWithPasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendPasswordCodeMockHandler = (overrideResponse?: CodeSentAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeSentAnswer | ErrorEnvelope> | CodeSentAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/sendPasswordCode', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendPasswordCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: SessionAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionAnswer | ErrorEnvelope> | SessionAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/resetPassword', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuthMock = () => [
  getSendSignInCodeMockHandler(),
  getRegisterMockHandler(),
  getLoginMockHandler(),
  getSignInSecondStepMockHandler(),
  getBeginPasskeySignInMockHandler(),
  getSignInWithPasskeyMockHandler(),
  getSendPasswordCodeMockHandler(),
  getResetPasswordMockHandler(),
  getLogoutMockHandler()
]
