import { sql } from 'kysely'

import { todayInSaoPaulo } from '#domain/people/today.ts'
import type { Queries } from '#server/database/connect.ts'

const DIGITS = 6

/** The current year and a unique number of six digits (D-35). */
export async function nextProtocol(db: Queries, now: Date): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('protocol_number')::text as number`.execute(
    db,
  )
  const number = rows[0]?.number ?? ''
  return todayInSaoPaulo(now).slice(0, 4) + number.padStart(DIGITS, '0')
}
