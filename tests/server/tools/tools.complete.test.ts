import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'

import { lockDirectory } from '#server/data-directory/lock.ts'
import { openEmbedded } from '#server/database/connect.ts'
import { installationSecret, pseudonymOf } from '#server/sessions/installation.ts'
import { runTool } from '#server/tools/run.ts'

import { seededCopy } from '../support/database-copy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
let marina = ''

beforeAll(async () => {
  const { db, close } = await openEmbedded({ folder: join(folder, 'db'), dump: await seededCopy() })
  marina = pseudonymOf({ secret: await installationSecret(db) }, '52998224725')
  await close()
})

const run = (...args: readonly string[]) => runWith({ DATA_DIR: folder }, ...args)

async function runWith(variables: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runTool(args, variables, {
    print: (text) => out.push(text),
    printError: (text) => err.push(text),
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const change = async (statement: string) => {
  const { db, close } = await openEmbedded({ folder: join(folder, 'db') })
  const { rows } = await sql.raw<{ name: string }>(statement).execute(db)
  await close()
  return rows.map(({ name }) => name)
}

describe('log-name', () => {
  test('prints the name that the log has for a CPF, with or without its signs', async () => {
    expect(marina).toMatch(/^[\w-]{12}$/)
    expect(await run('log-name', '52998224725')).toEqual({ code: 0, out: marina, err: '' })
    expect(await run('log-name', '529.982.247-25')).toEqual({ code: 0, out: marina, err: '' })
  })

  test.each([[[]], [['52998224726']], [['52998224725', 'x']]])('refuses %j', async (args) => {
    expect(await run('log-name', ...args)).toEqual({
      code: 2,
      out: '',
      err: 'Diga um CPF: npm run log-name -- <cpf>',
    })
  })

  test('does not open a database that a server uses', async () => {
    const lock = lockDirectory(folder)
    const { code, err } = await run('log-name', '52998224725')
    lock.release()
    expect(code).toBe(1)
    expect(err).toContain('já está em uso por outro portal')
  })
})

describe('import', () => {
  const plans = (name: string, row: string) => {
    const path = join(folder, name)
    writeFileSync(path, `cpf,plano,categoria\n${row}\n`)
    return path
  }

  test('reports each bad row with its line, and writes nothing', async () => {
    const path = plans('planos-novembro.csv', '52998224725,77,1\n52998224725,2,1')
    expect(await run('import', path)).toEqual({
      code: 1,
      out: `${path}, linha 2: plano: não existe em plans.json\n1 linhas com problema.\nNada foi gravado.`,
      err: '',
    })
  })

  test('prints what is new, changed, the same and gone', async () => {
    const path = plans('planos.csv', '52998224725,2,1')
    const counts = 'planos: 1 novas, 0 alteradas, 0 iguais, 1 retiradas'
    const refused = await run('import', path)
    expect(refused).toMatchObject({ code: 1, err: '' })
    expect(refused.out.replace(/das \d+ linhas/, 'das n linhas')).toBe(
      `${counts}
planos: das n linhas do banco de dados, 1 não estão no arquivo, que pode estar cortado.
Se está certo, repita com --allow-removals 1.
Nada foi gravado.`,
    )
    expect(await run('import', path, '--dry-run', '--allow-removals', '1')).toEqual({
      code: 0,
      out: `${counts}\nNada foi gravado.`,
      err: '',
    })
    expect(await run('import', path, '--allow-removals=1')).toEqual({
      code: 0,
      out: `${counts}\nGravado.`,
      err: '',
    })
    const again = 'planos: 0 novas, 0 alteradas, 1 iguais, 0 retiradas'
    expect(await run('import', path)).toEqual({ code: 0, out: `${again}\nGravado.`, err: '' })
  })

  test('takes weak hashes, and says how many', async () => {
    const path = join(folder, 'pessoas-senhas.csv')
    const senha_hash = await hash('31415926', { memoryCost: 8, timeCost: 1, parallelism: 1 })
    writeFileSync(
      path,
      `cpf;nome;tipo;data_nascimento;sexo;senha_hash\n70890123446;Laura Bastos;participante;1971-06-09;F;${senha_hash}\n`,
    )
    expect(await run('import', path, '--dry-run')).toEqual({
      code: 0,
      out: `pessoas: 1 novas, 0 alteradas, 0 iguais, 0 retiradas
pessoas: 1 senhas têm um hash mais fraco que o recomendado (m=19456 com t=2, ou m=47104 com t=1); cada um é refeito quando a pessoa entra.
Nada foi gravado.`,
      err: '',
    })
  })

  test('names a thousand bad rows of a file, and counts the others', async () => {
    const path = plans('planos-ruins.csv', Array(1500).fill('52998224725,77,1').join('\n'))
    const { code, out } = await run('import', path)
    expect(code).toBe(1)
    expect(out.split('\n').slice(999)).toEqual([
      `${path}, linha 1001: plano: não existe em plans.json`,
      '… e mais 500 linhas com problema.',
      '1500 linhas com problema.',
      'Nada foi gravado.',
    ])
  })

  test('says which file it cannot read', async () => {
    const path = join(folder, 'pessoas.csv')
    expect(await run('import', path)).toEqual({
      code: 1,
      out: '',
      err: `${path}: não foi possível ler o arquivo (ENOENT)`,
    })
  })

  test.each([
    [[], 'Diga ao menos um arquivo'],
    [['a/pessoas.csv', '--force'], 'Uma opção não existe ou está incompleta. Uso: npm run fund -- import'],
    [['a/pessoas.csv', '--allow-removals'], 'Uma opção não existe ou está incompleta.'],
    [
      ['a/pessoas.csv', '--allow-removals', 'muitas'],
      '--allow-removals diz quantas linhas podem ser retiradas',
    ],
    [['a/pessoas.csv', '--allow-removals=-1'], '--allow-removals diz quantas linhas podem ser retiradas'],
    [['a/lista.csv'], 'lista.csv: o nome diz o que o arquivo tem, como pessoas.csv'],
    [['a/planos.xlsx'], 'planos.xlsx: o nome diz o que o arquivo tem'],
    [['a/planos.csv', 'b/planos-2.jsonl'], 'Há dois arquivos de planos: junte-os em um.'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await run('import', ...args)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })
})

describe('retention', () => {
  const lookedUp = 'consultas a CPFs: 1 (prazo: 180 d)'

  test('counts in a dry run, else deletes, what is kept for long enough', async () => {
    await change(`insert into look_up (person_id, asked_for, cpf_hash, looked_up_at)
      values (501, 'name', 'x', '2020-01-01')`)
    for (const args of [['--dry-run'], ['--dry-run'], []]) {
      const { code, out } = await run('retention', ...args)
      expect(code).toBe(0)
      expect(out.split('\n')).toContain(lookedUp)
    }
    const { out } = await run('retention', '--dry-run')
    expect(out.split('\n')).toContain('consultas a CPFs: 0 (prazo: 180 d)')
    expect(out).toContain('Nada foi eliminado')
  })

  test('refuses another option', async () => {
    expect(await run('retention', '--all')).toEqual({
      code: 2,
      out: '',
      err: 'A única opção é --dry-run. Uso: npm run fund -- retention [--dry-run]',
    })
  })
})

describe('second-factor', () => {
  const TERESA = '81940527341'
  const PASSWORD_PEPPER = 'teste:um-segredo-de-teste-que-ninguém-usa'
  const factor = (...args: readonly string[]) =>
    runWith({ DATA_DIR: folder, PASSWORD_PEPPER }, 'second-factor', ...args)
  const refused = (err: string) => ({ code: 1, out: '', err })

  test('gives one, which counts once it is confirmed, and removes it', async () => {
    expect(await factor(TERESA, '--code', '123456')).toEqual(
      refused(
        'Teresa Quadros Vidal não tem um segundo fator a confirmar. Comece sem --code: ele dá a chave para o aplicativo.',
      ),
    )
    const { code, out, err } = await factor('819.405.273-41')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const key = /^ {2}((?:[A-Z2-7]{4} ?){8})$/m.exec(out)?.[1]?.replaceAll(' ', '') ?? ''
    expect(out).toContain(
      `  otpauth://totp/Portal%20de%20requerimentos:Teresa%20Quadros%20Vidal?issuer=Portal%20de%20requerimentos&secret=${key}&algorithm=SHA1&digits=6&period=30\n`,
    )
    expect(out).toContain('  npm run fund -- second-factor 81940527341 --code 123456')
    expect(await factor(TERESA, '--code', 'abcdef')).toEqual(
      refused(
        'O código não confere. Repita com o que o aplicativo mostra agora; se continuar assim, acerte a hora do aparelho e a do servidor.',
      ),
    )
    expect(await factor(TERESA, '--code', new TOTP({ secret: key }).generate())).toEqual({
      code: 0,
      out: 'Segundo fator de Teresa Quadros Vidal confirmado: daqui em diante o portal e a mesa pedem o código. As sessões abertas foram encerradas.',
      err: '',
    })
    expect(await factor(TERESA)).toEqual(
      refused(
        'Teresa Quadros Vidal já tem um segundo fator. Para dar outro, retire-o antes: npm run fund -- second-factor 81940527341 --remove',
      ),
    )
    expect(await factor(TERESA, '--remove')).toEqual({
      code: 0,
      out: 'Segundo fator de Teresa Quadros Vidal retirado: a entrada pede só a senha. As sessões abertas foram encerradas.',
      err: '',
    })
    expect(await factor(TERESA, '--remove')).toEqual(refused('Teresa Quadros Vidal não tem segundo fator.'))
    expect(await change('select change as name from second_factor_change order by id')).toEqual([
      'begun',
      'confirmed',
      'removed',
    ])
    const operators = await change('select distinct operator as name from second_factor_change')
    expect(operators).toEqual([process.env.SUDO_USER ?? userInfo().username])
  })

  test('is for the staff', async () => {
    const nobody = (cpf: string) => refused(`O CPF ${cpf} não é de ninguém da equipe do fundo.`)
    expect(await factor('52998224725')).toEqual(nobody('529.982.247-25'))
    expect(await factor('55017293698')).toEqual(nobody('550.172.936-98'))
  })

  test('needs the key of the server, and makes none', async () => {
    const before = readdirSync(folder)
    expect(await run('second-factor', TERESA)).toEqual(
      refused(
        'Falta a chave das senhas, com que o segundo fator é cifrado: defina PASSWORD_PEPPER (ou PASSWORD_PEPPER_FILE) como no servidor.',
      ),
    )
    expect(readdirSync(folder)).toEqual(before)
    const other = 'nova:outro-segredo-de-teste-com-mais-de-32-caracteres'
    expect(await runWith({ DATA_DIR: folder, PASSWORD_PEPPER: other }, 'second-factor', TERESA)).toEqual(
      refused(
        'Há senhas neste banco gravadas com a chave "teste", que não foi dada. Acrescente-a a PASSWORD_PEPPER, depois da chave atual.',
      ),
    )
  })

  test.each([
    [[]],
    [['81940527342']],
    [[TERESA, 'x']],
    [[TERESA, '--code']],
    [[TERESA, '--qr']],
    [[TERESA, '--code', '123456', '--remove']],
  ])('refuses %j', async (args) => {
    expect(await factor(...args)).toEqual({
      code: 2,
      out: '',
      err: 'Diga o CPF de quem é da equipe do fundo. Uso: npm run fund -- second-factor <cpf> [--code <código> | --remove]',
    })
  })
})

describe('a tool on a database of another version', () => {
  const UNPREPARED =
    'O banco de dados ainda não existe ou é de uma versão mais antiga do portal: inicie antes o servidor desta versão, ou use os comandos daquela.'

  test('creates none', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'))
    expect(await runWith({ DATA_DIR: empty }, 'log-name', '52998224725')).toEqual({
      code: 1,
      out: '',
      err: UNPREPARED,
    })
    expect(readdirSync(empty)).toEqual([])
  })

  test('does not migrate an older one', async () => {
    const done = await change('select name from kysely_migration order by name')
    await change(`delete from kysely_migration where name = '${done.at(-1)}'`)
    expect(await run('log-name', '52998224725')).toEqual({ code: 1, out: '', err: UNPREPARED })
    expect(await change('select name from kysely_migration order by name')).toEqual(done.slice(0, -1))
    await change(`insert into kysely_migration (name, timestamp) values ('${done.at(-1)}', '2026-11-24')`)
  })

  test('refuses a newer one', async () => {
    await change(`insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01')`)
    const { code, err } = await run('log-name', '52998224725')
    await change(`delete from kysely_migration where name = '999-later'`)
    expect(code).toBe(1)
    expect(err).toContain('é de uma versão mais nova do portal (tem a migração 999-later)')
    expect((await run('log-name', '52998224725')).code).toBe(0)
  })
})

test('a tool that does not exist is answered with those that do', async () => {
  expect(await run('fly')).toEqual({
    code: 2,
    out: '',
    err: [
      'Diga o que fazer:',
      '  npm run log-name -- <cpf>',
      '  npm run backup -- <pasta>',
      '  npm run connect-documents [-- --with-missing] (com todos os processos do portal encerrados)',
      '  npm run fund -- import <arquivos> [--dry-run] [--skip-bad-rows] [--allow-removals <quantas>]',
      '  npm run fund -- retention [--dry-run]',
      '  npm run fund -- second-factor <cpf> [--code <código> | --remove]',
      '  npm run verify-documents [-- --content]',
    ].join('\n'),
  })
})
