import type { Values } from '#domain/forms/form.ts'

/** The path of the answer with the code: 'endereco.cep'. */
export type PostalCodeInput = { readonly path: string }

export type PostalCodeEvent =
  | { readonly type: 'postalCode.typed'; readonly digits: string }
  | { readonly type: 'lookUp.retried' }

export type PostalCodeContext = PostalCodeInput & { readonly digits: string }

/** The answers filled from a known code: endereco, bairro, cidade, estado; null for an unknown code. */
export type PostalCodeAnswer = Values | null

/** Sent to the parent with the path of the code; without values if no address was found. */
export type AddressFound = { readonly type: 'address.found'; readonly path: string; readonly values: Values }
