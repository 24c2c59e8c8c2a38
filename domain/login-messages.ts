/** The messages that are needed without a session. */
export const loginMessages = {
  requiredAtLogin: 'Obrigatório!',
  /** Ours (P-769). */
  shortCpf: 'Faltam números no CPF.',
  wrongCredentials: 'Usuário ou senha inválidos',
  /** Ours (D-16). */
  serviceUnavailable: 'Serviço indisponível. Tente novamente.',
  /** Ours (D-17). */
  sessionNotStarted: 'Não foi possível iniciar a sessão. Entre novamente.',
  /** Ours (P-216). */
  leftElsewhere: 'Você saiu em outra aba.',
  sessionExpired: 'Sua sessão expirou. Faça um novo login.',
  fatal: 'Ocorreu um problema, o sistema será finalizado.',
  leaveQuestion: 'Deseja sair do sistema?',
  /** The portal recognises the sentence itself and ends the session (D-13). */
  tokenExpired: 'Token expirado',
} as const
