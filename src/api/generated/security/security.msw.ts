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
  AccountSafetyAnswer,
  ClosingAnswer,
  Done,
  EndedAnswer,
  ErrorEnvelope,
  ExportPartsAnswer,
  ExportRowsAnswer,
  PasskeyAnswer,
  PasskeyOptionsAnswer,
  PasskeysAnswer,
  RecoveryCodesAnswer,
  SecurityAnswer,
  SessionsAnswer,
  StepUpAnswer,
  StepUpOptionsAnswer,
  TwoStepKeyAnswer
} from '../models';


export const getGetSecurityResponseMock = (): SecurityAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"passwordChangedAt":1795199400000,"twoStepSince":1795199400000,"recoveryCodesLeft":10,"sessions":2,"isShared":false}})

export const getChangePasswordResponseMock = (): EndedAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"endedSessions":1}})

export const getListSessionsResponseMock = (): SessionsAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"Q2h3b0FtSVdoZXJl","browser":"Safari","system":"iPhone","createdAt":1795199400000,"lastUsedAt":1795199400000,"isCurrent":true},{"id":"T3RoZXJTZXNzaW9u","browser":"Firefox","system":"Windows","createdAt":1795109400000,"lastUsedAt":1795119400000,"isCurrent":false}],"total":2})

export const getEndSessionResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"ok"})

export const getEndOtherSessionsResponseMock = (): EndedAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"endedSessions":1}})

export const getBeginTwoStepResponseMock = (): TwoStepKeyAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"key":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","address":"otpauth://totp/Fairline:ana%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Fairline","expiresIn":900}})

export const getConfirmTwoStepResponseMock = (): RecoveryCodesAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"recoveryCodes":["K7QPM-3XWRT","HN4AE-ZC8YU","B2VFD-9JKGS","PXW6T-MRL5Q","E3ZHU-7NACY","T9GKB-4SVDF","R5MXP-W2QJT","YC6LN-U8EHA","F4DSJ-K3BVG","Z7TQW-P9RXM"]}})

export const getEndTwoStepResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"ok"})

export const getRenewRecoveryCodesResponseMock = (): RecoveryCodesAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"recoveryCodes":["K7QPM-3XWRT","HN4AE-ZC8YU","B2VFD-9JKGS","PXW6T-MRL5Q","E3ZHU-7NACY","T9GKB-4SVDF","R5MXP-W2QJT","YC6LN-U8EHA","F4DSJ-K3BVG","Z7TQW-P9RXM"]}})

export const getListPasskeysResponseMock = (): PasskeysAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000001","name":"Phone","createdAt":1795199400000,"lastUsedAt":1795209400000,"isSynced":true}],"total":1})

export const getBeginPasskeyResponseMock = (): PasskeyOptionsAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"options":"{\"challenge\":\"c8Xr2Lw0pQ5vN7tB1yH4mK9sD3fG6jZ0aE2iO5uT8xW\",\"rp\":{\"name\":\"Fairline\",\"id\":\"localhost\"},\"user\":{\"id\":\"NzMyMQ\",\"name\":\"ana@example.com\",\"displayName\":\"ana@example.com\"},\"pubKeyCredParams\":[{\"alg\":-7,\"type\":\"public-key\"}],\"timeout\":300000,\"attestation\":\"none\",\"excludeCredentials\":[]}"}})

export const getAddPasskeyResponseMock = (): PasskeyAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000001","name":"Phone","createdAt":1795199400000,"lastUsedAt":null,"isSynced":false}})

export const getRenamePasskeyResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"ok"})

export const getRemovePasskeyResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"ok"})

export const getBeginStepUpResponseMock = (): StepUpOptionsAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"other":"code","options":"{\"rpId\":\"localhost\",\"challenge\":\"c8Xr2Lw0pQ5vN7tB1yH4mK9sD3fG6jZ0aE2iO5uT8xW\",\"allowCredentials\":[],\"timeout\":300000,\"userVerification\":\"required\"}"}})

export const getConfirmStepUpResponseMock = (): StepUpAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"until":1795199400000}})

export const getGetAccountSafetyResponseMock = (): AccountSafetyAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"frozenSince":null,"unfreezesAt":null,"withdrawalsFrom":null,"addressRestSince":null,"addressRestEnds":null}})

export const getFreezeAccountResponseMock = (): AccountSafetyAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"frozenSince":1795199400000,"unfreezesAt":null,"withdrawalsFrom":null,"addressRestSince":null,"addressRestEnds":null}})

export const getUnfreezeAccountResponseMock = (): AccountSafetyAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"frozenSince":1795199400000,"unfreezesAt":1795285800000,"withdrawalsFrom":null,"addressRestSince":null,"addressRestEnds":null}})

export const getSetAddressRestResponseMock = (): AccountSafetyAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"frozenSince":null,"unfreezesAt":null,"withdrawalsFrom":null,"addressRestSince":1795199400000,"addressRestEnds":null}})

export const getListExportPartsResponseMock = (): ExportPartsAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"part":"users","rows":1},{"part":"sessions","rows":2},{"part":"deposits","rows":3}],"total":3})

export const getExportPartResponseMock = (): ExportRowsAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"user_id":"7321480000000001","created_at":"1795199400000","user_agent":null}],"total":1})

export const getGetClosingResponseMock = (): ClosingAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"reasons":[],"remainder":[]}})

export const getCloseAccountResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"ok"})


export const getGetSecurityMockHandler = (overrideResponse?: SecurityAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SecurityAnswer | ErrorEnvelope> | SecurityAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/security/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecurityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePasswordMockHandler = (overrideResponse?: EndedAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EndedAnswer | ErrorEnvelope> | EndedAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/changePassword', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSessionsMockHandler = (overrideResponse?: SessionsAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionsAnswer | ErrorEnvelope> | SessionsAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/security/sessions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndSessionMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/endSession', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndSessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndOtherSessionsMockHandler = (overrideResponse?: EndedAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EndedAnswer | ErrorEnvelope> | EndedAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/endOtherSessions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndOtherSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBeginTwoStepMockHandler = (overrideResponse?: TwoStepKeyAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TwoStepKeyAnswer | ErrorEnvelope> | TwoStepKeyAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/beginTwoStep', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginTwoStepResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmTwoStepMockHandler = (overrideResponse?: RecoveryCodesAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesAnswer | ErrorEnvelope> | RecoveryCodesAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/confirmTwoStep', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTwoStepResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndTwoStepMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/endTwoStep', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndTwoStepResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenewRecoveryCodesMockHandler = (overrideResponse?: RecoveryCodesAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesAnswer | ErrorEnvelope> | RecoveryCodesAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/renewRecoveryCodes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPasskeysMockHandler = (overrideResponse?: PasskeysAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PasskeysAnswer | ErrorEnvelope> | PasskeysAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/security/passkeys', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPasskeysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBeginPasskeyMockHandler = (overrideResponse?: PasskeyOptionsAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyOptionsAnswer | ErrorEnvelope> | PasskeyOptionsAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/beginPasskey', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginPasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddPasskeyMockHandler = (overrideResponse?: PasskeyAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyAnswer | ErrorEnvelope> | PasskeyAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/addPasskey', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenamePasskeyMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/renamePasskey', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenamePasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemovePasskeyMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/removePasskey', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemovePasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBeginStepUpMockHandler = (overrideResponse?: StepUpOptionsAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StepUpOptionsAnswer | ErrorEnvelope> | StepUpOptionsAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/beginStepUp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginStepUpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmStepUpMockHandler = (overrideResponse?: StepUpAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StepUpAnswer | ErrorEnvelope> | StepUpAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/confirmStepUp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmStepUpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountSafetyMockHandler = (overrideResponse?: AccountSafetyAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountSafetyAnswer | ErrorEnvelope> | AccountSafetyAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/security/safety', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountSafetyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFreezeAccountMockHandler = (overrideResponse?: AccountSafetyAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountSafetyAnswer | ErrorEnvelope> | AccountSafetyAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/freeze', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFreezeAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnfreezeAccountMockHandler = (overrideResponse?: AccountSafetyAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountSafetyAnswer | ErrorEnvelope> | AccountSafetyAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/unfreeze', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnfreezeAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetAddressRestMockHandler = (overrideResponse?: AccountSafetyAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountSafetyAnswer | ErrorEnvelope> | AccountSafetyAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/security/setAddressRest', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetAddressRestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListExportPartsMockHandler = (overrideResponse?: ExportPartsAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExportPartsAnswer | ErrorEnvelope> | ExportPartsAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/exportParts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExportPartsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportPartMockHandler = (overrideResponse?: ExportRowsAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExportRowsAnswer | ErrorEnvelope> | ExportRowsAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportPartResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetClosingMockHandler = (overrideResponse?: ClosingAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClosingAnswer | ErrorEnvelope> | ClosingAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/closing', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetClosingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseAccountMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/account/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseAccountResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSecurityMock = () => [
  getGetSecurityMockHandler(),
  getChangePasswordMockHandler(),
  getListSessionsMockHandler(),
  getEndSessionMockHandler(),
  getEndOtherSessionsMockHandler(),
  getBeginTwoStepMockHandler(),
  getConfirmTwoStepMockHandler(),
  getEndTwoStepMockHandler(),
  getRenewRecoveryCodesMockHandler(),
  getListPasskeysMockHandler(),
  getBeginPasskeyMockHandler(),
  getAddPasskeyMockHandler(),
  getRenamePasskeyMockHandler(),
  getRemovePasskeyMockHandler(),
  getBeginStepUpMockHandler(),
  getConfirmStepUpMockHandler(),
  getGetAccountSafetyMockHandler(),
  getFreezeAccountMockHandler(),
  getUnfreezeAccountMockHandler(),
  getSetAddressRestMockHandler(),
  getListExportPartsMockHandler(),
  getExportPartMockHandler(),
  getGetClosingMockHandler(),
  getCloseAccountMockHandler()
]
