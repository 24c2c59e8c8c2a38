import { kindOf } from '#domain/request-kinds/kinds.ts'

import { type NoticeGiven, notice } from './system.ts'

/** A notice that stays for as long as the screen of the request's type says; null where it is about no request. */
export function noticeFor(typeId: number | null, text: string): NoticeGiven {
  const time = typeId === null ? null : kindOf(typeId)?.noticeMs
  return notice(null, { text, ...(time && { time }) })
}
