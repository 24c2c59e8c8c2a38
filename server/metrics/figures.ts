import type { Queries } from '#server/database/connect.ts'

/** How many wait, and how long the oldest one has been waiting. */
export type Queue = { readonly length: number; readonly oldestSeconds: number }

export type Figures = {
  readonly sessions: number
  /** Statuses that no request is in are absent. */
  readonly requests: readonly (readonly [string, number])[]
  readonly outbox: Queue
  readonly scans: Queue
}

type Waiting = { readonly count: string; readonly since: Date | null }

export async function readFigures(db: Queries, now: Date): Promise<Figures> {
  const queueOf = ({ count, since }: Waiting): Queue => ({
    length: Number(count),
    oldestSeconds: since === null ? 0 : (now.getTime() - since.getTime()) / 1000,
  })
  const sessions = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  const requests = await db
    .selectFrom('request')
    .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
    .groupBy('status')
    .execute()
  const mails = await db
    .selectFrom('outgoing_mail')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min<Date | null>('queued_at').as('since')])
    .where('next_try_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const documents = await db
    .selectFrom('document')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min<Date | null>('recorded_at').as('since')])
    .where('scan', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return {
    sessions: Number(sessions.count),
    requests: requests.map(({ status, count }) => [status, Number(count)]),
    outbox: queueOf(mails),
    scans: queueOf(documents),
  }
}
