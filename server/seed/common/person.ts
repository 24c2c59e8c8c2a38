import type { WireAddress } from '#api/contract/session.ts'
import { BRAZIL } from '#domain/people/countries.ts'
import type { PersonKind } from '#server/database/schema.ts'

/**
 * Seed data of one person. Ages and plan times are whole years, so that the rules give the same results next
 * year.
 */
export type SeedPerson = {
  readonly cpf: string
  readonly name: string
  readonly kind: PersonKind
  readonly age: number
  readonly sex: 'F' | 'M'
  readonly address: Omit<WireAddress, 'id'> | null
  readonly memberships: readonly SeedMembership[]
  readonly logsIn: boolean
  readonly consents: boolean
  readonly deceased?: true
  readonly withdrawalRefused?: true
  readonly migrated?: true
  readonly contributionSalaryCents?: number
  readonly roleId?: number
  readonly registration?: SeedRegistration
  readonly serviceTime?: readonly SeedServiceTime[]
  readonly beneficiaries?: readonly SeedBeneficiary[]
  readonly receivedBenefits?: readonly SeedReceivedBenefit[]
  readonly singleSignOnCode?: string
}

type SeedMembership = {
  readonly planId: number
  readonly categoryId: number
  readonly years: number
  readonly situationId?: number
  readonly variablePercent?: number
}

/** Further data on file; `idCardAge` and `yearsAtSponsor` are whole years. */
export type SeedRegistration = {
  readonly nationalityId: number
  readonly birthplace: string
  readonly birthState: string
  readonly civilStatusId: number
  readonly schoolingId: string
  readonly mother: string
  readonly father: string
  readonly idCard: string
  readonly idCardIssuer: string
  readonly idCardState: string
  readonly idCardAge: number
  readonly sponsorId: number
  readonly regionalId: number
  readonly employeeNumber: string
  readonly yearsAtSponsor: number
}

/** Earlier employment, in whole years ago. */
export type SeedServiceTime = {
  readonly company: string
  readonly typeId: number
  readonly fromYears: number
  readonly toYears: number
}

/** A beneficiary in the fund's records, in every plan of the participant. */
export type SeedBeneficiary = {
  readonly id: number
  readonly name: string
  readonly cpf: string
  readonly age: number
  readonly sex: 'F' | 'M'
  readonly kinshipId: number
  readonly kinshipName: string
}

type SeedReceivedBenefit = {
  readonly planId: number
  readonly benefitId: number
  readonly representative: { readonly cpf: string; readonly name: string } | null
  readonly bank: string
  readonly branch: string
  readonly account: string
  readonly accountDigit: string
}

type Place = Pick<WireAddress, 'cep' | 'estado' | 'cidade' | 'bairro' | 'endereco' | 'numero'>

/** A Brazilian address with the contacts that the rules require. */
export const addressIn = (
  place: Place,
  email: string,
  mobile: string,
  complement = '',
): Omit<WireAddress, 'id'> => ({
  ...place,
  id_pais: String(BRAZIL.id),
  complemento: complement,
  email_pessoal: email,
  email_extra: '',
  celular: mobile,
  telefone_alternativo: '',
})
