import type { BrandId } from './brand';

/** The colours of src/ui/tokens.css that a brand may override. */
export type BrandColour =
  | 'void'
  | 'hull'
  | 'deck'
  | 'panel'
  | 'rail'
  | 'starlight'
  | 'haze'
  | 'dust'
  | 'field'
  | 'thruster'
  | 'thruster-hover'
  | 'thruster-pressed'
  | 'ink'
  | 'secondary'
  | 'secondary-hover'
  | 'secondary-pressed'
  | 'on-secondary'
  | 'ion'
  | 'focus';

/** What documents, manifests, mails and icons are coloured with. */
export interface BrandColours {
  /** Colours that differ from the tokens; they must meet all required contrasts. */
  tokens: Readonly<Partial<Record<BrandColour, `#${string}`>>>;
  /** Of the browser's bars. */
  theme: `#${string}`;
  /** Of the page before its first paint. */
  background: `#${string}`;
}

/** The colours of each brand. Apart from the brands, whose modules are loaded with the app: its style sheet has the colours. */
export const brandColours: Readonly<Record<BrandId, BrandColours>> = {
  perigee: { tokens: {}, theme: '#0C1122', background: '#070A14' },
  /** Those of the sea. */
  meridian: {
    tokens: {
      void: '#041012',
      hull: '#07181B',
      deck: '#0B2024',
      panel: '#102B30',
      rail: '#183B41',
      starlight: '#F1FAF9',
      haze: '#B7D0D2',
      dust: '#93B3B7',
      field: '#6C9298',
      thruster: '#C8F04B',
      'thruster-hover': '#DAF97C',
      'thruster-pressed': '#AFD635',
      ink: '#141C02',
      secondary: '#0E6F8F',
      'secondary-hover': '#107A9D',
      'secondary-pressed': '#0B5C77',
      ion: '#6FDCFF',
      focus: '#F4FFB8',
    },
    theme: '#07181B',
    background: '#041012',
  },
};
