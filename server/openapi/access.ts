import type { Access, Call, Host } from '#api/contract/call.ts'

type Tag = { readonly name: string; readonly description: string }

/** Calls of the participant API, by what the caller must have. */
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
}

/** Calls that may be served elsewhere: `/config.json` says by whom, and this server answers them all itself. */
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

const RETIRED: Tag = {
  name: 'Aposentadas',
  description: 'A especificação as cita, mas ninguém as faz: respondem sempre 410.',
}

/** Under which heading a call stands: its host, and for the participant API who may call it. */
export function tagOf({ host, access, retired }: Call): Tag {
  if (retired) return RETIRED
  return host === 'api' ? ACCESS[access] : HOSTS[host]
}

/** Every heading, in the order in which they are read. */
export const TAGS: readonly Tag[] = [...Object.values(ACCESS), ...Object.values(HOSTS), RETIRED]

/** Who may make a call, in words. */
export const whoMay = ({ access }: Call): string => ACCESS[access].description
