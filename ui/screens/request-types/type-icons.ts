import {
  mdiAccountEditOutline,
  mdiAccountGroupOutline,
  mdiAccountPlusOutline,
  mdiBankTransfer,
  mdiBankTransferOut,
  mdiCashMultiple,
  mdiCashRefund,
  mdiFileDocumentOutline,
  mdiFlowerOutline,
  mdiHandCoinOutline,
  mdiHospitalBoxOutline,
  mdiScaleBalance,
  mdiTimerSandEmpty,
  mdiUmbrellaBeachOutline,
} from '@mdi/js'

import {
  BANK_CHANGE,
  DEATH_LUMP_SUM,
  DEATH_PENSION,
  ENROLMENT,
  OTHER_BENEFIT,
  PARTICIPANT_AREA_TYPE,
  PORTABILITY,
  PRISON_ALLOWANCE,
  RETIREMENT,
  SELF_SPONSORSHIP,
  SICKNESS,
  TAX_DEPENDANTS,
  WITHDRAWAL,
} from '#domain/requests/type-ids.ts'

const ICONS: Readonly<Record<number, string>> = {
  [RETIREMENT]: mdiUmbrellaBeachOutline,
  [SICKNESS]: mdiHospitalBoxOutline,
  [WITHDRAWAL]: mdiCashRefund,
  [DEATH_PENSION]: mdiFlowerOutline,
  [DEATH_LUMP_SUM]: mdiCashMultiple,
  [PRISON_ALLOWANCE]: mdiScaleBalance,
  [SELF_SPONSORSHIP]: mdiHandCoinOutline,
  [OTHER_BENEFIT]: mdiTimerSandEmpty,
  [PORTABILITY]: mdiBankTransferOut,
  [ENROLMENT]: mdiAccountPlusOutline,
  [TAX_DEPENDANTS]: mdiAccountGroupOutline,
  [PARTICIPANT_AREA_TYPE]: mdiAccountEditOutline,
  [BANK_CHANGE]: mdiBankTransfer,
}

export const iconOf = (typeId: number): string => ICONS[typeId] ?? mdiFileDocumentOutline
