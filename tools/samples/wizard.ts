import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'
import type { Answers, Row } from '#domain/forms/form.ts'
import type { KeptDraft } from '#domain/forms/kept-draft.ts'
import type { LoadedRequest, OpenRequest, SavedRequest } from '#domain/request-kinds/edited-request.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { MutationOutcome } from '#machines/calls/mutation/index.ts'
import type { BeneficiariesOnFile } from '#machines/form/beneficiaries/index.ts'
import type { WizardInput } from '#machines/form/wizard/index.ts'

import { validAnswers } from '#tools/samples/benefit-answers.ts'
import { enrolmentWith } from '#tools/samples/enrolment-answers.ts'
import { factsWith } from '#tools/samples/facts.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { answersByType } from '#tools/samples/request-answers.ts'
import { portabilityWith } from '#tools/samples/specialised-answers.ts'

const { today, plans, benefits, countries, banks, sponsorDomains } = factsWith()

const typeNamed = (id: number, name: string) => ({ id, name, details: '', planId: null })

export const reference: Reference = {
  today,
  plans,
  benefits,
  countries,
  banks,
  sponsorDomains,
  types: [
    typeNamed(1, 'Benefício de aposentadoria'),
    typeNamed(3, 'Resgate'),
    typeNamed(7, 'Autopatrocínio'),
  ],
  documentTypes: [],
  maxFileMb: 5,
}

/** A visit to a saved request of type 1, with a change by the test. */
export const visit = (change: Partial<WizardInput> = {}): WizardInput => ({
  requestId: 7,
  typeId: 1,
  step: null,
  participant,
  reference,
  cloud,
  ...change,
})

/** All answers except the bank, which tests fill in. */
export const withoutBank: Answers = {
  ...validAnswers,
  detalhes: { ...validAnswers.detalhes, banco: '' },
}

export const declaredPerson: Row = {
  id: 81,
  values: {
    id_pessoa_dep: '601',
    nome: 'Caio Duarte',
    cpf: '11144477735',
    data_nascimento: '2010-04-05',
    nm_parentesco: 'Filho',
    selecionado: 'N',
  },
}

/** The declared beneficiaries of a saved request. */
const withDeclaration: Answers = { ...validAnswers, beneficiarios: [declaredPerson] }

const { selecionado: _, ...onRecord } = declaredPerson.values

export const beneficiariesOnFile: BeneficiariesOnFile = [onRecord]

export const identity: RequiredDocument = {
  id: 31,
  typeId: 9,
  typeName: 'Documento de identidade',
  rule: 0,
  situationId: 3,
  situationName: 'PENDENTE',
  documentId: null,
  storeId: null,
  fileName: '',
}

export const attachedIdentity: RequiredDocument = {
  ...identity,
  situationId: 4,
  situationName: 'EM ANÁLISE',
  documentId: 70,
  storeId: 'ged-70',
  fileName: 'identidade.pdf',
}

export const letter: ComplementaryDocument = {
  id: 41,
  typeName: 'Carta',
  situationId: 4,
  storeId: 'ged-41',
  fileName: 'carta.pdf',
}

const draft: OpenRequest = {
  id: 7,
  typeId: 1,
  typeName: 'Benefício de aposentadoria',
  status: 'L',
  statusName: 'Em elaboração',
  protocol: '2026-000007',
  version: 3,
}

/** The reply for the visited request: a complete draft, with a change by the test. */
export const loaded = ({
  request,
  ...change
}: Partial<Omit<LoadedRequest, 'request'>> & { request?: Partial<OpenRequest> } = {}): LoadedRequest => ({
  request: { ...draft, ...request },
  answers: validAnswers,
  facts: {},
  documents: [],
  people: [],
  complementary: [],
  messages: [],
  history: [],
  draft: null,
  saveKey: 'first-key',
  ...change,
})

export const unsaved = loaded({ request: { id: null, protocol: '', version: null } })

/** The reply of a successful save. */
export const savedReply = (change: Partial<SavedRequest> = {}): SavedRequest => ({
  id: 7,
  protocol: '2026-000007',
  status: 'L',
  version: 4,
  rows: { dependentes: [], beneficiarios: [] },
  documents: [],
  people: [],
  nextKey: 'next-key',
  ...change,
})

/** The outcome of a successful save. */
export const saved = (change: Partial<SavedRequest> = {}): MutationOutcome<SavedRequest> => ({
  kind: 'done',
  reply: savedReply(change),
})

/** A draft in the tab: these answers, typed on version 3 of the sample. */
export const kept = (answers: Answers, change: Partial<KeptDraft> = {}): KeptDraft => ({
  answers,
  stored: validAnswers,
  sent: null,
  version: 3,
  saveKey: 'kept-key',
  time: '10:32',
  ...change,
})

export const withAccount = (conta: string, from: Answers = validAnswers): Answers => ({
  ...from,
  detalhes: { ...from.detalhes, conta },
})

/** A save from elsewhere: another account, in the next version. */
export const elsewhere = (change: Parameters<typeof loaded>[0] = {}): LoadedRequest =>
  loaded({
    answers: withAccount('999', withoutBank),
    saveKey: 'fresh-key',
    ...change,
    request: { version: 4, ...change.request },
  })

export const lucia: NamedParticipant = { cpf: '94726183591', name: 'Lúcia M. F.', plans }

/** A death lump sum that names Lúcia, in the second of her plans. */
export const lumpSum = (change: Parameters<typeof loaded>[0] = {}): LoadedRequest => {
  const answers = answersByType[5]
  const detalhes = { ...answers.detalhes, cpf_participante_peculio: lucia.cpf, id_plano: '2' }
  return loaded({
    answers: { ...answers, detalhes },
    ...change,
    request: { typeId: 5, typeName: 'Pecúlio por morte', ...change.request },
  })
}

/** A save that the server refuses because the request was saved elsewhere first. */
export const stale: MutationOutcome<never> = {
  kind: 'refused',
  status: 409,
  message: 'O requerimento foi alterado em outra janela. Recarregue a página.',
  problems: [{ path: 'detalhes.conta', message: 'Alterado depois que você abriu o requerimento.' }],
}

/** A save that the server refuses because of the bank. */
export const refused: MutationOutcome<never> = {
  kind: 'refused',
  status: 422,
  message: 'Confira os dados bancários.',
  problems: [{ path: 'detalhes.banco', message: 'Banco não aceito' }],
}

export const ana: Row = {
  id: 61,
  values: {
    nome: 'Ana Duarte',
    cpf: '11144477735',
    data_nascimento: '2010-04-05',
    sexo: 'F',
    dependencia: '4',
  },
}

/** The requests of the models, by what distinguishes them. */
export const requests = {
  'uma adesão a que faltam as listas': loaded({
    request: { typeId: 11, typeName: 'Adesão ao plano II' },
    answers: enrolmentWith(),
  }),
  'uma portabilidade em preparação': loaded({
    request: { typeId: 10, typeName: 'Portabilidade de saída' },
    answers: portabilityWith(),
  }),
  'um requerimento novo, sem o banco': { ...unsaved, draft: kept(withoutBank, { version: null }) },
  'um rascunho a que volta o que foi digitado, e a conta mudou em outro lugar': elsewhere({
    draft: kept(withAccount('111', withoutBank), { stored: withoutBank }),
  }),
  'um rascunho a que volta o que foi digitado, mas foi enviado em outro lugar': elsewhere({
    request: { status: 'A', statusName: 'Em análise' },
    draft: kept(withAccount('111', withoutBank), { stored: withoutBank }),
  }),
  'um rascunho sem o banco': loaded({ answers: withoutBank }),
  'um rascunho com a dependente Ana': loaded({ answers: { ...withoutBank, dependentes: [ana] } }),
  'um rascunho com o beneficiário Caio': loaded({
    answers: { ...withoutBank, beneficiarios: [declaredPerson] },
  }),
  'um rascunho ao qual falta um documento': loaded({ documents: [identity] }),
  'um rascunho com os documentos': loaded({ documents: [attachedIdentity] }),
  'um rascunho com uma carta complementar': loaded({ documents: [identity], complementary: [letter] }),
  'um rascunho sem o banco, mas com os documentos': loaded({
    answers: withoutBank,
    documents: [attachedIdentity],
  }),
  'um requerimento em exigência': loaded({
    answers: withoutBank,
    request: { status: 'E', statusName: 'Em exigência' },
  }),
  'um requerimento em análise': loaded({
    answers: withDeclaration,
    documents: [attachedIdentity],
    request: { status: 'A', statusName: 'Em análise' },
  }),
  'um pedido de pecúlio que nomeia Lúcia': lumpSum(),
} as const
