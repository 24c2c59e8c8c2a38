import { addDays, formatISO, parseISO } from 'date-fns'

import { brazilianFromIso, isoFromBrazilian } from '../people/dates.ts'
import type { Reference } from './reference.ts'
import type { RequestStatus } from './status.ts'

type InStatus = {
  readonly typeId: number
  readonly status: RequestStatus
  /** When it reached its status, ISO; absent or '' if that is not stored. */
  readonly since?: string
}

type DeadlineTables = Pick<Reference, 'types' | 'requirementDays' | 'today'>

/** The last day to act: for the fund in A, for the participant in E. */
export type Deadline = {
  readonly whose: 'fund' | 'participant'
  readonly days: number
  /** yyyy-mm-dd; null if the time of the status is not stored. */
  readonly until: string | null
}

/**
 * The deadline of the status by the fund's tables; null if they have none, or if the fund's own has passed
 * (P-378).
 */
export function deadlineOf({ typeId, status, since }: InStatus, tables: DeadlineTables): Deadline | null {
  const { requirementDays } = tables
  if (status === 'E' && requirementDays) {
    return { whose: 'participant', days: requirementDays, until: dayAfter(since, requirementDays) }
  }
  const days = status === 'A' ? analysisDays(typeId, tables) : null
  if (days === null) return null
  const until = dayAfter(since, days)
  return until !== null && until < tables.today ? null : { whose: 'fund', days, until }
}

const analysisDays = (typeId: number, { types }: Pick<DeadlineTables, 'types'>): number | null =>
  types.find(({ id }) => id === typeId)?.analysisDays ?? null

/** That number of days after the date of that time at the fund. */
function dayAfter(moment: string | undefined, days: number): string | null {
  const day = isoFromBrazilian(brazilianFromIso(moment ?? ''))
  return day && formatISO(addDays(parseISO(day), days), { representation: 'date' })
}
