import type { Attempt } from './attempt.ts'

const byCpf = {
  sent: ({ cpf }) => ({ body: { cpf } }),
  // Whoever it names is looked up: it is what the call is for, and changes nothing of theirs.
  ignored: { 'body.cpf': 'cpf' },
} satisfies Attempt

export const peopleAttempts = {
  participantName: byCpf,
  participantPlans: byCpf,
} satisfies Record<string, Attempt>
