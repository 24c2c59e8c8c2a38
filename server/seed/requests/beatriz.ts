import type { WireDependant } from '#api/contract/requests.ts'

import { yearsBefore } from '../common/days.ts'
import { beneficiariesOf, incomeTaxDependant } from '../common/dependants.ts'
import type { SeedPerson } from '../common/person.ts'
import type { SeedRequest } from '../common/request.ts'

const PROOF_OF_RESIDENCE = 3

const dependants = (today: string): readonly WireDependant[] => [
  incomeTaxDependant({
    nome: 'Fernando Lemos Batista',
    cpf: '69301825406',
    data_nascimento: yearsBefore(today, 63),
    sexo: 'M',
    dependencia: '1',
  }),
  incomeTaxDependant({
    nome: 'Júlia Farias Lemos',
    cpf: '74529130606',
    data_nascimento: yearsBefore(today, 17),
    sexo: 'F',
    dependencia: '4',
  }),
]

/** 26 requests: every status, and every type that can be opened. */
export const beatrizRequests = (beatriz: SeedPerson): readonly SeedRequest[] => {
  const family = (today: string) => [...dependants(today), ...beneficiariesOf(beatriz, today)]
  return [
    { typeId: 13, planId: 2, status: 'L', daysAgo: 1, dependants },
    { typeId: 1, planId: 2, status: 'L', daysAgo: 2, dependants: family },
    { typeId: 8, planId: 2, status: 'L', daysAgo: 5 },
    {
      typeId: 16,
      planId: 2,
      status: 'X',
      daysAgo: 6,
      reachedDaysAgo: 2,
      dependants: (today) => beneficiariesOf(beatriz, today),
      messages: [
        {
          daysAgo: 2,
          text: 'A mudança de beneficiários altera o valor do seu benefício. Veja o novo valor e responda se o aceita.',
        },
      ],
    },
    {
      typeId: 1,
      planId: 1,
      status: 'E',
      daysAgo: 9,
      reachedDaysAgo: 4,
      dependants: family,
      rejected: PROOF_OF_RESIDENCE,
      messages: [
        { daysAgo: 9, text: 'Recebemos o seu requerimento. A análise começou.' },
        {
          daysAgo: 4,
          text: 'O comprovante de residência está ilegível. Envie uma cópia nítida, emitida há no máximo 90 dias.',
        },
        { daysAgo: 3, text: 'Confira também os dados da conta bancária antes de enviar de novo.' },
      ],
    },
    { typeId: 1, planId: 2, status: 'A', daysAgo: 15, dependants: family },
    { typeId: 7, planId: 2, status: 'A', daysAgo: 20 },
    { typeId: 8, planId: 2, status: 'C', daysAgo: 28 },
    {
      typeId: 7,
      planId: 1,
      status: 'R',
      daysAgo: 33,
      reachedDaysAgo: 30,
      messages: [
        { daysAgo: 30, text: 'A contribuição será recalculada com o salário do último contracheque.' },
      ],
    },
    { typeId: 3, planId: 2, status: 'C', daysAgo: 45 },
    { typeId: 10, planId: 2, status: 'V', daysAgo: 50 },
    { typeId: 4, planId: 1, status: 'A', daysAgo: 60 },
    { typeId: 5, planId: 1, status: 'V', daysAgo: 75 },
    { typeId: 15, planId: 1, status: 'Z', daysAgo: 150 },
    { typeId: 10, planId: 2, status: 'N', daysAgo: 230 },
    { typeId: 3, planId: 2, status: 'N', daysAgo: 310 },
    { typeId: 13, planId: 1, status: 'D', daysAgo: 365, dependants },
    { typeId: 1, planId: 1, status: 'N', daysAgo: 400 },
    { typeId: 7, planId: 2, status: 'D', daysAgo: 500 },
    {
      typeId: 2,
      planId: 1,
      status: 'I',
      daysAgo: 640,
      reachedDaysAgo: 612,
      messages: [{ daysAgo: 612, text: 'O INSS não reconheceu a incapacidade no período informado.' }],
    },
    {
      typeId: 1,
      planId: 2,
      status: 'I',
      daysAgo: 700,
      reachedDaysAgo: 680,
      dependants: family,
      messages: [{ daysAgo: 680, text: 'A idade mínima do plano ainda não tinha sido completada.' }],
    },
    {
      typeId: 6,
      planId: 1,
      status: 'I',
      daysAgo: 820,
      reachedDaysAgo: 800,
      messages: [
        {
          daysAgo: 800,
          text: 'A certidão de recolhimento à prisão não comprova a reclusão no período informado.',
        },
      ],
    },
    { typeId: 2, planId: 1, status: 'D', daysAgo: 900 },
    { typeId: 5, planId: 1, status: 'Z', daysAgo: 1100 },
    { typeId: 4, planId: 1, status: 'F', daysAgo: 1500 },
    { typeId: 11, planId: 2, status: 'F', daysAgo: 4000 },
  ]
}
