import type { Values } from '#domain/forms/form.ts'

export type PostalCodeEvent = { readonly type: 'postalCode.typed'; readonly digits: string }

export type PostalCodeContext = { readonly digits: string }

/** The address answers that a known code fills: endereco, bairro, cidade, estado; null for an unknown code. */
export type PostalCodeAnswer = Values | null

/** Told to the chart that asked. */
export type AddressFound = { readonly type: 'address.found'; readonly values: Values }
export type AddressUnknown = { readonly type: 'address.unknown' }
export type AddressUnavailable = { readonly type: 'address.unavailable' }
