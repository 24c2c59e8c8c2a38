import type { SeedRegistration, SeedServiceTime } from '../common/person.ts'

/** Registration data of people who may enrol in the second plan. */

const BRAZILIAN = 10
const DATA_PROCESSING = 2

export const marinaRegistration: SeedRegistration = {
  nationalityId: BRAZILIAN,
  birthplace: 'Ouro Preto',
  birthState: 'MG',
  civilStatusId: 2,
  schoolingId: '01',
  mother: 'Célia Duarte Pinho',
  father: '',
  idCard: 'MG-11.582.903',
  idCardIssuer: 'PC',
  idCardState: 'MG',
  idCardAge: 9,
  sponsorId: DATA_PROCESSING,
  regionalId: 4,
  employeeNumber: '204417',
  yearsAtSponsor: 20,
}

export const marinaServiceTime: readonly SeedServiceTime[] = [
  { company: 'Tecelagem Rio das Velhas Ltda.', typeId: 2, fromYears: 39, toYears: 33 },
  { company: 'Casa Lotérica Ouro Preto', typeId: 1, fromYears: 31, toYears: 21 },
]

export const ritaRegistration: SeedRegistration = {
  nationalityId: BRAZILIAN,
  birthplace: 'Pelotas',
  birthState: 'RS',
  civilStatusId: 3,
  schoolingId: '06',
  mother: 'Ivone Camargo',
  father: 'Nelson Dias',
  idCard: '7082914465',
  idCardIssuer: 'SSP',
  idCardState: 'RS',
  idCardAge: 15,
  sponsorId: DATA_PROCESSING,
  regionalId: 8,
  employeeNumber: '318820',
  yearsAtSponsor: 1,
}

export const ritaServiceTime: readonly SeedServiceTime[] = [
  { company: 'Laguna Sistemas S.A.', typeId: 1, fromYears: 12, toYears: 2 },
]
