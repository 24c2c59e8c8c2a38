import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestStatus } from '#domain/requests/status.ts'
import { runDesk } from '#server/desk-client/run.ts'
import { beginSecondFactor, confirmSecondFactor } from '#server/sessions/second-factor.ts'

import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { addRequests } from '../support/statements.ts'
import { folderOfTest, temporaryFolder } from '../support/temporary-folder.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA, NOW, TERESA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)
/** A sent retirement request of Marina. */
const saved = await marina.saved(retirement(marina.cloudId))
const { id, protocolo: protocol } = saved.requerimento
const rows = new Map(saved.documentos.map((row) => [row.id_tipo_documento, row.id_req_doc]))

beforeAll(async () => {
  await marina.attachAll(saved)
  await send()
})

beforeEach(async () => {
  await server.setStatus(id, 'A')
})

const send = () => marina.saved(retirement(marina.cloudId, { id, situacao: 'A' }))

type Outcome = { readonly code: number; readonly out: string; readonly err: string }

type Surroundings = {
  readonly variables?: Readonly<Record<string, string>>
  readonly fetch?: typeof globalThis.fetch
  /** What is typed at each question; absent: there is no terminal. */
  readonly typed?: string[]
}

const inProcess: typeof globalThis.fetch = async (input, init) => server.app.request(input as string, init)

async function deskIn(
  { variables = {}, fetch = inProcess, typed }: Surroundings,
  ...args: readonly string[]
): Promise<Outcome> {
  const out: string[] = []
  const err: string[] = []
  const code = await runDesk(args, variables, {
    print: (text) => out.push(text),
    printError: (text) => err.push(text),
    fetch,
    ask:
      typed === undefined
        ? null
        : async (question) => {
            err.push(question)
            return typed.shift() ?? ''
          },
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const desk = (...args: readonly string[]) => deskIn({}, ...args)

const done = (out: string): Outcome => ({ code: 0, out, err: '' })
const refused = (err: string): Outcome => ({ code: 1, out: '', err })
const miswritten = (err: string): Outcome => ({ code: 2, out: '', err })

// STAFF-08
describe('desk moves', () => {
  test('lists a request with those like it', async () => {
    const { out } = await desk('list', '--status', 'a', '--type', '1')
    expect(out.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
      'Protocolo Id Data Situação Tipo Participante',
      expect.stringMatching(/^─+( ─+){5}$/) as string,
      `${protocol} ${id} 21/11/2026 A Em análise 1 Aposentadoria Marina Duarte Alves`,
      expect.stringMatching(/ A Em análise 1 Aposentadoria Beatriz Farias Lemos$/) as string,
      '',
      '2 de 2.',
    ])
    expect(await desk('list', '--type', '17')).toEqual(done('Nenhum requerimento.'))
  })

  test('requires a correction, checks and grants a request', async () => {
    expect(await desk('accept-document', protocol, '1')).toEqual(
      done(
        `Documento de identidade (RG ou CNH) (titular): CONFERIDO.\nRequerimento ${protocol}: A Em análise.`,
      ),
    )
    expect(await desk('require', protocol, '4', 'O extrato está ilegível.')).toEqual(
      done(`Requerimento ${protocol}: E Em exigência.`),
    )
    const { out } = await desk('show', protocol)
    expect(out).toMatch(new RegExp(`^${rows.get(4)}  4 .+  titular  REJEITADO +documento.pdf$`, 'm'))
    expect(out).toMatch(/^21\/11\/2026 {2}O extrato está ilegível\.$/m)
    await marina.attach({ id_req_doc: rows.get(4) ?? 0 }, await marina.newDocument(4))
    await send()
    expect(await desk('check', String(id))).toEqual(done(`Requerimento ${protocol}: C Conferido.`))
    expect(await desk('grant', protocol, 'Parabéns!')).toEqual(done(`Requerimento ${protocol}: D Deferido.`))
    const { body } = await marina.show(id)
    expect((body.mensagens as { mensagem: string }[]).map(({ mensagem }) => mensagem)).toEqual([
      'Parabéns!',
      'O extrato está ilegível.',
    ])
  })

  test.each<[string[], RequestStatus, string]>([
    [['recalculate'], 'A', 'R Recálculo'],
    [['resume'], 'R', 'A Em análise'],
    [['deny', 'Falta tempo de plano.'], 'A', 'I Indeferido'],
    [['await-grant'], 'C', 'V Aguardando deferimento'],
    [['concede'], 'V', 'F Deferido e concedido'],
    [['approve'], 'V', 'Z Aprovado'],
  ])('moves a request by %o from %s to %s', async ([command = '', ...words], before, after) => {
    await server.setStatus(id, before)
    expect(await desk(command, protocol, ...words)).toEqual(done(`Requerimento ${protocol}: ${after}.`))
  })

  test.each([
    ['5.391,75', '5391.75'],
    ['4200', '4200.00'],
  ])('asks for the acceptance of a type 16 with the new amount %s: %s', async (written, stored) => {
    const { db } = server.services
    const acceptance = await db
      .updateTable('request')
      .set({ status: 'C' })
      .where('type_id', '=', 16)
      .returning(['id', 'protocol'])
      .executeTakeFirstOrThrow()
    expect(await desk('ask-acceptance', acceptance.protocol, written)).toEqual(
      done(`Requerimento ${acceptance.protocol}: X Aceite.`),
    )
    const detail = await db
      .selectFrom('request_detail')
      .select('value')
      .where('request_id', '=', acceptance.id)
      .where('name', '=', 'novo_valor_bnf')
      .executeTakeFirstOrThrow()
    expect(detail.value).toBe(stored)
  })

  test('shows a request with its possible moves', async () => {
    const { out } = await desk('show', String(id))
    expect(out).toContain(`Requerimento  ${protocol} (id ${id})\nSituação      A Em análise\n`)
    expect(out).toMatch(/^nome_mae +Célia Duarte Pinho$/m)
    expect(out.split('O que você pode fazer agora')[1]?.split('\n').slice(4)).toEqual([
      'check        o fundo confere',
      'require      o fundo faz uma exigência',
      'deny         o fundo indefere',
      'recalculate  o fundo manda recalcular',
    ])
  })
})

/** A section of the output of `show`, with columns separated by one space. */
const sectionOf = (out: string, title: string) =>
  (out.split(`\n\n${title}\n\n`)[1] ?? '')
    .split('\n\n')[0]
    ?.split('\n')
    .filter((line) => !line.startsWith('─'))
    .map((line) => line.replace(/ {2,}/g, ' | '))

describe('desk show', () => {
  test('prints address, dependants and beneficiaries', async () => {
    const { id: family } = await requestWithFamily()
    await server.services.db
      .updateTable('dependant')
      .set({ chosen: false })
      .where('name', '=', 'Pedro Farias Lemos')
      .execute()
    const { out } = await desk('show', String(family))
    expect(sectionOf(out, 'Endereço e contatos')).toEqual([
      'Campo | Valor',
      'País | Brasil',
      'CEP | 20040002',
      'Endereço | Avenida Rio Branco',
      'Número | 245',
      'Complemento | Sala 908',
      'Bairro | Centro',
      'Cidade | Rio de Janeiro',
      'Estado | RJ',
      'E-mail pessoal | beatriz.lemos@correio.example',
      'Celular | (21) 99618-3072',
    ])
    expect(sectionOf(out, 'Dependentes para o Imposto de Renda')).toEqual([
      'Nome | CPF | Nascimento | Sexo | Dependência',
      'Fernando Lemos Batista | 693.018.254-06 | 13/08/1963 | M | Cônjuge',
      'Júlia Farias Lemos | 745.291.306-06 | 13/08/2009 | F | Filho(a) com menos de 21 anos',
    ])
    expect(sectionOf(out, 'Beneficiários')).toEqual([
      'Nome | CPF | Nascimento | Sexo | Parentesco | Declarado',
      'Fernando Lemos Batista | 693.018.254-06 | 13/08/1963 | M | Cônjuge | Sim',
      'Júlia Farias Lemos | 745.291.306-06 | 13/08/2009 | F | Filha | Sim',
      'Pedro Farias Lemos | 158.037.462-07 | 13/08/2004 | M | Filho | Não',
    ])
  })

  test('prints a note for each empty section', async () => {
    const { out } = await desk('show', protocol)
    expect(sectionOf(out, 'Dependentes para o Imposto de Renda')).toEqual(['Nada.'])
    expect(sectionOf(out, 'Beneficiários')).toEqual(['Nada.'])
  })
})

describe('desk list', () => {
  test('prints pages of a hundred with the page number', async () => {
    await addRequests(server.services.db, { cpf: MARINA, status: 'R', count: 101 })
    const linesOf = async (...options: readonly string[]) =>
      (await desk('list', '--status', 'R', ...options)).out.split('\n')
    const [first, second] = [await linesOf(), await linesOf('--page', '2')]
    expect(first).toHaveLength(104)
    expect(first.at(-1)).toMatch(/^100 de 10\d\. Página 1\.$/)
    expect(second.slice(2, -2).every((line) => line.includes(' R Recálculo '))).toBe(true)
    expect(second.at(-1)).toMatch(/^\d de 10\d\. Página 2\.$/)
    expect(first.filter((line) => second.slice(2, -2).includes(line))).toEqual([])
    expect(await linesOf('--page', '3')).toEqual(['Não há a página 3.'])
    await server.services.db.deleteFrom('request').where('protocol', 'like', '2027%').execute()
  })
})

describe('desk documents', () => {
  test('selects a document that is required more than once by its line', async () => {
    const { id: family, documents } = await requestWithFamily()
    const answer = await desk('reject-document', String(family), '2', 'A foto está cortada.')
    expect(answer.code).toBe(2)
    const [head, ...lines] = answer.err.split('\n')
    expect(head).toBe('O tipo 2 é pedido mais de uma vez. Diga a linha:')
    expect(lines.map((line) => Number(line.trim().split(' ')[0]))).toEqual(documents)
    const row = String(documents[0])
    const { code, out } = await desk('reject-document', String(family), row, 'A foto está cortada.')
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/\): REJEITADO\.\n/) as string,
    })
  })

  test.each([[[]], [['']], [['  \t']]])('rejects a document only with a reason: %j', async (words) => {
    expect(await desk('reject-document', protocol, '1', ...words)).toEqual(
      miswritten('Escreva o motivo da rejeição: é ele que o participante lê.'),
    )
    expect((await desk('show', protocol)).out).not.toContain('Documento rejeitado')
  })

  test('marks a document rejected by the scanner in every list', async () => {
    const refusedOnes = await Promise.all([marina.newDocument(4), marina.newDocument(5)])
    const { db } = server.services
    await server.setStatus(id, 'E')
    await marina.attach({ id_req_doc: rows.get(4) ?? 0 }, refusedOnes[0])
    await db
      .insertInto('complementary_document')
      .values({ request_id: id, document_id: refusedOnes[1], situation_id: 4 })
      .execute()
    await db.updateTable('document').set({ scan: 'infected' }).where('id', 'in', refusedOnes).execute()
    const { out } = await desk('show', protocol)
    const marked = out.split('\n').filter((line) => line.includes('recusado na verificação de segurança'))
    expect(marked.map((line) => line.split(/ {2,}/))).toEqual([
      [
        String(rows.get(4)),
        expect.stringMatching(/^4 /) as string,
        'titular',
        'EM ANÁLISE',
        'documento.pdf (recusado na verificação de segurança)',
      ],
      [expect.any(String), 'documento.pdf (recusado na verificação de segurança)'],
    ])
    expect(out.match(/documento\.pdf/g)?.length).toBeGreaterThan(2)
    await db.updateTable('document').set({ scan: 'free' }).execute()
  })

  test('answers an unknown document with the required ones', async () => {
    const { code, err } = await desk('require', protocol, '77', 'Falta.')
    expect(code).toBe(2)
    expect(err).toContain('O requerimento não pede o documento 77. Diga a linha:')
    expect(err).toContain(`  ${rows.get(1)}  Documento de identidade (RG ou CNH) (titular)`)
  })
})

/** A request of Beatriz under analysis, with the lines of its documents of type 2. */
async function requestWithFamily() {
  const documents = await server.services.db
    .selectFrom('required_document')
    .innerJoin('request', 'request.id', 'required_document.request_id')
    .select(['required_document.id', 'request.id as requestId'])
    .where('request.type_id', '=', 1)
    .where('request.status', '=', 'A')
    .where('document_type_id', '=', 2)
    .orderBy('required_document.id')
    .execute()
  expect(documents.length).toBeGreaterThan(1)
  return { id: documents[0]?.requestId ?? 0, documents: documents.map((row) => row.id) }
}

describe('desk failures', () => {
  test('prints the message of a refusal', async () => {
    expect(await desk('grant', protocol)).toEqual(
      refused(
        'A situação é "Em análise" e não permite isto. O que é possível agora: o fundo confere; o fundo faz uma exigência; o fundo indefere; o fundo manda recalcular.',
      ),
    )
    expect(await desk('show', '2026999999')).toEqual(
      refused(
        'Não encontrado. Confira o protocolo e o endereço (http://127.0.0.1:3000); rascunhos não chegam à mesa do fundo.',
      ),
    )
    expect(await desk('require', protocol, '4', ' ')).toEqual(
      refused(
        'Os dados enviados não estão no formato esperado.\n  - mensagem: Valor ausente ou fora do formato.',
      ),
    )
  })

  test.each([
    ['81940527341', '11111111', 'Usuário ou senha inválidos'],
    [MARINA, '20262026', 'Esta chamada é da equipe do fundo.'],
  ])('refuses the login of %s with the password %s', async (FUND_CPF, FUND_PASSWORD, message) => {
    const variables = { FUND_CPF, FUND_PASSWORD }
    expect(await deskIn({ variables }, 'list')).toEqual(refused(message))
  })

  test.each<[string, typeof globalThis.fetch, string]>([
    [
      'is not there',
      async () => {
        throw new TypeError('fetch failed')
      },
      'O servidor deste projeto não respondeu em http://127.0.0.1:4321. Ele está no ar? Inicie-o com "npm start" ou diga outro endereço em FUND_URL.',
    ],
    [
      'answers with a page',
      async () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } }),
      'O servidor deste projeto não respondeu em http://127.0.0.1:4321. Ele está no ar? Inicie-o com "npm start" ou diga outro endereço em FUND_URL.',
    ],
    [
      'answers with other JSON',
      async () => Response.json({ hello: 'world' }),
      'O que está em http://127.0.0.1:4321 não respondeu como o servidor deste projeto.',
    ],
  ])('reports that the server %s', async (_case, fetch, message) => {
    expect(await deskIn({ variables: { PORT: '4321' }, fetch }, 'list')).toEqual(refused(message))
  })

  test('logs out after a failure', async () => {
    await desk('show', protocol)
    await desk('grant', protocol)
    const open = await server.services.db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person_id')
      .select('token_hash')
      .where('person.cpf', '=', TERESA)
      .where('revoked_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  })
})

describe('desk usage', () => {
  const silent: typeof globalThis.fetch = () => expect.fail('a call was made')
  const offline = (...args: readonly string[]) => deskIn({ fetch: silent }, ...args)

  test.each([[[]], [['--help']], [['list', '-h']]])('prints the usage for %o', async (args) => {
    const { code, out } = await offline(...args)
    expect(code).toBe(0)
    expect(out).toMatch(/^A mesa do fundo/)
    for (const name of [
      'list',
      'show',
      'check',
      'require',
      'deny',
      'grant',
      'ask-acceptance',
      'recalculate',
    ]) {
      expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
    }
  })

  test.each<[string[], string]>([
    [['fly'], 'Não há o comando "fly". Veja os que há com: npm run fund'],
    [['show'], 'Uso: npm run fund -- show <requerimento>'],
    [['show', '1', '2'], 'Uso: npm run fund -- show <requerimento>'],
    [['deny', '1'], 'Uso: npm run fund -- deny <requerimento> "motivo"'],
    [['require', '1', '4'], 'Uso: npm run fund -- require <requerimento> <documento> "mensagem"'],
    [['check', '1', '--status', 'A'], 'Uso: npm run fund -- check <requerimento> ["mensagem"]'],
    [['show', 'abc'], 'O requerimento é um número, e não "abc".'],
    [['list', '--type', 'x'], 'O tipo é um número, e não "x".'],
    [['list', '--page', '0'], 'A primeira página é a 1.'],
    [['check', '1', '--page', '2'], 'Uso: npm run fund -- check <requerimento> ["mensagem"]'],
    [
      ['list', '--status', 'Q'],
      'As situações são L (Em elaboração), A (Em análise), C (Conferido), D (Deferido), I (Indeferido), N (Cancelado), E (Em exigência), V (Aguardando deferimento), F (Deferido e concedido), R (Recálculo), X (Aceite), Z (Aprovado).',
    ],
    [
      ['list', '--sort'],
      'As opções são --status <situação>, --type <número> e --page <número>, do comando list; audit tem --page.',
    ],
    [['audit', '1', '2'], 'Uso: npm run fund -- audit [<requerimento ou cpf>] [--page 2]'],
    [['audit', '1', '--type', '2'], 'Uso: npm run fund -- audit [<requerimento ou cpf>] [--page 2]'],
    [['audit', 'Marina'], '"Marina" não é um requerimento nem um CPF.'],
    [['free-visitor', '37258049150'], 'Uso: npm run fund -- free-visitor <cpf> "motivo"'],
    [['free-visitor', '37258049151', 'x'], '"37258049151" não é um CPF.'],
    [['ask-acceptance', '1', '5.391'], 'O valor se escreve com centavos, como 5391,75, e não "5.391".'],
    [['ask-acceptance', '1', '4200,5O'], 'O valor se escreve com centavos, como 5391,75, e não "4200,5O".'],
    [
      ['ask-acceptance', '1', '--', '-10,00'],
      'O valor se escreve com centavos, como 5391,75, e não "-10,00".',
    ],
  ])('rejects %o without a call', async (args, message) => {
    expect(await offline(...args)).toEqual(miswritten(message))
  })

  test.each<[Readonly<Record<string, string>>, string]>([
    [{ DATABASE_URL: 'postgres://x' }, 'Diga quem é da equipe do fundo: FUND_CPF e FUND_PASSWORD.'],
    [{ DATABASE_URL_FILE: '/run/x' }, 'Diga quem é da equipe do fundo: FUND_CPF e FUND_PASSWORD.'],
    [{ FUND_CPF: TERESA }, 'Diga quem é da equipe do fundo: FUND_CPF e FUND_PASSWORD.'],
    [
      { FUND_CPF: TERESA, FUND_PASSWORD_FILE: '/run/missing/secret' },
      'O arquivo de FUND_PASSWORD_FILE não pode ser lido.',
    ],
    [{ FUND_CPF: TERESA, FUND_PASSWORD_FILE: '/dev/null' }, 'O arquivo de FUND_PASSWORD_FILE está vazio.'],
    [
      { FUND_CPF: TERESA, FUND_PASSWORD: '20262026', FUND_PASSWORD_FILE: '/dev/null' },
      'Defina só FUND_PASSWORD ou só FUND_PASSWORD_FILE.',
    ],
    [{ FUND_URL: 'localhost:3000' }, 'FUND_URL deve ser um endereço como http://127.0.0.1:3000.'],
  ])('prints what is missing in %o', async (variables, message) => {
    expect(await deskIn({ variables, fetch: silent }, 'list')).toEqual(miswritten(message))
  })

  test('reads the password from FUND_PASSWORD_FILE', async () => {
    const file = join(folderOfTest(), 'password')
    writeFileSync(file, '20262026\n')
    const variables = { FUND_CPF: TERESA, FUND_PASSWORD_FILE: file }
    expect(await deskIn({ variables, fetch: inProcess }, 'list')).toMatchObject({ code: 0 })
  })

  test('calls the server in FUND_URL', async () => {
    const asked: string[] = []
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked.push(input as string)
      return inProcess(input, init)
    }
    await deskIn({ variables: { FUND_URL: 'https://fundo.example/', PORT: '1' }, fetch }, 'list')
    expect(asked).toEqual([
      'https://fundo.example/api/autenticar',
      'https://fundo.example/api/fundo/requerimentos',
      'https://fundo.example/api/sair',
    ])
  })
})

describe('desk export', () => {
  const folder = temporaryFolder()

  test('writes the data of a person and the files that the server gives', async () => {
    const target = join(folder, 'marina')
    const { db } = server.services
    const [lost, whole] = [await marina.newDocument(1), await marina.newDocument(1)]
    const stored = await db
      .selectFrom('document')
      .innerJoin('cloud', 'cloud.id', 'document.cloud_id')
      .innerJoin('person', 'person.id', 'cloud.person_id')
      .select(['document.id', 'storage_key'])
      .where('cpf', '=', MARINA)
      .execute()
    for (const { id, storage_key } of stored) if (id !== whole) server.documents.files.delete(storage_key)
    await db.updateTable('document').set({ file_name: 'rg:?.pdf' }).where('id', '=', whole).execute()
    const { code, out } = await desk('export', '529.982.247-25', target)
    expect(code).toBe(1)
    expect(out).toMatch(new RegExp(`^Gravado em ${target}: dados.json e 1 documentos.\\nSem estes:\\n`))
    expect(out).toContain(`  ${lost} documento.pdf: `)
    expect(readdirSync(join(target, 'documentos'))).toEqual([`${whole}-rg__.pdf`])
    const content = readFileSync(join(target, 'documentos', `${whole}-rg__.pdf`), 'latin1')
    expect(content).toMatch(/^%PDF-/)
    const data = JSON.parse(readFileSync(join(target, 'dados.json'), 'utf8'))
    expect(data.pessoa[0]).toMatchObject({ cpf: MARINA, nome: 'Marina Duarte Alves' })
    expect(statSync(target).mode & 0o777).toBe(0o700)
    expect(await desk('export', MARINA, target)).toEqual(
      miswritten(`${target} já existe: diga uma pasta nova.`),
    )
  })

  test('goes on after files that cannot be had or written, and names each', async () => {
    const target = join(folder, 'in-part')
    const ids = [await marina.newDocument(1), await marina.newDocument(1), await marina.newDocument(1)]
    const [away = 0, broken = 0, whole = 0] = ids
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const path = new URL(input instanceof Request ? input.url : input).pathname
      if (path.endsWith(`/${away}`)) throw new TypeError('fetch failed')
      // What is in the way of a file, as a full disk would be.
      if (path.endsWith(`/${broken}`)) mkdirSync(join(target, 'documentos', `${broken}-documento.pdf`))
      return server.app.request(path, input instanceof Request ? input : init)
    }
    const { code, out } = await deskIn({ fetch }, 'export', MARINA, target)
    expect(code).toBe(1)
    expect(out).toContain('\nSem estes:\n')
    expect(out).toContain(`  ${away} documento.pdf: O servidor não respondeu.`)
    expect(out).toContain(`  ${broken} documento.pdf: Não foi possível gravar: EEXIST.`)
    expect(readdirSync(join(target, 'documentos'))).toContain(`${whole}-documento.pdf`)
  })

  test('says where it cannot write', async () => {
    writeFileSync(join(folder, 'file'), 'x')
    const target = join(folder, 'file', 'below')
    expect(await desk('export', MARINA, target)).toEqual({
      code: 1,
      out: `Não foi possível gravar em ${target}: ENOTDIR.`,
      err: '',
    })
  })

  test('writes nothing of a person whom the portal does not know', async () => {
    const target = join(folder, 'nobody')
    expect((await desk('export', '39053344798', target)).code).not.toBe(0)
    expect(readdirSync(folder)).not.toContain('nobody')
  })
})

test('desk erase prints what was deleted', async () => {
  expect(await desk('erase', '372.580.491-50', 'Pedido do titular.')).toEqual(
    done(
      [
        'CPF eliminado                    372.580.491-50',
        'Documentos eliminados            0',
        'Requerimentos eliminados         0',
        'Requerimentos mantidos sem nome  0',
      ].join('\n'),
    ),
  )
})

describe('desk login', () => {
  const ASKED = 'Código do aplicativo de autenticação: '
  let app: TOTP
  let seconds = 600

  /** The code that the app shows now; each is of a later step than the one before. */
  const nextCode = () => {
    seconds += 30
    server.setSeconds(seconds)
    return app.generate({ timestamp: NOW.getTime() + seconds * 1000 })
  }

  beforeAll(async () => {
    const person = await server.services.db
      .selectFrom('person')
      .select(['id', 'name'])
      .where('cpf', '=', TERESA)
      .executeTakeFirstOrThrow()
    const factor = await beginSecondFactor(server.services, person, 'ana')
    app = new TOTP({ secret: factor?.key ?? '' })
    await confirmSecondFactor(server.services, person, nextCode(), 'ana')
  })
  afterAll(() => server.services.db.deleteFrom('second_factor').execute())

  test('says where the code of a second factor may be given', async () => {
    expect(await desk('list')).toEqual(
      refused(
        'Digite o código de 6 algarismos do seu aplicativo de autenticação. Ele pode vir em FUND_CODE.',
      ),
    )
  })

  test('takes the code of FUND_CODE, once', async () => {
    const variables = { FUND_CPF: TERESA, FUND_PASSWORD: '20262026', FUND_CODE: nextCode() }
    expect(await deskIn({ variables }, 'list')).toMatchObject({ code: 0 })
    expect(await deskIn({ variables, typed: [] }, 'list')).toEqual(
      refused(
        'O código não confere. Digite o que o aplicativo mostra agora; cada código vale uma só vez. Ele pode vir em FUND_CODE.',
      ),
    )
  })

  test('asks who is at the terminal, only if a code is needed', async () => {
    expect(await deskIn({ typed: [nextCode()] }, 'list')).toMatchObject({ code: 0, err: ASKED })
    const variables = { FUND_CPF: MARINA, FUND_PASSWORD: '20262026' }
    expect(await deskIn({ variables, typed: [] }, 'list')).toEqual(
      refused('Esta chamada é da equipe do fundo.'),
    )
  })

  test('opens a session for the commands that follow, until logout', async () => {
    const { code, out: FUND_TOKEN } = await deskIn({ typed: [nextCode()] }, 'login')
    expect(code).toBe(0)
    const variables = { FUND_TOKEN, DATABASE_URL: 'postgres://x' }
    expect(await deskIn({ variables }, 'list', '--type', '17')).toEqual(done('Nenhum requerimento.'))
    expect(await deskIn({ variables }, 'list', '--type', '17')).toEqual(done('Nenhum requerimento.'))
    expect(await deskIn({ variables }, 'logout')).toEqual(done('Sessão encerrada.'))
    expect(await deskIn({ variables }, 'list')).toEqual(
      refused(
        'A sessão acabou. Repita o comando; se FUND_TOKEN está definido, entre antes de novo com o comando login.',
      ),
    )
  })

  test('shows changes of the second factor in the audit', async () => {
    const { out } = await deskIn({ typed: [nextCode()] }, 'audit', TERESA)
    expect(out).toMatch(/^21\/11\/2026 12:10:30 +ana \(no servidor\) +segundo fator +confirmado$/m)
  })
})
