import { addressFromWire } from '#api/contract/address.ts'
import type { WireAddress } from '#api/contract/session.ts'
import { cloudFromWire } from '#src/adapters/consent.ts'
import { enrolmentListsFromWire } from '#src/adapters/requests/enrolment-calls.ts'
import { suggestionsFromWire } from '#src/adapters/requests/suggestions.ts'
import { participantFromWire, referenceFromWire } from '#src/adapters/wire-session.ts'

import { conversion } from './conversion.ts'

export const address = {
  id_pais: '31',
  cep: '30130010',
  estado: 'MG',
  cidade: 'Belo Horizonte',
  bairro: 'Centro',
  endereco: 'Rua dos Carijós',
  numero: '424',
  complemento: 'sala 7',
  email_pessoal: 'marina@example.com',
  email_extra: 'outra@example.com',
  celular: '31912345678',
  telefone_alternativo: '3132345678',
}

export const wireAddress: WireAddress = { id: 901, ...address }

export const sessionConversions = [
  conversion(addressFromWire, [wireAddress], address),
  conversion(cloudFromWire, [{ id: 7, id_protocolo_ged: 'GED-8' }], { id: 7, protocolId: 'GED-8' }),
  conversion(
    participantFromWire,
    [
      {
        codigo: 'ok',
        token_ged: 'token of the store',
        cpf: '390.533.447-05',
        nome: 'Marina Duarte Alves',
        id_pessoa_fisica: 501,
        endereco: wireAddress,
        data_nascimento: '1984-02-29T00:00:00Z',
        permissao_resgate: 'S',
        desligado_antes_1996: 'N',
        plano_participante: [
          {
            id_plano: 2,
            id_categoria: 3,
            dt_fim_plano: '2021-05-31',
            percentual_variavel: 12.5,
            dt_inicio_plano: '2009-08-01',
            id_situacao: 4,
          },
        ],
        migrado: 'N',
        max_file_size: 9,
        papel: 56557,
      },
    ],
    {
      cpf: '39053344705',
      name: 'Marina Duarte Alves',
      personId: 501,
      birthDate: '1984-02-29',
      address,
      memberships: [
        {
          planId: 2,
          categoryId: 3,
          endedOn: '2021-05-31',
          startedOn: '2009-08-01',
          situationId: 4,
          variablePercent: 12.5,
        },
      ],
      withdrawalAllowed: true,
      migrated: false,
      storeToken: 'token of the store',
      maxFileMb: 9,
      roleId: 56557,
    },
  ),
  conversion(
    referenceFromWire,
    [
      {
        codigo: 'ok',
        planos: [{ id: 1, descricao: 'Plano Um', sigla: 'PSI' }],
        beneficios: [{ id_plano: 2, id: 3, descricao: 'Renda programada' }],
        situacoes: [{ id: 'A', descricao: 'Em análise' }],
        tiposdocumento: [{ id: 4, descricao: 'Certidão de casamento' }],
        docsobrigatorios: [{ id_tipo_documento: 5, id_req_doc: 6, situacao: 'E' }],
        tipos_req: [
          {
            id: 7,
            descricao: 'Resgate',
            detalhes: 'Leia antes.',
            id_plano: 8,
            resumo: 'Receber o saldo.',
            quem_pode: 'Quem se desligou.',
            separe: 'Um documento.',
            minutos: 15,
            prazo_analise_dias: 20,
            documentos: [{ de: 'beneficiario', id_tipo_documento: 17, regra: 18, id_plano: 19 }],
          },
        ],
        prazo_exigencia_dias: 30,
        max_file_size: 40,
        bancos: [{ numero: '104', nome: 'Caixa', tipos_req: [9] }],
        plano: { id: 10, descricao: 'Plano Dois', sigla: 'PSII', cnpb: '1998007774' },
        nacionalidade: [{ id: 11, descricao: 'Brasileira' }],
        estadoCivil: [{ id: 12, descricao: 'Solteira' }],
        escolaridade: [{ id: '03', descricao: 'Médio' }],
        tipoTempoServico: [{ id: 13, descricao: 'Comum' }],
        parentesco: [{ id: 14, descricao: 'Filha' }],
        paises: [{ id: 16, descricao: 'Portugal' }],
      },
      {
        paises: [{ id: 31, descricao: 'Brasil' }],
        data_atual: '2026-11-20T12:00:00Z',
        vrs: 512.34,
        dominios_patrocinadores: ['serrazul.com.br'],
        nacionalidade: [],
        estadoCivil: [],
        escolaridade: [],
      },
      new Date('2026-12-31T12:00:00Z'),
    ],
    {
      plans: [{ id: 1, name: 'Plano Um' }],
      benefits: [{ planId: 2, id: 3, name: 'Renda programada' }],
      types: [
        {
          id: 7,
          name: 'Resgate',
          details: 'Leia antes.',
          planId: 8,
          summary: 'Receber o saldo.',
          whoMay: 'Quem se desligou.',
          atHand: 'Um documento.',
          minutes: 15,
          analysisDays: 20,
          documents: [{ of: 'beneficiary', documentTypeId: 17, rule: 18, planId: 19 }],
        },
      ],
      requirementDays: 30,
      documentTypes: [{ id: 4, name: 'Certidão de casamento' }],
      countries: [{ id: 31, name: 'Brasil' }],
      banks: [{ code: '104', name: 'Caixa', requestTypes: [9] }],
      sponsorDomains: ['serrazul.com.br'],
      today: '2026-11-20',
      contributionReferenceCents: 51_234,
      maxFileMb: 40,
    },
  ),
  conversion(
    enrolmentListsFromWire,
    [
      {
        nacionalidade: [{ id: 11, descricao: 'Brasileira' }],
        estadoCivil: [{ id: 12, descricao: 'Solteira' }],
        escolaridade: [{ id: '03', descricao: 'Médio' }],
        tipoTempoServico: [{ id: 13, descricao: 'Comum' }],
        parentesco: [{ id: 14, descricao: 'Filha' }],
        paises: [{ id: 31, descricao: 'Brasil' }],
        regionais: [{ id: 15, descricao: 'Regional Norte', id_emp: 16 }],
        empresas: [{ id: 17, descricao: 'Serra Azul' }],
      },
    ],
    {
      nationalities: [{ id: 11, name: 'Brasileira' }],
      civilStatuses: [{ id: 12, name: 'Solteira' }],
      schooling: [{ id: '03', name: 'Médio' }],
      serviceTimeTypes: [{ id: 13, name: 'Comum' }],
      kinships: [{ id: 14, name: 'Filha' }],
      sponsors: [{ id: 17, name: 'Serra Azul' }],
      regionals: [{ id: 15, name: 'Regional Norte', sponsorId: 16 }],
    },
  ),
  conversion(
    suggestionsFromWire,
    [
      {
        cadastro: {
          rg: '1234',
          orgao_emissor: 'SSP',
          data_expedicao: '2001-02-03',
          uf: 'MG',
          nome_mae: 'Rosa Duarte',
          nome_pai: 'Pedro Alves',
        },
        conta: {
          protocolo: '2026000027',
          banco: '104',
          agencia: '0647',
          agencia_dv: '8',
          conta: '31872',
          conta_dv: '5',
          tipo_pagamento: '2',
        },
        identidade: {
          protocolo: '2026000028',
          rg: '5678',
          orgao_emissor: 'PC',
          data_expedicao: '2011-12-13',
          uf: 'SP',
        },
        filiacao: { protocolo: '2026000029', nome_mae: 'Rosa Duarte Alves', nome_pai: 'Pedro Alves Filho' },
        dependentes: [
          {
            nome: 'Lia Duarte',
            cpf: '52998224725',
            data_nascimento: '2010-05-01',
            sexo: 'F',
            nm_parentesco: 'Filha',
          },
        ],
      },
    ],
    {
      registration: {
        rg: '1234',
        orgao_emissor: 'SSP',
        data_expedicao: '2001-02-03',
        uf: 'MG',
        nome_mae: 'Rosa Duarte',
        nome_pai: 'Pedro Alves',
      },
      earlier: [
        {
          of: 'account',
          protocol: '2026000027',
          answers: {
            banco: '104',
            agencia: '0647',
            agencia_dv: '8',
            conta: '31872',
            conta_dv: '5',
            tipo_pagamento: '2',
          },
        },
        {
          of: 'idCard',
          protocol: '2026000028',
          answers: { rg: '5678', orgao_emissor: 'PC', data_expedicao: '2011-12-13', uf: 'SP' },
        },
        {
          of: 'parents',
          protocol: '2026000029',
          answers: { nome_mae: 'Rosa Duarte Alves', nome_pai: 'Pedro Alves Filho' },
        },
      ],
      people: [
        {
          kinship: 'Filha',
          answers: { nome: 'Lia Duarte', cpf: '52998224725', data_nascimento: '2010-05-01', sexo: 'F' },
        },
      ],
    },
  ),
]
