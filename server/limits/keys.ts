import { hashToken } from '#server/kernel/tokens.ts'

/** Counts a CPF per address, so that calls from elsewhere do not lock out its owner. */
export const cpfFromAddress = (cpf: string, address: string): string => hashToken(`${cpf} ${address}`)
