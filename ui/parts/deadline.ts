import { brazilianFromIso } from '#domain/people/dates.ts'
import type { Deadline } from '#domain/requests/deadlines.ts'
import * as common from '#ui/texts/common.ts'

export function deadlineText({ whose, days, until }: Deadline): string {
  const say = whose === 'fund' ? common.checkedWithin : common.answerWithin
  return say(days, brazilianFromIso(until ?? ''))
}
