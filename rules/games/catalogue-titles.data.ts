import type { Motif } from '#contract/fields/game-config';

/** Titles of one motif: some complete, others combined from a first and a second part, where all combinations work. */
interface TitleWords {
  whole: readonly string[];
  first: readonly string[];
  second: readonly string[];
}

/** How many titles of a motif are combined from two parts, after the complete ones. */
const MADE = 30;

const titleWords: Partial<Record<Motif, TitleWords>> = {
  planet: {
    whole: [
      'Seventh From the Sun',
      'Where Two Orbits Meet',
      'The Long Perihelion',
      'A World Without Clouds',
      'Terminator Line',
      'Tidally Locked',
      'Ninety Degrees of Dawn',
      'Cartographers of Vesper',
      'The Quiet Hemisphere',
    ],
    first: ['Copper', 'Distant', 'Unmapped', 'Twin', 'Wandering', 'Rust-Red', 'Cobalt', 'Slow', 'Northern', 'Hidden'],
    second: [
      'Hemisphere',
      'Perihelion',
      'Equator',
      'Terraform',
      'Sphere',
      'Aphelion',
      'Horizonlands',
      'Homeworld',
      'Outer World',
      'Meridian',
    ],
  },
  rings: {
    whole: [
      'The Cassini Gap',
      'Shepherd of the Rings',
      'Forty Thousand Ringlets',
      'Between Ice and Dust',
      'Ringfall',
      'The Widening Circle',
      'Backlit by Saturn',
      'Concentric',
      'Keeper of the Roche Limit',
    ],
    first: ['Broken', 'Braided', 'Ivory', 'Ringside', 'Turning', 'Nested', 'Amber', 'Glass', 'Seven-Fold', 'Outer'],
    second: ['Ringlet', 'Circlet', 'Annulus', 'Halo Works', 'Concord', 'Diadem', 'Arcs', 'Spokes', 'Torus', 'Corona Band'],
  },
  station: {
    whole: [
      'Night Shift at Docking Bay Nine',
      'Airlock Etiquette',
      'Module Twelve',
      'The Station Keeper',
      'Habitat Blue',
      'Last Lights of Lagrange',
      'Hull Integrity',
      'Sixteen Sunrises a Day',
      'Tether and Truss',
    ],
    first: ['Lagrange', 'Docking', 'Pressure', 'Polar', 'Deep-Sky', 'Far Side', 'Relay', 'Watchkeeper', 'Zero-G', 'Solar Array'],
    second: ['Outpost', 'Protocol', 'Airlock', 'Habitat', 'Gantry', 'Port', 'Shift', 'Logbook', 'Module', 'Concourse'],
  },
  launch: {
    whole: [
      'T Minus Nine',
      'Clear of the Tower',
      'Max Q',
      'The Umbilical Drops',
      'All Systems Nominal',
      'Window at Dawn',
      'First Stage Away',
      'Go for Throttle-Up',
      'Hold at Sixty',
    ],
    first: ['Countdown', 'Kerosene', 'Launchpad', 'Orbital', 'Sunrise', 'Second-Stage', 'Thrust', 'Escape', 'Ascent', 'Booster'],
    second: ['Window', 'Ignition', 'Corridor', 'Velocity', 'Sequence', 'Vector', 'Plume', 'Weekend', 'Committee', 'Azimuth'],
  },
  comet: {
    whole: [
      'Seventy-Six Years Away',
      'The Hyperbolic Visitor',
      'A Tail of Two Colours',
      'Dust Over Dover',
      'Return of the Long-Period',
      'Coma and Tail',
      'What the Comet Kept',
      'Sungrazer',
      'Ice From the Oort',
    ],
    first: ['Periodic', 'Silver-Tailed', 'Winter', 'Fleeting', 'Sunward', 'Halfway', 'Emerald', 'Daylight', 'Vagrant', 'Oort'],
    second: ['Visitor', 'Apparition', 'Sungrazers', 'Coma', 'Wanderer', 'Train of Dust', 'Streak', 'Herald', 'Passage', 'Nucleus'],
  },
  galaxy: {
    whole: [
      'Two Million Light Years',
      'The Local Group',
      'An Arm of Orion',
      'Redshift Boulevard',
      'Standard Candles',
      'Spiral Number Thirty-One',
      'The Great Attractor Waits',
      'Barred Spiral',
      'All the Light Left Over',
    ],
    first: ['Redshift', 'Spiral', 'Island', 'Filament', 'Deep Field', 'Cepheid', 'Parsec', 'Supercluster', 'Andromedan', 'Elliptic'],
    second: ['Archive', 'Atlas', 'Census', 'Drift', 'Survey', 'Overture', 'Conjunction', 'Lanterns', 'Almanac', 'Panorama'],
  },
  radar: {
    whole: [
      'Contact Bearing Zero-Four-Zero',
      'The Listening Array',
      'A Signal in the Static',
      'Echoes From the Ridge',
      'Sixteen Kilohertz',
      'Wow and Flutter',
      'Night at the Big Dish',
      'Calibrated Silence',
      'Doppler Street',
    ],
    first: ['Doppler', 'Longwave', 'Carrier', 'Phosphor', 'Signal', 'Hertzian', 'Oscilloscope', 'Interferometer', 'Narrowband', 'Sideband'],
    second: ['Sweep', 'Echo', 'Bearing', 'Static', 'Chorus', 'Transmission', 'Ledger', 'Observatory', 'Handshake', 'Whisper'],
  },
  moon: {
    whole: [
      'Sea of Tranquil Hours',
      'Earthrise at Seven',
      'The Far Side Diaries',
      'A Month of Moons',
      'Gibbous',
      'Perigee',
      'Syzygy',
      'Phases of Miss Ada',
      'Low Tide, High Moon',
    ],
    first: ['Waxing', 'Harvest', 'Lunar', 'Penumbral', 'Pale', 'Crescent', 'Tidal', 'Selenic', 'Earthlit', 'Umbral'],
    second: ['Mare', 'Nocturne', 'Regolith', 'Libration', 'Highlands', 'Crater Road', 'Eclipse House', 'Ebb', 'Quarter', 'Serenade'],
  },
  nebula: {
    whole: [
      'Pillars at Midnight',
      'The Lagoon Above',
      'Where Stars Are Made',
      'Veil West of Cygnus',
      'Hydrogen Alpha',
      'The Dark Horsehead',
      'Cradle of Suns',
      'Emission Lines',
      'Trapezium',
    ],
    first: ['Violet', 'Ionised', 'Veiled', 'Nascent', 'Hydrogen', 'Smoke-Blue', 'Helix', 'Luminous', 'Stellar', 'Cirrus'],
    second: ['Nursery', 'Veil', 'Bloom', 'Reverie', 'Cloudscape', 'Lagoon', 'Filaments', 'Chrysalis', 'Remnant', 'Glasshouse'],
  },
  crystal: {
    whole: [
      'The Lapidary of Linz',
      'Cut, Colour, Clarity',
      'Facet Forty-Eight',
      'Birefringence',
      'The Cabinet of Minerals',
      'Under the Amethyst Vault',
      'Seam of Opal',
      'Geode',
      'Prism Break of Day',
    ],
    first: ['Tourmaline', 'Obsidian', 'Smoky', 'Faceted', 'Citrine', 'Polished', 'Spinel', 'Beryl', 'Kyanite', 'Alexandrite'],
    second: ['Lattice', 'Refraction', 'Carats', 'Cavern', 'Setting', 'Inclusion', 'Lustre', 'Geodes', 'Parure', 'Lapidary'],
  },
  ocean: {
    whole: [
      'Forty Fathoms by Lamplight',
      'The Salvor of Skagen',
      'Beyond the Shelf',
      'Dead Reckoning',
      'A Chart of Shallow Seas',
      'Lighthouse Keepers',
      'Leeward Again',
      'Bathysphere',
      'The Pearl Divers of Ago',
    ],
    first: ['Fathom', 'Leeward', 'Abyssal', 'Saltwater', 'Pelagic', 'Trade-Wind', 'Lighthouse', 'Coral', 'Undertow', 'Spindrift'],
    second: ['Reckoning', 'Soundings', 'Current', 'Archipelago', 'Salvage', 'Lagoons', 'Voyage', 'Shoals', 'Anchorage', 'Trench'],
  },
  mountain: {
    whole: [
      'Above the Tree Line',
      'The North Face at Noon',
      'Base Camp Letters',
      'Seven Passes East',
      'Cairns in the Cloud',
      'A Thousand Steps to Tashi',
      'Alpenglow',
      'The Glacier Survey',
      'Moraine',
    ],
    first: ['Granite', 'Glacial', 'Summit', 'Windward', 'High Camp', 'Snowline', 'Basalt', 'Ridgeway', 'Cirque', 'Caldera'],
    second: ['Ascent', 'Traverse', 'Pass', 'Refuge', 'Cairn', 'Belay', 'Escarpment', 'Massif', 'Contours', 'Couloir'],
  },
  city: {
    whole: [
      'Last Tram to Alexanderplatz',
      'Rooftops of Lisbon',
      'Neon After Rain',
      'The Clockmaker of Prague',
      'A Quarter Past Manhattan',
      'Canal Street Nocturne',
      'Grand Hotel Meridian',
      'Under the Arcades',
      'Istanbul by Ferry',
    ],
    first: ['Midnight', 'Art Deco', 'Gaslight', 'Rooftop', 'Boulevard', 'Riverside', 'Monorail', 'Harbour', 'Skyline', 'Cobblestone'],
    second: ['Express', 'Arcade', 'Promenade', 'Quarter Hour', 'Terminus', 'Brasserie', 'Overpass', 'Embankment', 'Penthouse', 'Tramway'],
  },
  temple: {
    whole: [
      'The Scribe of Saqqara',
      'Lanterns for Inari',
      'Column and Capital',
      'Daughters of Mnemosyne',
      'Orpheus Looks Back',
      'The Oracle Is Out',
      'Hall of the Norns',
      'Marble and Myrrh',
      'Ashurbanipal Reads',
    ],
    first: ['Marble', 'Delphic', 'Babylonian', 'Votive', 'Vestal', 'Orphic', 'Sumerian', 'Minoan', 'Etruscan', 'Carthaginian'],
    second: [
      'Colonnade',
      'Oracle',
      'Labyrinths',
      'Processional',
      'Archives',
      'Inscription',
      'Sanctuary',
      'Mosaic',
      'Libation',
      'Chronicle',
    ],
  },
  forest: {
    whole: [
      'The Birch Line',
      'A Clearing in October',
      'Herbarium',
      'Moss and Lantern Light',
      "The Cartographer's Garden",
      'Under Old Oaks',
      'Heron at First Light',
      'Rings of the Sequoia',
      'Wild Thyme Lane',
    ],
    first: ['Juniper', 'Larch', 'Fernwood', 'Hollow Oak', 'Evergreen', 'Autumn', 'Understory', 'Bramble', 'Willow', 'Heartwood'],
    second: ['Canopy', 'Clearing', 'Thicket', 'Herbal', 'Glade', 'Path', 'Coppice', 'Lichen', 'Nightjar', 'Orchard'],
  },
  storm: {
    whole: [
      'Eye Wall',
      'Beaufort Twelve',
      'The Barometer Falls',
      'Petrichor',
      'Heat Lightning Over Iowa',
      'Saint Elmo Passing',
      'Red Sky at Morning',
      'The Storm Glass',
      'Isobar Blues',
    ],
    first: ['Monsoon', 'Cumulus', 'Squall', 'Thunderhead', 'Barometric', 'Sirocco', 'Cold-Front', 'Mistral', 'Equinox', 'Electric'],
    second: ['Warning', 'Forecast', 'Gale', 'Isobar', 'Tempest', 'Static Field', 'Downpour', 'Anvil', 'Front', 'Surge'],
  },
};

/** Titles of one motif in a fixed order: the parts are paired along diagonals, so that neighbours share neither. */
function titlesOf(words: TitleWords): string[] {
  const made = Array.from({ length: MADE }, (_, i) => {
    const first = words.first[i % words.first.length] ?? '';
    const second = words.second[(i * 3 + Math.floor(i / words.first.length)) % words.second.length] ?? '';
    return `${first} ${second}`;
  });
  return [...words.whole, ...made];
}

/** Every slot title of the catalogue with its motif. */
export function slotTitles(): { title: string; motif: Motif }[] {
  return (Object.entries(titleWords) as [Motif, TitleWords][]).flatMap(([motif, words]) =>
    titlesOf(words).map((title) => ({ title, motif })),
  );
}

/** The roulette tables. */
export const rouletteTitles: readonly string[] = [
  'Orbit Roulette',
  'Aphelion Roulette',
  'Meridian Roulette',
  'Roulette at the Observatory',
  'Ecliptic Roulette',
  'Zero Latitude Roulette',
  'Midnight Sun Roulette',
  'Roulette Ravenna',
  'Grand Tour Roulette',
  'Gyroscope Roulette',
  'Solstice Roulette',
  'Roulette of the Spheres',
  'Precession Roulette',
  'Salon Bleu Roulette',
  'Armillary Roulette',
  'Roulette Trieste',
];
