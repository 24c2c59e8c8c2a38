import { addressIn, type SeedPerson } from '../common/person.ts'

const STAFF_ROLE = 1
const ACTIVE_CATEGORY = 1
const PENSIONER_CATEGORY = 5

type Visitor = Pick<SeedPerson, 'cpf' | 'name' | 'kind' | 'logsIn'> & {
  /** Address for codes of a visitor's account. */
  readonly email?: string
}

const CATEGORIES: Partial<Record<SeedPerson['kind'], number>> = {
  participant: ACTIVE_CATEGORY,
  pensioner: PENSIONER_CATEGORY,
}

const homeAddress = (email: string) =>
  addressIn(
    {
      cep: '80010000',
      estado: 'PR',
      cidade: 'Curitiba',
      bairro: 'Centro',
      endereco: 'Rua XV de Novembro',
      numero: '300',
    },
    email,
    '(41) 98831-4470',
  )

const visitor = ({ email, ...person }: Visitor): SeedPerson => {
  const categoryId = CATEGORIES[person.kind]
  return {
    ...person,
    age: 40,
    sex: 'F',
    address: email === undefined ? null : homeAddress(email),
    memberships: categoryId === undefined ? [] : [{ planId: 1, categoryId, years: 6 }],
    consents: false,
  }
}

/** One person for each result of the visitors' lookup, and the staff. */
export const others: readonly SeedPerson[] = [
  visitor({
    cpf: '37258049150',
    name: 'Visitor VI',
    kind: 'visitor',
    logsIn: true,
    email: 'visitor.vi@correio.example',
  }),
  visitor({
    cpf: '60581937295',
    name: 'Visitor PF',
    kind: 'registered',
    logsIn: true,
    email: 'visitor.pf@correio.example',
  }),
  visitor({ cpf: '48193625005', name: 'Visitor PA', kind: 'participant', logsIn: true }),
  visitor({
    cpf: '12739486022',
    name: 'Visitor NA',
    kind: 'participant',
    logsIn: false,
    email: 'visitor.na@correio.example',
  }),
  visitor({ cpf: '73820591460', name: 'Visitor PE', kind: 'pensioner', logsIn: true }),
  visitor({ cpf: '29461807350', name: 'Visitor NE', kind: 'pensioner', logsIn: false }),
  {
    cpf: '81940527341',
    name: 'Teresa Quadros Vidal',
    kind: 'staff',
    age: 47,
    sex: 'F',
    address: null,
    memberships: [],
    logsIn: true,
    consents: false,
    roleId: STAFF_ROLE,
  },
]
