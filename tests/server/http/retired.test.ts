import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'

import { storeDocument, testBeneficiary } from '#api/contract/retired.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { mountRetired } from '#server/http/mount.ts'

const app = new Hono()
app.onError(errorResponse(pino({ level: 'silent' })))
for (const call of [testBeneficiary, storeDocument]) mountRetired(app, call)

// SERVER-15, UPLOAD-24
describe('retired calls (D-121)', () => {
  test.each([
    ['/api/requerimento/testabeneficiario/'],
    ['/api/requerimento/testabeneficiario'],
    ['/api/documentos'],
  ])('%s answers 410 without reading the body', async (path) => {
    for (const body of [null, '{', new FormData()]) {
      const answer = await app.request(path, { method: 'POST', body })
      expect(answer.status).toBe(410)
      expect(await answer.json()).toEqual({ codigo: 'erro', message: 'Esta chamada não é mais atendida.' })
    }
  })
})
