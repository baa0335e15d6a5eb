import { setupI18n } from '@lingui/core';

/** Lingui's runtime in this window; each server-rendered document has its own. */
export const i18n = setupI18n();
