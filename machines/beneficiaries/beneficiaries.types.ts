import type { Values } from '#domain/forms/form.ts'

export type BeneficiariesRequest = { readonly personId: number; readonly planId: number }

/** The people whom the fund has on file for a plan, by the names of the wire. */
export type BeneficiariesOnFile = readonly Values[]

export type BeneficiariesContext = {
  readonly request: BeneficiariesRequest
  readonly onFile: BeneficiariesOnFile
}

export type BeneficiariesEvent = { readonly type: 'beneficiaries.retried' }
