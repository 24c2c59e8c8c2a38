import { expect, test } from 'vitest'

import { PORTAL_VERSION } from '#domain/session.ts'
import * as texts from '#ui/texts/accessibility.ts'

test('the statement of accessibility was reviewed for this version of the portal (P-185)', () => {
  expect(texts.statement).toContain(`, sobre a versão ${PORTAL_VERSION} do portal.`)
})
