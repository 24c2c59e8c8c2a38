import type { Attempt } from './attempt.ts'

const byCpf = {
  sent: ({ cpf }) => ({ body: { cpf } }),
  // Looking up another person is the purpose of the call and changes nothing of theirs.
  ignored: { 'body.cpf': 'cpf' },
} satisfies Attempt

export const peopleAttempts = {
  participantName: byCpf,
  participantPlans: byCpf,
} satisfies Record<string, Attempt>
