/** A game provider. */
export interface Provider {
  id: string;
  title: string;
}

/** The house's own studio: its games are framed on this origin. */
export const HOUSE_PROVIDER = 'orbit-house';

/** The providers of the catalogue, all invented; the house first. */
export const providers: readonly Provider[] = [
  { id: HOUSE_PROVIDER, title: 'Orbit House' },
  { id: 'parallax-yard', title: 'Parallax Yard' },
  { id: 'tidewright', title: 'Tidewright' },
  { id: 'copper-sextant', title: 'Copper Sextant' },
  { id: 'fernhollow-works', title: 'Fernhollow Works' },
  { id: 'basalt-row', title: 'Basalt Row' },
  { id: 'lowmere', title: 'Lowmere' },
  { id: 'heliotype', title: 'Heliotype' },
  { id: 'quill-and-azimuth', title: 'Quill & Azimuth' },
  { id: 'vantablank', title: 'Vantablank' },
  { id: 'saltmarsh-nine', title: 'Saltmarsh Nine' },
  { id: 'juniper-foundry', title: 'Juniper Foundry' },
  { id: 'kestrel-and-vane', title: 'Kestrel & Vane' },
  { id: 'north-gantry', title: 'North Gantry' },
  { id: 'ochre-engine', title: 'Ochre Engine' },
  { id: 'pale-harbour', title: 'Pale Harbour' },
  { id: 'umbra-mill', title: 'Umbra Mill' },
  { id: 'wickerlight', title: 'Wickerlight' },
  { id: 'zenith-pantry', title: 'Zenith Pantry' },
  { id: 'astrolab-twelve', title: 'Astrolab Twelve' },
  { id: 'brasswater', title: 'Brasswater' },
  { id: 'cinderquay', title: 'Cinderquay' },
  { id: 'drumlin', title: 'Drumlin' },
  { id: 'eastern-ecliptic', title: 'Eastern Ecliptic' },
  { id: 'flintharp', title: 'Flintharp' },
  { id: 'glasswing-parlour', title: 'Glasswing Parlour' },
  { id: 'hollowell', title: 'Hollowell' },
  { id: 'isobar-six', title: 'Isobar Six' },
  { id: 'lanternfold', title: 'Lanternfold' },
  { id: 'mothlamp', title: 'Mothlamp' },
  { id: 'oxbow-signal', title: 'Oxbow Signal' },
  { id: 'perpetua-row', title: 'Perpetua Row' },
  { id: 'ravelin', title: 'Ravelin' },
  { id: 'thistle-and-tern', title: 'Thistle & Tern' },
];
