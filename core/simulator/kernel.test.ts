import { expect, test } from 'vitest';
import { Kernel } from './kernel.ts';

function record(): {
  kernel: Kernel;
  log: string[];
  work: (name: string, then?: () => void) => ReturnType<Kernel['createWork']>;
} {
  const kernel = new Kernel(0);
  const log: string[] = [];
  const work = (name: string, then?: () => void) =>
    kernel.createWork(() => {
      log.push(`${kernel.now} ${name}`);
      then?.();
    });
  return { kernel, log, work };
}

test('timers that are due at the same time run in the order in which they were scheduled', () => {
  const { kernel, log, work } = record();
  kernel.schedule(work('later'), 20);
  kernel.schedule(work('first'), 10);
  kernel.schedule(work('second'), 10);
  kernel.advanceTo(15);
  expect(log).toEqual(['10 first', '10 second']);
});

test('scheduling a running timer has no effect', () => {
  const { kernel, log, work } = record();
  const timer = work('timer');
  kernel.schedule(timer, 10);
  kernel.schedule(timer, 50);
  kernel.advanceTo(100);
  expect(log).toEqual(['10 timer']);
});

test('a canceled timer does not run, even if it is already queued', () => {
  const { kernel, log, work } = record();
  const victim = work('victim');
  kernel.schedule(
    work('canceller', () => kernel.cancel(victim)),
    10,
  );
  kernel.schedule(victim, 10);
  kernel.advanceTo(100);
  expect(log).toEqual(['10 canceller']);
});

test('work that cancels itself cannot be scheduled until it has returned', () => {
  const { kernel, log, work } = record();
  const timer = work('timer', () => {
    kernel.cancel(timer);
    kernel.schedule(timer, 10);
  });
  kernel.schedule(timer, 10);
  kernel.advanceTo(100);
  expect(log).toEqual(['10 timer']);
  kernel.schedule(timer, 10);
  kernel.advanceTo(200);
  expect(log).toEqual(['10 timer', '110 timer']);
});

test('timers wait while a handler sleeps', () => {
  const { kernel, log, work } = record();
  kernel.schedule(
    work('sleeper', () => kernel.sleep(30)),
    10,
  );
  kernel.schedule(work('timer'), 20);
  kernel.advanceTo(100);
  expect(log).toEqual(['10 sleeper', '40 timer']);
});

test('the lag is added to every delay except 0', () => {
  const kernel = new Kernel(1);
  const log: number[] = [];
  kernel.schedule(
    kernel.createWork(() => log.push(kernel.now)),
    10,
  );
  kernel.schedule(
    kernel.createWork(() => log.push(kernel.now)),
    0,
  );
  kernel.advanceTo(100);
  expect(log).toEqual([0, 11]);
});
