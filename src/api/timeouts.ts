import type { AxiosRequestConfig } from 'axios'
import { INITIAL_TIMEOUT, REQUEST_TIMEOUT, UPLOAD_MAX_SECONDS } from '../lib/constants.ts'
import { SECOND } from '../lib/time/time-units.ts'

const answeredLines = new Set<string>()

/** Remembers that a line has answered in this visit. */
export function noteAnswer(line: string): void {
  answeredLines.add(line)
}

/** 60 s until the line has answered once in this visit, then 10 s; always 60 s for uploads and downloads (R9.7, R9.11). */
export function timeoutFor(line: string, { data, responseType }: AxiosRequestConfig): number {
  if (data instanceof FormData) return UPLOAD_MAX_SECONDS * SECOND
  return responseType === 'arraybuffer' || !answeredLines.has(line) ? INITIAL_TIMEOUT : REQUEST_TIMEOUT
}
