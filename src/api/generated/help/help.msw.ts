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
  QuestionPage,
  RichTextAnswer,
  ServiceMessageAnswer,
  ServiceMessagePage,
  ServiceUnreadAnswer
} from '../models';


export const getListQuestionsResponseMock = (): QuestionPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"category":"account","question":"How do I change my password?","answer":"<p>Under <b>Me</b>, then <b>Security</b>.</p>"}],"total":1})

export const getGetRichTextResponseMock = (): RichTextAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"name":"risk","title":"What you can lose","content":"<p>Everything that you put in.</p>","updatedAt":1795199400000}})

export const getListServiceMessagesResponseMock = (): ServiceMessagePage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000410","sender":"desk","text":"Good day. The fees are under Trade, before each order.","pictureId":null,"createdAt":1795199402000,"readAt":null},{"id":"7321480000000400","sender":"account","text":"What are the fees?","pictureId":null,"createdAt":1795199400000,"readAt":1795199402000}],"total":2})

export const getSendServiceMessageResponseMock = (): ServiceMessageAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000400","sender":"account","text":"What are the fees?","pictureId":null,"createdAt":1795199400000,"readAt":null}})

export const getReadServiceMessagesResponseMock = (): ServiceUnreadAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":0})

export const getCountServiceAnswersResponseMock = (): ServiceUnreadAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":1})


export const getListQuestionsMockHandler = (overrideResponse?: QuestionPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuestionPage | ErrorEnvelope> | QuestionPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/question/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListQuestionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRichTextMockHandler = (overrideResponse?: RichTextAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RichTextAnswer | ErrorEnvelope> | RichTextAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/richText/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRichTextResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListServiceMessagesMockHandler = (overrideResponse?: ServiceMessagePage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceMessagePage | ErrorEnvelope> | ServiceMessagePage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/service/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListServiceMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendServiceMessageMockHandler = (overrideResponse?: ServiceMessageAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceMessageAnswer | ErrorEnvelope> | ServiceMessageAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/service/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendServiceMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadServiceMessagesMockHandler = (overrideResponse?: ServiceUnreadAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceUnreadAnswer | ErrorEnvelope> | ServiceUnreadAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/service/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadServiceMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountServiceAnswersMockHandler = (overrideResponse?: ServiceUnreadAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnreadAnswer | ErrorEnvelope> | ServiceUnreadAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/service/unread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountServiceAnswersResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHelpMock = () => [
  getListQuestionsMockHandler(),
  getGetRichTextMockHandler(),
  getListServiceMessagesMockHandler(),
  getSendServiceMessageMockHandler(),
  getReadServiceMessagesMockHandler(),
  getCountServiceAnswersMockHandler()
]
