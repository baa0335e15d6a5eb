import { expect, it } from 'vitest';
import { jobLogger } from './job-logger';

it('a failed job is logged by name, without its payload', () => {
  const lines: unknown[] = [];
  const line = (details: object, message: string) => void lines.push({ ...details, message });
  const logger = jobLogger({ error: line, warn: line, debug: line });
  const job = { id: '7', task_identifier: 'mail', attempts: 2, payload: { purpose: 'new_password', email: 'ada@orbit.example' } };
  logger.error('Failed task 7', { failure: true, job });
  logger.info('Completed task 7', { job });
  logger.warn('no job');
  expect(lines).toEqual([
    { failure: true, job: { id: '7', task: 'mail', attempts: 2 }, message: 'Failed task 7' },
    { job: { id: '7', task: 'mail', attempts: 2 }, message: 'Completed task 7' },
    { message: 'no job' },
  ]);
});
