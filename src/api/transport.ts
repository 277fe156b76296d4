/** The library that sends requests. It is loaded with the first request that is sent: a first view needs none. */
import { AxiosError, create, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { TransportError } from './errors.ts'

/** The only instance: every call of the app goes through it. */
const axios = create({ allowAbsoluteUrls: false })

/** Sends a request. @throws TransportError when no answer came (R8.6); AbortError when the caller aborted the call */
export async function sendRequest(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  try {
    return await axios.request(config)
  } catch (error) {
    throw transportError(error)
  }
}

function transportError(error: unknown): Error {
  if (!(error instanceof AxiosError)) return new TransportError('network', { cause: error })
  // The caller aborted the call: no message.
  if (error.code === AxiosError.ERR_CANCELED) return new DOMException('The call was aborted', 'AbortError')
  const status = error.response?.status
  if (status !== undefined) return new TransportError('status', { status, cause: error })
  const isTimeout =
    error.code === AxiosError.ECONNABORTED ||
    error.code === AxiosError.ETIMEDOUT ||
    /timeout/i.test(error.message)
  return new TransportError(isTimeout ? 'timeout' : 'network', { cause: error })
}
