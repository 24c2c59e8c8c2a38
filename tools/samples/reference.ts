import type { Reference } from '#domain/requests/reference.ts'

/** The fund's tables without rows. */
export const emptyReference: Reference = {
  plans: [],
  benefits: [],
  types: [],
  documentTypes: [],
  countries: [],
  banks: [],
  sponsorDomains: [],
  today: '2026-11-21',
  maxFileMb: null,
}
