import { useEffect, useState } from 'react';
import type { Tone } from '../../src/ui/badge';
import { Countdown } from '../../src/ui/countdown';
import { Meter } from '../../src/ui/meter';
import { Stepper } from '../../src/ui/stepper';
import { Table } from '../../src/ui/table';
import { Timeline } from '../../src/ui/timeline';
import { Section, State } from '../state';
import type { Words } from '../words';

const tones: readonly Tone[] = ['neutral', 'info', 'special', 'success', 'warning', 'danger'];
const states = ['done', 'current', 'ahead', 'failed'] as const;
const HOUR_MS = 60 * 60 * 1000;

/** The time of the one who looks, to the second. */
function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How far something is, and figures. */
export function Progress({ words }: { words: Words }) {
  const now = useSecond();
  const [start] = useState(now);
  const steps = states.map((state, at) => ({
    id: state,
    title: `${words.state} ${at + 1}`,
    detail: words.text,
    time: '12:30',
    state,
    stateText: state,
  }));
  const rows = words.items.map((name, at) => ({ name, points: (3 - at) * 12_345 }));
  const days = (count: number) => `${count} d`;
  return (
    <>
      <Section title="Meter">
        {tones.map((tone, at) => (
          <State key={tone} name={tone}>
            <Meter label={words.label} value={at * 20} max={100} valueText={`${at * 20} / 100`} tone={tone} note={words.hint} />
          </State>
        ))}
        <State name="label hidden">
          <Meter label={words.label} isLabelHidden value={40} max={100} valueText="40 / 100" />
        </State>
      </Section>
      <Section title="Countdown">
        <State name="hours">
          <Countdown end={start + HOUR_MS} now={now} daysText={days} doneText={words.state} />
        </State>
        <State name="days">
          <Countdown end={start + 50 * HOUR_MS} now={now} daysText={days} doneText={words.state} />
        </State>
        <State name="over">
          <Countdown end={start} now={now} daysText={days} doneText={words.state} />
        </State>
      </Section>
      <Section title="Stepper">
        {words.items.map((item, at) => (
          <State key={item} name={`step ${at + 1}`}>
            <Stepper label={words.title} steps={words.items} current={at} placeText={`${at + 1} / 3`} />
          </State>
        ))}
      </Section>
      <Section title="Timeline">
        <State name="all states">
          <Timeline label={words.title} steps={steps} />
        </State>
      </Section>
      <Section title="Table">
        <State name="one row marked" isWide>
          <Table
            caption={words.title}
            columns={[
              { key: 'name', title: words.label, isName: true, cell: ({ name }) => name },
              { key: 'points', title: words.state, isFigure: true, cell: ({ points }) => points },
            ]}
            rows={rows}
            rowKey={({ name }) => name}
            isMarked={({ name }) => name === words.items[1]}
          />
        </State>
      </Section>
    </>
  );
}
