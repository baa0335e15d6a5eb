import { setupI18n } from '@lingui/core';

/** Lingui's runtime of this window. */
export const i18n = setupI18n();
