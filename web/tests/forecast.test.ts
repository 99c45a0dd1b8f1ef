import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Forecast } from '../src/table/forecast';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setting(failures: number) {
  const heard: string[] = [];
  let left = failures;
  const fetch = vi.fn(() => (left-- > 0 ? Promise.reject(new Error('down')) : Promise.resolve('told')));
  return { heard, fetch, forecast: new Forecast<string>((answer) => heard.push(answer)) };
}

describe('a forecast', () => {
  it('is asked for again after pauses that grow, until it comes', async () => {
    const { heard, fetch, forecast } = setting(2);
    forecast.ask(fetch);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(heard).toEqual(['told']);
  });

  it('is never asked for again once it is closed', async () => {
    const { heard, fetch, forecast } = setting(9);
    forecast.ask(fetch);
    await vi.advanceTimersByTimeAsync(100);
    forecast.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(heard).toEqual([]);
  });

  it('is not heard if the line fails after it was closed, nor if another question has come', async () => {
    const { heard, forecast } = setting(0);
    let answer = (_: string): void => undefined;
    forecast.ask(() => new Promise((resolve) => (answer = resolve)));
    forecast.ask(() => Promise.resolve('new'));
    answer('old');
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['new']);
    let fail = (): void => undefined;
    forecast.ask(() => new Promise((_, reject) => (fail = () => reject(new Error('down')))));
    forecast.close();
    fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
