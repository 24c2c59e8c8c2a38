import { describe, expect, test } from 'vitest'

import { participantName, participantPlans } from '#api/contract/people.ts'
import { CallError } from '#domain/call-failure.ts'
import { personLookUpAdapter } from '#src/adapters/person-lookup.ts'

import { type FakeAnswer, fakeClient } from './support/fake-client.ts'
import { outputOf } from './support/output-of.ts'

const PLANS = [
  { id: 1, descricao: 'Plano de Benefícios I' },
  { id: 2, descricao: 'Plano de Benefícios II' },
]

function lookUp(name: FakeAnswer[1], plans: FakeAnswer[1]) {
  const { client, asked } = fakeClient([participantName, name], [participantPlans, plans])
  return { asked, ended: outputOf(personLookUpAdapter(client), { digits: '94726183591' }) }
}

describe('personLookUpAdapter (CLAIM-02, CLAIM-03)', () => {
  test('requests name and plans of the same CPF', async () => {
    const { asked, ended } = lookUp({ nome: 'Lúcia M. F.' }, { codigo: 'ok', planos_participante: PLANS })
    expect(await ended).toEqual({
      cpf: '94726183591',
      name: 'Lúcia M. F.',
      plans: [
        { id: 1, name: 'Plano de Benefícios I' },
        { id: 2, name: 'Plano de Benefícios II' },
      ],
    })
    expect(asked.map(({ body }) => body)).toEqual([{ cpf: '94726183591' }, { cpf: '94726183591' }])
  })

  test('fails if the plans fail', async () => {
    const down = new CallError({ kind: 'interrupted' })
    await expect(lookUp({ nome: 'Lúcia M. F.' }, down).ended).rejects.toBe(down)
  })
})
