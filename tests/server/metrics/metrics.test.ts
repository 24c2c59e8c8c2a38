import { beforeAll, describe, expect, test } from 'vitest'

import { calls } from '#api/contract/calls.ts'
import { authenticate } from '#api/contract/session.ts'
import { createApp } from '#server/app.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts'

import { callingBy } from '../support/calling.ts'
import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import { MARINA, NOW } from '../support/world.ts'

const server = await serverForTests()

const IDLE = () => ({ running: 0, waiting: 0 })

const metricsOf = (needs: Partial<Parameters<typeof createMetrics>[0]> = {}): Metrics =>
  createMetrics({
    db: server.services.db,
    clock: server.services.clock,
    pools: { calls: IDLE },
    passwords: IDLE,
    ...needs,
  })

/** Lines that are not comments, without the default metrics of the client. */
const read = async ({ app }: Metrics) => {
  const answer = await app.request('/metrics')
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  return text.split('\n').filter((line) => /^(http|portal)_/.test(line))
}

describe('the metrics', () => {
  describe('of calls', () => {
    let lines: readonly string[] = []

    beforeAll(async () => {
      const metrics = metricsOf()
      const app = createApp({ ...server.services, observe: metrics.observe }, PORTAL_SETTINGS)
      const { call, logIn } = callingBy(async (path, init) => app.request(path, init))
      const token = await logIn(MARINA)
      await call(authenticate, { body: { cpf: MARINA, senha: '31415926' } })
      await call(calls.showRequest, { token, params: { id: 987_654 } })
      await call(calls.tables, {})
      await app.request('/api/nada')
      lines = await read(metrics)
    })

    test('have durations by route and status, without ids', () => {
      expect(lines.filter((line) => line.startsWith('http_request_duration_seconds_count'))).toEqual([
        'http_request_duration_seconds_count{method="POST",route="/api/autenticar",status="200"} 1',
        'http_request_duration_seconds_count{method="POST",route="/api/autenticar",status="401"} 1',
        'http_request_duration_seconds_count{method="GET",route="/api/requerimento/show/:id",status="404"} 1',
        'http_request_duration_seconds_count{method="GET",route="/api/tabelas",status="401"} 1',
        'http_request_duration_seconds_count{method="GET",route="/*",status="404"} 1',
      ])
      expect(lines.join('\n')).not.toContain('987654')
    })

    test('have refusals by reason', () => {
      expect(lines.filter((line) => line.startsWith('portal_refusals_total'))).toEqual([
        'portal_refusals_total{reason="wrongCredentials"} 1',
        'portal_refusals_total{reason="notFound"} 1',
        'portal_refusals_total{reason="expired"} 1',
        'portal_refusals_total{reason="unknownCall"} 1',
      ])
    })
  })

  test('of the database have sessions, requests, and how long mail and documents have been waiting', async () => {
    const { db } = server.services
    await db.deleteFrom('session').execute()
    await server.logIn(MARINA)
    await queueMail(db, { to: 'a@x.example', subject: 's', text: 't' }, new Date(NOW.getTime() - 90_000))
    await queueMail(db, { to: 'b@x.example', subject: 's', text: 't' }, NOW)
    const { id } = await db.selectFrom('document').select('id').limit(1).executeTakeFirstOrThrow()
    const recorded_at = new Date(NOW.getTime() - 600_000)
    await db.updateTable('document').set({ scan: 'waiting', recorded_at }).where('id', '=', id).execute()
    const lines = await read(metricsOf())
    expect(lines).toEqual(
      expect.arrayContaining([
        'portal_database_up 1',
        'portal_sessions 1',
        'portal_outbox_mails 2',
        'portal_outbox_oldest_seconds 90',
        'portal_scan_queue_documents 1',
        'portal_scan_queue_oldest_seconds 600',
      ]),
    )
    const { count } = await db
      .selectFrom('request')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('status', '=', 'L')
      .executeTakeFirstOrThrow()
    expect(lines).toContain(`portal_requests{status="L"} ${count}`)
  })

  test('have no values of a database that does not answer', async () => {
    const db = server.services.db.withSchema('x')
    const metrics = metricsOf({ db })
    expect((await read(metrics)).filter((line) => line.startsWith('portal_')).toSorted()).toEqual([
      'portal_database_connections{of="calls",state="running"} 0',
      'portal_database_connections{of="calls",state="waiting"} 0',
      'portal_database_up 0',
      'portal_password_hashes{of="login",state="running"} 0',
      'portal_password_hashes{of="login",state="waiting"} 0',
    ])
  })

  test('have what waits for connections and for the hashing of passwords', async () => {
    const lines = await read(
      metricsOf({
        pools: { calls: () => ({ running: 10, waiting: 3 }), upkeep: IDLE },
        passwords: () => ({ running: 4, waiting: 7 }),
      }),
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        'portal_database_connections{of="calls",state="running"} 10',
        'portal_database_connections{of="calls",state="waiting"} 3',
        'portal_database_connections{of="upkeep",state="waiting"} 0',
        'portal_password_hashes{of="login",state="running"} 4',
        'portal_password_hashes{of="login",state="waiting"} 7',
      ]),
    )
  })
})
