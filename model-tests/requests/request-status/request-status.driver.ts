import type { Unreachable } from '../../drivers/drivers.ts'

export const requestStatus: Unreachable = {
  unreachable: 'só o fundo o percorre, na mesa; telas e servidor perguntam a ele o que é permitido',
}
