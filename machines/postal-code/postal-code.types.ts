import type { Values } from '#domain/forms/form.ts'

/** The path of the answer that is the code: 'endereco.cep'. */
export type PostalCodeInput = { readonly path: string }

export type PostalCodeEvent =
  | { readonly type: 'postalCode.typed'; readonly digits: string }
  | { readonly type: 'lookUp.retried' }

export type PostalCodeContext = PostalCodeInput & { readonly digits: string }

/** The address answers that a known code fills: endereco, bairro, cidade, estado; null for an unknown code. */
export type PostalCodeAnswer = Values | null

/** Sent to the chart that asked, with the path of its code; without values where no address came. */
export type AddressFound = { readonly type: 'address.found'; readonly path: string; readonly values: Values }
