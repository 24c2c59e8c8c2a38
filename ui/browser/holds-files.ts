/** Whether a drag contains files rather than text or a link. */
export const holdsFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true
