import { type CoinTier, coinTiers } from '#rules/shop/coin-tier';
import styles from './shop.module.css';

/** How many coins per stack, and how many stacks, more for a higher worth. */
const stacks: Record<CoinTier, readonly number[]> = {
  25: [1],
  2500: [2],
  25000: [3, 1],
  50000: [4, 2],
  100000: [4, 3, 1],
  300000: [5, 4, 2],
  500000: [5, 5, 3, 1],
  1500000: [6, 5, 4, 2],
  5000000: [7, 6, 5, 3],
};

/** The metal of a tier: from bronze to the ice of the outermost orbits. */
const metals: Record<CoinTier, string> = {
  25: 'bronze',
  2500: 'bronze',
  25000: 'silver',
  50000: 'silver',
  100000: 'gold',
  300000: 'gold',
  500000: 'platinum',
  1500000: 'diamond',
  5000000: 'diamond',
};

const COIN = 5;

/** The positions of the stacks: the tallest in the middle, the next ones beside it. */
const places = [60, 34, 86, 108];

function Stack({ x, coins }: { x: number; coins: number }) {
  return (
    <g>
      {Array.from({ length: coins }, (_, at) => {
        const y = 66 - at * COIN;
        return (
          <g key={at}>
            <path
              d={`M${x - 13} ${y}v${COIN}a13 5 0 0 0 26 0v-${COIN}`}
              fill="currentColor"
              fillOpacity="0.55"
              stroke="var(--void)"
              strokeWidth="0.8"
            />
            <ellipse cx={x} cy={y} rx="13" ry="5" fill="currentColor" stroke="var(--void)" strokeWidth="0.8" />
          </g>
        );
      })}
      <ellipse
        cx={x}
        cy={66 - (coins - 1) * COIN}
        rx="8"
        ry="2.800"
        fill="none"
        stroke="var(--void)"
        strokeOpacity="0.5"
        strokeWidth="1.200"
      />
    </g>
  );
}

/** The view box: few coins are shown larger. */
const views: Partial<Record<CoinTier, string>> = { 25: '34 44 52 34', 2500: '24 36 72 47', 25000: '10 30 84 55', 50000: '10 28 84 55' };

/** Coins on an orbit, in number and metal by the reward's worth (SHOP-009). Its price is beside it. */
export function CoinPicture({ tier }: { tier: CoinTier }) {
  const rank = tier === 25 ? 0 : coinTiers.length - coinTiers.indexOf(tier);
  return (
    <svg viewBox={views[tier] ?? '0 0 128 84'} className={styles.coins} data-metal={metals[tier]} data-tier={tier} aria-hidden="true">
      {Array.from({ length: Math.ceil(rank / 3) }, (_, at) => (
        <ellipse
          key={at}
          cx="62"
          cy="58"
          rx={46 + at * 8}
          ry={13 + at * 4}
          fill="none"
          stroke="currentColor"
          strokeOpacity={0.45 - at * 0.12}
        />
      ))}
      {stacks[tier]
        .map((coins, at) => [coins, places[at] ?? 0] as const)
        .toReversed()
        .map(([coins, x]) => (
          <Stack key={x} x={x} coins={coins} />
        ))}
    </svg>
  );
}
