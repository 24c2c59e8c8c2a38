import { hashToken } from '#server/kernel/tokens.ts'

/** Counts a CPF for those who ask from one address alone: what others ask does not keep its owner from asking. */
export const cpfFromAddress = (cpf: string, address: string): string => hashToken(`${cpf} ${address}`)
