/** Faults in the handling of answer codes (R8.1 to R8.5). */
import type { ConsumerFault } from './fault.ts'

const client = 'src/api/client.ts'
const policy = 'src/api/error-policy.ts'

export const errors: readonly ConsumerFault[] = [
  {
    name: 'toasts 209',
    file: policy,
    from: "    case 209:\n      return { do: 'swallow' }",
    to: "    case 209:\n      return { do: 'toast', message: answer.msg ?? '', params: {} }",
    caughtBy: 'listSpotOrders: 209 when it is not available',
  },
  {
    name: 'rejects 209 when the caller catches',
    file: policy,
    from: "    case 209:\n      return { do: 'swallow' }",
    to: '',
    caughtBy: 'cancelSpotOrder: 209 with catch',
  },
  {
    name: 'returns 209 to the caller',
    file: policy,
    from: "    case 209:\n      return { do: 'swallow' }",
    to: "    case 209:\n      return { do: 'give' }",
    caughtBy: 'listPopUps: 209',
  },
  {
    name: 'toasts the message key of a 500 as it is',
    file: client,
    from: 'ports.toast(ports.translate(verdict.message, verdict.params))',
    to: 'ports.toast(verdict.message)',
    caughtBy: 'createDeposit: 500 when it fails inside',
  },
  {
    name: 'does not fill in the parameters of a 500',
    file: policy,
    from: 'params: answer.params ?? {}',
    to: 'params: {}',
    caughtBy: 'previewSpotOrder: 500 with params',
  },
  {
    name: 'shows no toast on 500',
    file: policy,
    from: "return { do: 'toast', message: answer.msg ?? '', params: answer.params ?? {} }",
    to: "return { do: 'swallow' }",
    caughtBy: 'listRechargeChannels: 500',
  },
  {
    name: 'rejects 500 when the caller catches',
    file: policy,
    from: '    case 500:',
    to: "    case 500:\n      if (catches) return { do: 'reject' }",
    caughtBy: 'listOrderFeeSettings: 500 with catch',
  },
  {
    name: 'toasts in English whatever the language',
    file: 'src/i18n/runtime.ts',
    from: '  const text =\n    textAt(dictionary, message) ??',
    to: "  const dictionary = bundled.get('en') ?? {}\n  const text =\n    textAt(dictionary, message) ??",
    caughtBy: 'getUserInfo: 500 with params, in Arabic',
  },
  {
    name: 'rejects another code though the caller does not catch',
    file: policy,
    from: "catches ? { do: 'reject' } : { do: 'swallow' }",
    to: "{ do: 'reject' }",
    caughtBy: 'getProduct: another code',
  },
  {
    name: 'swallows another code though the caller catches',
    file: policy,
    from: "catches ? { do: 'reject' } : { do: 'swallow' }",
    to: "{ do: 'swallow' }",
    caughtBy: 'login: wrong',
  },
  {
    name: 'rejects without the parameters',
    file: client,
    from: "new ApiError(answer.code, answer.msg ?? '', answer.params)",
    to: "new ApiError(answer.code, answer.msg ?? '')",
    caughtBy: 'login: locked',
  },
  {
    name: 'swallows hint_48',
    file: policy,
    from: "  if (answer.msg === passMarker) return { do: 'give' }\n",
    to: '',
    caughtBy: 'listCandles: hint_48',
  },
  {
    name: 'checks the code before hint_48',
    file: policy,
    from: 'if (answer.msg === passMarker)',
    to: 'if (answer.msg === passMarker && answer.code !== 401)',
    caughtBy: 'getSiteInfo: hint_48 with code 401',
  },
  {
    name: 'returns the data without its envelope',
    file: client,
    from: 'return applyErrorPolicy(answer, sent, options) ? answer : undefined',
    to: 'return applyErrorPolicy(answer, sent, options) ? (answer.data as Settled<T>) : undefined',
    caughtBy: 'getAssetPanel: en',
  },
]
