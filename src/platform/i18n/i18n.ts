import { setupI18n } from '@lingui/core';

/** Lingui's runtime of this window; documents that the server renders have their own. */
export const i18n = setupI18n();
