import type { Values } from '#domain/forms/form.ts'

export type BeneficiariesRequest = { readonly personId: number; readonly planId: number }

/** Beneficiaries on the fund's records for a plan, with wire names as keys. */
export type BeneficiariesOnFile = readonly Values[]

export type BeneficiariesContext = {
  readonly request: BeneficiariesRequest
  readonly onFile: BeneficiariesOnFile
}

export type BeneficiariesEvent = { readonly type: 'beneficiaries.retried' }
