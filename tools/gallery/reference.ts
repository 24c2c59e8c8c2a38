import type { Reference } from '#domain/requests/reference.ts'

import banks from '../../server/reference/banks.json'
import benefits from '../../server/reference/benefits.json'
import countries from '../../server/reference/countries.json'
import documentTypes from '../../server/reference/document-types.json'
import plans from '../../server/reference/plans.json'
import types from '../../server/reference/request-types.json'
import settings from '../../server/reference/settings.json'

/** The fund's own tables, because participants see all types, banks and countries. */
export const reference: Reference = {
  ...settings,
  plans,
  benefits,
  types,
  documentTypes,
  countries,
  banks,
  today: '2026-11-21',
}
