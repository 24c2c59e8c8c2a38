import * as v from 'valibot'

import { readByPost, write } from './call.ts'
import { ok, text } from './wire.ts'

/** The owner of a CPF (VISITOR-08, VISITOR-11). */
const lookUpCode = v.picklist(['NAO', 'VI', 'PF', 'PA', 'NA', 'PE', 'NE'])

/** The reply is the code alone; the shape of other calls is accepted too. */
const lookUpAnswer = v.union([lookUpCode, v.object({ codigo: lookUpCode })])

/** The code in either shape of the reply of `checkCpf`. */
export const lookUpCodeIn = (answer: v.InferOutput<typeof lookUpAnswer>) =>
  typeof answer === 'string' ? answer : answer.codigo

export const checkCpf = readByPost('/api/verificacpf', {
  access: 'public',
  body: v.object({ cpf: text }),
  reply: lookUpAnswer,
  summary:
    'Diz de quem é um CPF: NAO (de ninguém), VI ou PF (visitante), PA ou NA (participante com e sem senha), PE ou NE (pensionista com e sem senha).',
  without:
    '`/naotemsenha` says that the CPF cannot be looked up now, and who has no password asks the fund for one.',
})

/** Returned with a code and sent back with it; other funds may have none (P-300). */
const nonce = v.optional(text, '')

export const createCode = write('/api/gerarcodigo', {
  access: 'public',
  body: v.object({ cpf: text, email: text }),
  /** `email`: the masked recipient, if the fund returns it (D-118, P-45). */
  reply: v.object({ codigo: ok, nonce, email: v.optional(text) }),
  summary:
    'Manda um código de confirmação por e-mail: ao endereço enviado para um CPF novo, ao cadastrado, se houver, para quem está no cadastro. Responde sempre o mesmo, com o `nonce` que acompanha o código na chamada seguinte.',
  without:
    '`/naotemsenha` says that the CPF cannot be looked up now, and who has no password asks the fund for one.',
})

/** A wrong or expired code is a regular reply, like 'ok' (D-119, P-46). */
const confirmation = v.picklist(['ok', 'codigo_invalido', 'codigo_expirado'])

export const validateVisitor = write('/api/validarvisitante', {
  access: 'public',
  body: v.object({
    visitante: v.object({
      cpf: text,
      nome: text,
      data_nascimento: text,
      sexo: text,
      email_pessoal: text,
      celular: text,
      senha: text,
      confirmar_senha: text,
    }),
    codigo: text,
    nonce,
  }),
  reply: v.object({ codigo: confirmation }),
  summary:
    'Cadastra um visitante com o código recebido por e-mail. Com `codigo_invalido` ou `codigo_expirado` nada é gravado.',
  without:
    '`/naotemsenha` says that the CPF cannot be looked up now, and who has no password asks the fund for one.',
})

export const newPassword = write('/api/novasenha', {
  access: 'public',
  body: v.object({ cpf: text, senha: text, codigo: text, nonce }),
  reply: v.object({ codigo: confirmation }),
  summary:
    'Cria ou troca a senha de quem está no cadastro (visitante, participante, pensionista ou equipe) com o código recebido por e-mail e encerra as suas sessões.',
  without:
    '`/naotemsenha` says that the CPF cannot be looked up now, and who has no password asks the fund for one.',
})
