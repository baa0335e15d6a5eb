/**
 * The version of each shipped text that players agree to, and the hashes of its files. A text whose hash differs needs a new version:
 * docs/how-to/change-the-terms.md.
 */
export const agreedTexts: Readonly<Record<'terms' | 'privacy', { version: string; files: Readonly<Record<string, string>> }>> = {
  terms: {
    version: '3',
    files: {
      'de.EE.md': 'JFOxvl4niakJs9qBit0xHQ',
      'de.md': 'KSFfANSus3uRt7NuxtETzl',
      'en.AU.md': 'B93L0J1Gv7Wr1lENUAONby',
      'en.EE.md': 'X8PpRWhhAzfZDs_P2I47la',
      'en.md': 'ieoF5giP6kowL2tC3Ekml_',
      'fr-CA.md': 'jgBjaZUZeQOv8xF-U9DLiL',
      'it.md': 'PbR1WMLRnzL_04caoJmx-H',
      'no.md': '7D4IsfGaUaFC_lB5dg_xK3',
    },
  },
  privacy: {
    version: '3',
    files: {
      'de.md': 'YvwaR0LG_U1olwIM3jYxCU',
      'en.md': 'knZthiZ6HmEhdg668OmPkw',
      'fr-CA.md': 'yoKerEES0IbaWxKm_X-zTD',
      'it.md': 'CA21I6CkbFz4O1nz334qhb',
      'no.md': '7jnhAr1awZ9zPpt82mTYUy',
    },
  },
};
