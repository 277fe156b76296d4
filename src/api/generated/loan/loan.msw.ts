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
  LoanAnswer,
  LoanDetailAnswer,
  LoanPage,
  LoanPaymentPage,
  LoanPreviewAnswer,
  LoanProductPage
} from '../models';


export const getListLoanProductsResponseMock = (): LoanProductPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":302,"name":"Loan, 3 × 30 days","currencyId":3,"currencyName":"USDT","minAmount":"100","maxAmount":"5000","dailyRate":"0.0003","yearRate":"0.1095","feeRate":"0.01","securityRate":"0","overdueRate":"0.001","periodDays":30,"instalments":3,"graceDays":5,"since":1609718400000}],"total":1})

export const getPreviewLoanResponseMock = (): LoanPreviewAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":302,"amount":"1000","fee":"10","paidOut":"990","security":"0","totalInterest":"18.00009","total":"1018.00009","cost":"28.00009","apr":"0.186","overdueRate":"0.001","schedule":[{"number":1,"afterDays":30,"principal":"333.33","interest":"9","total":"342.33","left":"666.67"},{"number":2,"afterDays":60,"principal":"333.33","interest":"6.00003","total":"339.33003","left":"333.34"},{"number":3,"afterDays":90,"principal":"333.34","interest":"3.00006","total":"336.34006","left":"0"}],"available":"5000","problem":null}})

export const getApplyForLoanResponseMock = (): LoanAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000041","productId":302,"name":"Loan, 3 × 30 days","currencyId":3,"currencyName":"USDT","dailyRate":"0.0003","yearRate":"0.1095","feeRate":"0.01","securityRate":"0","overdueRate":"0.001","periodDays":30,"instalments":3,"graceDays":5,"status":"pending","amount":"1000","fee":"10","paidOut":"990","security":"0","securityUsed":"0","totalInterest":"18.00009","total":"1018.00009","apr":"0.186","createdAt":1795199400000,"decidedAt":null,"startsAt":null,"nextDueAt":null,"paidInstalments":0,"principalRepaid":"0","interestPaid":"0","charges":"0","chargesPaid":"0","outstanding":"0","closedAt":null}})

export const getWithdrawLoanApplicationResponseMock = (): LoanAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000041","productId":302,"name":"Loan, 3 × 30 days","currencyId":3,"currencyName":"USDT","dailyRate":"0.0003","yearRate":"0.1095","feeRate":"0.01","securityRate":"0","overdueRate":"0.001","periodDays":30,"instalments":3,"graceDays":5,"status":"withdrawn","amount":"1000","fee":"10","paidOut":"990","security":"0","securityUsed":"0","totalInterest":"18.00009","total":"1018.00009","apr":"0.186","createdAt":1795199400000,"decidedAt":null,"startsAt":null,"nextDueAt":null,"paidInstalments":0,"principalRepaid":"0","interestPaid":"0","charges":"0","chargesPaid":"0","outstanding":"0","closedAt":1795199410000}})

export const getListLoansResponseMock = (): LoanPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000041","productId":302,"name":"Loan, 3 × 30 days","currencyId":3,"currencyName":"USDT","dailyRate":"0.0003","yearRate":"0.1095","feeRate":"0.01","securityRate":"0","overdueRate":"0.001","periodDays":30,"instalments":3,"graceDays":5,"status":"running","amount":"1000","fee":"10","paidOut":"990","security":"0","securityUsed":"0","totalInterest":"18.00009","total":"1018.00009","apr":"0.186","createdAt":1795199400000,"decidedAt":1795199420000,"startsAt":1795219200000,"nextDueAt":1797811200000,"paidInstalments":0,"principalRepaid":"0","interestPaid":"0","charges":"0","chargesPaid":"0","outstanding":"1000","closedAt":null},{"id":"7321480000000041","productId":302,"name":"Loan, 3 × 30 days","currencyId":3,"currencyName":"USDT","dailyRate":"0.0003","yearRate":"0.1095","feeRate":"0.01","securityRate":"0","overdueRate":"0.001","periodDays":30,"instalments":3,"graceDays":5,"status":"refused","amount":"500.13","fee":"5.0013","paidOut":"495.1287","security":"0","securityUsed":"0","totalInterest":"9.00234","total":"509.13234","apr":"0.186","createdAt":1795199400000,"decidedAt":1795199420000,"startsAt":null,"nextDueAt":null,"paidInstalments":0,"principalRepaid":"0","interestPaid":"0","charges":"0","chargesPaid":"0","outstanding":"0","closedAt":1795199420000}],"total":2})

export const getGetLoanResponseMock = (): LoanDetailAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"loan":{"id":"7321480000000041","productId":302,"name":"Loan, 3 × 30 days","currencyId":3,"currencyName":"USDT","dailyRate":"0.0003","yearRate":"0.1095","feeRate":"0.01","securityRate":"0","overdueRate":"0.001","periodDays":30,"instalments":3,"graceDays":5,"status":"pending","amount":"1000","fee":"10","paidOut":"990","security":"0","securityUsed":"0","totalInterest":"18.00009","total":"1018.00009","apr":"0.186","createdAt":1795199400000,"decidedAt":null,"startsAt":null,"nextDueAt":null,"paidInstalments":0,"principalRepaid":"0","interestPaid":"0","charges":"0","chargesPaid":"0","outstanding":"0","closedAt":null},"schedule":[{"number":1,"afterDays":30,"principal":"333.33","interest":"9","total":"342.33","left":"666.67"},{"number":2,"afterDays":60,"principal":"333.33","interest":"6.00003","total":"339.33003","left":"333.34"},{"number":3,"afterDays":90,"principal":"333.34","interest":"3.00006","total":"336.34006","left":"0"}],"lateDays":[],"next":null,"all":null,"saves":"0","available":"5000"}})

export const getRepayLoanResponseMock = (): LoanAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000041","productId":302,"name":"Loan, 3 × 30 days","currencyId":3,"currencyName":"USDT","dailyRate":"0.0003","yearRate":"0.1095","feeRate":"0.01","securityRate":"0","overdueRate":"0.001","periodDays":30,"instalments":3,"graceDays":5,"status":"repaid","amount":"1000","fee":"10","paidOut":"990","security":"0","securityUsed":"0","totalInterest":"18.00009","total":"1018.00009","apr":"0.186","createdAt":1795199400000,"decidedAt":1795199420000,"startsAt":1795219200000,"nextDueAt":null,"paidInstalments":0,"principalRepaid":"1000","interestPaid":"0","charges":"0","chargesPaid":"0","outstanding":"0","closedAt":1795199480000}})

export const getListLoanPaymentsResponseMock = (): LoanPaymentPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000041-1","loanId":"7321480000000041","number":1,"kind":"instalment","instalment":1,"day":1797811200000,"daysLate":0,"principal":"333.33","interest":"9","charge":"0","total":"342.33","transactionId":"7321480000000062","paidAt":1797811200400}],"total":1})


export const getListLoanProductsMockHandler = (overrideResponse?: LoanProductPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoanProductPage | ErrorEnvelope> | LoanProductPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/loanProduct/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLoanProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewLoanMockHandler = (overrideResponse?: LoanPreviewAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoanPreviewAnswer | ErrorEnvelope> | LoanPreviewAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/loan/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewLoanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getApplyForLoanMockHandler = (overrideResponse?: LoanAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoanAnswer | ErrorEnvelope> | LoanAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/loan/apply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyForLoanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawLoanApplicationMockHandler = (overrideResponse?: LoanAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoanAnswer | ErrorEnvelope> | LoanAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/loan/withdraw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawLoanApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLoansMockHandler = (overrideResponse?: LoanPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoanPage | ErrorEnvelope> | LoanPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/loan/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLoansResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLoanMockHandler = (overrideResponse?: LoanDetailAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoanDetailAnswer | ErrorEnvelope> | LoanDetailAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/loan/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLoanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRepayLoanMockHandler = (overrideResponse?: LoanAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoanAnswer | ErrorEnvelope> | LoanAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/loan/repay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRepayLoanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLoanPaymentsMockHandler = (overrideResponse?: LoanPaymentPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoanPaymentPage | ErrorEnvelope> | LoanPaymentPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/loanPayment/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLoanPaymentsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLoanMock = () => [
  getListLoanProductsMockHandler(),
  getPreviewLoanMockHandler(),
  getApplyForLoanMockHandler(),
  getWithdrawLoanApplicationMockHandler(),
  getListLoansMockHandler(),
  getGetLoanMockHandler(),
  getRepayLoanMockHandler(),
  getListLoanPaymentsMockHandler()
]
