import type { Access, Call, Host } from '#api/contract/call.ts'

type Tag = { readonly name: string; readonly description: string }

const ACCESS: Readonly<Record<Access, Tag>> = {
  public: { name: 'Sem sessão', description: 'Para qualquer pessoa: nenhum token é preciso.' },
  session: { name: 'Com sessão', description: 'Para quem entrou: com o token da sessão.' },
  consent: {
    name: 'Com autorização',
    description:
      'Para o participante que entrou e autorizou o compartilhamento das cópias dos seus documentos.',
  },
  staff: { name: 'Equipe do fundo', description: 'Para quem entrou e tem um papel na equipe do fundo.' },
  consentOrStaff: {
    name: 'Com autorização ou da equipe do fundo',
    description:
      'Para o participante que entrou e autorizou o compartilhamento, ou para quem tem um papel na equipe do fundo.',
  },
  retired: {
    name: 'Aposentadas',
    description: 'A especificação as cita, mas ninguém as faz: respondem sempre 410.',
  },
}

/** Calls that another host may serve, by `/config.json`; this server serves all of them. */
const HOSTS: Readonly<Record<Exclude<Host, 'api'>, Tag>> = {
  singleSignOn: {
    name: 'Login único',
    description: 'Chamada ao endereço `sso` de `/config.json`; neste servidor, ele mesmo responde.',
  },
  documentStore: {
    name: 'Serviço de documentos',
    description: 'Chamadas ao endereço `ged` de `/config.json`; neste servidor, ele mesmo responde.',
  },
  postalCode: {
    name: 'Busca de CEP',
    description: 'Chamada ao endereço `cep` de `/config.json`; neste servidor, ele mesmo responde.',
  },
}

/** The host of the call, or its access for the participant API. */
export const tagOf = ({ host, access }: Call): Tag =>
  host === 'api' || access === 'retired' ? ACCESS[access] : HOSTS[host]

const { retired, ...allowed } = ACCESS

export const TAGS: readonly Tag[] = [...Object.values(allowed), ...Object.values(HOSTS), retired]

export const accessText = ({ access }: Call): string => ACCESS[access].description
