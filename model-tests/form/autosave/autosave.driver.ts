import type { Unreachable } from '../../drivers/drivers.ts'

export const autosave: Unreachable = {
  unreachable: 'ninguém faz nada nele: só o tempo e o servidor o percorrem, por trás do formulário',
}
