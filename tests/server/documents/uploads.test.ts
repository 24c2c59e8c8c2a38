import { beforeEach, describe, expect, test } from 'vitest'

import { newComplementaryDocument } from '#api/contract/complementary.ts'
import { newDocument } from '#api/contract/documents.ts'

import { bytesOf, empty, jpeg, pdf, pdfOfSize, photo, png, written } from '../support/files.ts'
import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { keptBy, storedDocument } from '../support/uploads.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)
const requestId = (await marina.saved(retirement(marina.cloudId))).requerimento.id

const MOST_BYTES = 5_242_880
const WRONG_TYPE = 'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.'
const OTHER_CONTENT =
  'O arquivo não é do tipo que o nome indica (por exemplo, um PDF com nome .jpg). Escolha o arquivo original ou fotografe o documento e envie a foto.'
const HEIC =
  'Fotos HEIC não são aceitas. No iPhone, abra Ajustes, Câmera, Formatos, escolha "Mais compatível" e tire a foto de novo.'
const LOCKED =
  'Este PDF tem senha ou restrições. Abra-o, use Imprimir e "Salvar como PDF" e envie a cópia. Se ele não deixa imprimir, fotografe as páginas e envie as fotos, ou peça o arquivo sem restrições a quem o emitiu.'
const EMPTY = 'O arquivo está vazio. Escolha outro arquivo.'
const BROKEN = 'Não foi possível ler o arquivo. Escolha-o de novo ou escolha outro.'
const OFF_CONTRACT = 'Os dados enviados não estão no formato esperado.'
const WRONG_VALUE = 'Valor ausente ou fora do formato.'
const UNREADABLE = 'A chamada não pôde ser entendida.'

/** Deletes earlier ones: a request has at most 20. */
beforeEach(() => server.services.db.deleteFrom('complementary_document').execute())

/** A PDF with its encryption entry after this number of bytes. */
const lockedAt = (bytes: number) =>
  written(`%PDF-1.7\n${' '.repeat(bytes)}trailer << /Encrypt 12 0 R >>\n%%EOF\n`, 'rg.pdf')

/** The first bytes of a file, or for a negative number all but the last ones. */
const cut = (file: File, bytes: number) => new File([file.slice(0, bytes)], file.name)

/** With a header segment that is longer than the file. */
const misled = (file: File) => new File([file.slice(0, 4), '\x7f\x7f', file.slice(6)], file.name)

/** With fill bytes before a marker. */
const padded = (file: File) => new File([file.slice(0, 2), bytesOf('\xff\xff', ''), file.slice(2)], file.name)

const uploads = [
  ['/api/novodocumento', newDocument],
  ['/api/requerimento/complementar/novo', newComplementaryDocument],
] as const

// SERVER-26, UPLOAD-05
describe.each(uploads)('%s', (path, call) => {
  const formWith = (file: File, typeId = 1) => {
    const form = marina.uploadForm(file, typeId)
    if (call === newComplementaryDocument) form.set('id_requerimento', String(requestId))
    return form
  }
  const send = (form: FormData) => server.call(call, { token: marina.token, body: form })

  const refused = async (form: FormData, status: number, message: string, campo = 'arquivo') => {
    const before = await keptBy(server)
    expect(await send(form)).toEqual({
      status,
      body: { codigo: 'erro', message, erros: [{ campo, mensagem: message }] },
    })
    expect(await keptBy(server)).toEqual(before)
  }

  const kept = async (file: File) => {
    const { status, body } = await send(formWith(file))
    expect(status).toBe(200)
    const row = await storedDocument(server, Number(body.id_documento))
    expect(row.storage_key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    const bytes = server.documents.files.get(row.storage_key) ?? new Uint8Array()
    expect(Buffer.compare(bytes, new Uint8Array(await file.arrayBuffer()))).toBe(0)
    expect((await keptBy(server)).incoming).toBe(0)
    return row
  }

  test.each([
    [pdf('rg.pdf'), 'application/pdf'],
    [png('rg.png'), 'image/png'],
    [jpeg('rg.jpg'), 'image/jpeg'],
    [jpeg('rg.jpeg'), 'image/jpeg'],
    [pdf('RG.PDF'), 'application/pdf'],
    [pdfOfSize(MOST_BYTES, 'exato.pdf'), 'application/pdf'],
  ])('stores %o', async (file, mediaType) => {
    const row = await kept(file)
    expect(row).toMatchObject({ media_type: mediaType, byte_size: file.size, file_name: file.name })
  })

  test.each([
    [
      'a photo that an iPhone called .jpg',
      () => written('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'rg.jpg'),
      HEIC,
    ],
    ['a PDF with a password', () => lockedAt(0), LOCKED],
    ['a PDF whose password is named where two pieces meet', () => lockedAt(65_536 - 30), LOCKED],
    ['a PDF that was cut off', () => written('%PDF-1.7\n1 0 obj\n<< /Type /Catalog', 'rg.pdf'), BROKEN],
    ['a PDF of its two marks alone', () => written('%PDF-1.7 %%EOF', 'rg.pdf'), BROKEN],
    [
      'a PDF without an object',
      () => written('%PDF-1.7\ntrailer << /Size 1 >>\nstartxref\n9\n%%EOF\n', 'rg.pdf'),
      BROKEN,
    ],
    [
      'a PDF without a cross-reference',
      () => written('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n', 'rg.pdf'),
      BROKEN,
    ],
    ['half of a PDF', () => cut(pdf('rg.pdf'), 300), BROKEN],
    ['three bytes of a photo', () => bytesOf('\xff\xd8\xff', 'rg.jpg'), BROKEN],
    ['twenty bytes of a picture', () => cut(png('rg.png'), 20), BROKEN],
    ['a photo but for its last byte', () => cut(jpeg('rg.jpg'), -1), BROKEN],
    ['a picture but for its last byte', () => cut(png('rg.png'), -1), BROKEN],
    ['half a photo that holds a small one, whole', () => cut(photo('rg.jpg'), -900), BROKEN],
    ['a photo whose parts say wrongly how long they are', () => misled(jpeg('rg.jpg')), BROKEN],
    ['a page with a PDF in it', () => written('<script>1</script>\n%PDF-1.7\n%%EOF\n', 'rg.pdf'), WRONG_TYPE],
    ['a page', () => written('<!doctype html><script>1</script>', 'rg.pdf'), WRONG_TYPE],
    ['a drawing with a script', () => written('<svg><script>1</script></svg>', 'rg.png'), WRONG_TYPE],
    ['a program', () => written(`MZ${'\0'.repeat(200)}PE\0\0`, 'rg.pdf'), WRONG_TYPE],
    ['an archive', () => written(`PK\x03\x04\x14${'\0'.repeat(40)}`, 'rg.pdf'), WRONG_TYPE],
    ['an animation', () => written('GIF89a\x01\0\x01\0\0\0\0;', 'rg.png'), WRONG_TYPE],
    [
      'a text without an ending in its name',
      () => written('Declaro, para os devidos fins.', 'rg'),
      WRONG_TYPE,
    ],
    ['a picture called .pdf', () => png('rg.pdf'), OTHER_CONTENT],
    ['a PDF called .jpg', () => pdf('rg.jpg'), OTHER_CONTENT],
    ['a photo called .png', () => jpeg('rg.png'), OTHER_CONTENT],
    ['a PDF called .pdf.exe', () => pdf('rg.pdf.exe'), WRONG_TYPE],
    ['a PDF called .pdf%00.exe', () => pdf('rg.pdf%00.exe'), WRONG_TYPE],
    ['a PDF called .exe and a dot', () => pdf('rg.exe.'), WRONG_TYPE],
    ['a PDF called .exe and a space', () => pdf('rg.exe '), WRONG_TYPE],
    ['an empty file', () => empty('rg.pdf'), EMPTY],
  ])('refuses %s', async (_what, fileOf, message) => {
    await refused(formWith(fileOf()), 422, message)
  })

  test.each([
    [
      'linearised',
      '%PDF-1.7\n%âãÏÓ\n12 0 obj\n<</Linearized 1/L 900>>\nendobj\nxref\n12 2\ntrailer\n<</Prev 800>>\nstartxref\n0\n%%EOF\n1 0 obj\n<<>>\nendobj\nstartxref\n95\n%%EOF\n',
    ],
    [
      'with object streams',
      '%PDF-1.5\r7 0 obj\r<</Type/ObjStm/N 3>>stream\r\n\0\x01\r\nendstream\rendobj\r8 0 obj<</Type/XRef>>stream\r\n\0\r\nendstream\rendobj\rstartxref\r95\r%%EOF',
    ],
    [
      'with an update',
      '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 2\ntrailer <<>>\nstartxref\n9\n%%EOF\n1 0 obj\n<</A 1>>\nendobj\nxref\n0 1\ntrailer <</Prev 9>>\nstartxref\n90\n%%EOF\n',
    ],
    [
      'whose object and cross-reference are at the ends of pieces',
      `%PDF-1.7\n${'%'.repeat(65_536 - 9 - 5)}\n1 0 obj\n<<>>\nendobj\n${' '.repeat(65_536 - 30)}startxref\n9\n%%EOF\n`,
    ],
  ])('stores a PDF %s', async (_what, text) => {
    await kept(bytesOf(text, 'rg.pdf'))
  })

  // Not removed, as PDF readers do not show it: it is stored, never opened by a browser, and scanned.
  test.each([
    ['a PDF behind a mark of its byte order', new File(['\uFEFF', pdf('')], 'rg.pdf')],
    ['a PDF that says more than it should behind its end', new File([pdf(''), '\0'.repeat(5000)], 'rg.pdf')],
    ['a PDF with an archive behind it', new File([pdf(''), 'PK\x03\x04'], 'rg.pdf')],
    ['a PDF that writes about encryption', new File([pdf(''), '% /Encrypt is a name\n'], 'rg.pdf')],
    ['a picture with a page behind it', new File([png(''), '<script>1</script>'], 'rg.png')],
    ['a photo that holds a small one', photo('rg.jpg')],
    ['a photo with a film behind it', new File([jpeg(''), new Uint8Array(1_000_000)], 'rg.jpg')],
    ['a photo with padding between its parts', padded(photo('rg.jpg'))],
  ])('stores %s', async (_what, file) => {
    await kept(file)
  })

  test('refuses one byte more than 5 MB', async () => {
    const file = pdfOfSize(MOST_BYTES + 1, 'rg.pdf')
    await refused(formWith(file), 413, 'Documento muito grande! Tamanho máximo: 5 MB')
  })

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Documentos\\rg.pdf', 'rg.pdf'],
    ['..\\..\\rg.pdf', 'rg.pdf'],
    ['%2e%2e%2frg%00.pdf', '%2e%2e%2frg%00.pdf'],
    ['r\u202Egpj\u0007.pdf', 'rgpj.pdf'],
    ['r\0g.pdf', 'rg.pdf'],
    ['linha\r\nSet-Cookie: a.pdf', 'linha Set-Cookie: a.pdf'],
    ['aspas".pdf', 'aspas".pdf'],
    ['-rf.pdf', '-rf.pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['.pdf', 'documento.pdf'],
    ['certidão de óbito.pdf', 'certidão de óbito.pdf'],
  ])('shows a file named %j as %j', async (name, shown) => {
    expect((await kept(pdf(name))).file_name).toBe(shown)
  })

  test.each([
    [jpeg('foto.jfif'), 'foto.jpg', 'image/jpeg'],
    [pdf('rg.pdf.'), 'rg.pdf', 'application/pdf'],
    [png('pdf'), 'pdf.png', 'image/png'],
    [new File(['x'.repeat(900), pdf('')], 'rg'), 'rg.pdf', 'application/pdf'],
    [
      written('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer << /Size 1 >>\nstartxref\n9\n', 'antigo.pdf'),
      'antigo.pdf',
      'application/pdf',
    ],
    [new File([pdf('')], 'rg', { type: 'application/octet-stream' }), 'rg.pdf', 'application/pdf'],
  ])('names %o by its content: %j', async (file, fileName, mediaType) => {
    expect(await kept(file)).toMatchObject({ file_name: fileName, media_type: mediaType })
  })

  test.each(['a', 'ã', '😀'])('keeps the extension of a name with 300 times %s', async (sign) => {
    expect((await kept(pdf(`x${sign.repeat(300)}.pdf`))).file_name).toBe(`x${sign.repeat(115)}.pdf`)
  })

  test.each([
    ['no file', (form: FormData) => form.delete('arquivo'), 'arquivo'],
    ['a file without a name', (form: FormData) => form.set('arquivo', pdf('')), 'arquivo'],
    ['a text for a file', (form: FormData) => form.set('arquivo', 'rg.pdf'), 'arquivo'],
    ['two files', (form: FormData) => form.append('arquivo', pdf('outro.pdf')), 'arquivo'],
    ['no cloud', (form: FormData) => form.delete('id_nuvem'), 'id_nuvem'],
    ['a cloud in letters', (form: FormData) => form.set('id_nuvem', 'um'), 'id_nuvem'],
    ['two clouds', (form: FormData) => form.append('id_nuvem', '7001'), 'id_nuvem'],
    ['a file for a text', (form: FormData) => form.set('usuario', pdf('rg.pdf')), 'usuario'],
    ['another kind', (form: FormData) => form.set('id_tipo', '404'), 'id_tipo'],
    ['another origin', (form: FormData) => form.set('id_origem', '2'), 'id_origem'],
    ['another scope', (form: FormData) => form.set('escopo', 'F'), 'escopo'],
    ['a second file in another field', (form: FormData) => form.set('anexo', pdf('outro.pdf')), 'anexo'],
    [
      'a hundred fields',
      (form: FormData) => {
        for (let index = 0; index < 100; index += 1) form.set(`campo${index}`, 'x')
      },
      '',
    ],
  ])('refuses a form with %s', async (_what, spoil, campo) => {
    const form = formWith(pdf('rg.pdf'))
    spoil(form)
    if (campo === 'usuario') form.delete('arquivo')
    const before = await keptBy(server)
    const { status, body } = await send(form)
    expect(status).toBe(422)
    expect(body).toMatchObject({ codigo: 'erro', message: OFF_CONTRACT })
    expect(body.erros).toContainEqual({ campo, mensagem: WRONG_VALUE })
    expect(await keptBy(server)).toEqual(before)
  })

  test('refuses an unknown type of document', async () => {
    const message = 'Escolha o tipo de documento que você vai enviar'
    await refused(formWith(pdf('rg.pdf'), 999), 422, message, 'id_tipo_documento')
  })

  test.each([
    [
      'cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="usuario"\r\n\r\n',
    ],
    ['of noise', 'multipart/form-data; boundary=x', 'x'.repeat(500)],
    ['of nothing', 'multipart/form-data; boundary=x', ''],
    [
      'whose part has no name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--\r\n',
    ],
    [
      'cut off within the file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="arquivo"; filename="rg.pdf"\r\n\r\n%PDF-1.7\n',
    ],
    ['that is not multipart', 'application/x-www-form-urlencoded', 'usuario=x'],
    ['that does not say where its parts end', 'multipart/form-data', '--x--\r\n'],
    ['that is JSON', 'application/json', '{}'],
  ])('refuses a form %s', async (_what, type, body) => {
    const before = await keptBy(server)
    const response = await server.app.request(path, {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${marina.token}`, 'Content-Type': type },
    })
    expect([response.status, await response.json()]).toEqual([
      400,
      { codigo: 'erro', message: UNREADABLE, erros: [{ campo: '', mensagem: UNREADABLE }] },
    ])
    expect(await keptBy(server)).toEqual(before)
  })

  test('stores nothing if the database refuses', async () => {
    const before = await keptBy(server)
    const { schema } = server.services.db
    await schema.alterTable('document').renameColumn('media_type', 'media_type_away').execute()
    const answer = await send(formWith(pdf('rg.pdf')))
    await schema.alterTable('document').renameColumn('media_type_away', 'media_type').execute()
    expect(answer).toEqual({
      status: 500,
      body: { codigo: 'erro', message: 'Ocorreu um problema no servidor.' },
    })
    expect(await keptBy(server)).toEqual(before)
  })
})
