/** An upload outside the form (D-31). */
export const complementaryTitle = 'Enviar documento complementar'
export const sendingTitle = 'Enviando documento'
export const sendingComplementaryTitle = 'Enviando documento complementar'
export const stoppedTitle = 'O envio não terminou'

// What happens to a file that no row requires.
export const intoCloud =
  'O documento fica em Meus documentos. De lá, você pode anexar a qualquer requerimento.'
export const intoCloudFirst =
  'O documento fica em Meus documentos. Para usar no requerimento, clique depois em Anexar na linha que pede este documento.'
export const intoRequest = 'O documento é incluído no requerimento, além dos que ele pede.'
