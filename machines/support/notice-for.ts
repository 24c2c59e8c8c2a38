import { kindOf } from '#domain/request-kinds/kinds.ts'

import { type NoticeGiven, notice } from './system.ts'

/** A notice with the duration of the request's type; the default duration without a request. */
export function noticeFor(typeId: number | null, text: string): NoticeGiven {
  const time = typeId === null ? null : kindOf(typeId)?.noticeMs
  return notice(null, { text, ...(time && { time }) })
}
