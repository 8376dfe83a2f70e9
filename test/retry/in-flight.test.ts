import { expect, test } from 'vitest';
import { InFlight, type Place } from '../../src/retry/in-flight.ts';

/** Requests under way, which are accepted or refused in the order in which they were sent. */
class Requests {
  readonly inFlight = new InFlight();
  readonly #places: Place[] = [];

  /** Sends as many as may go, and returns how many are under way. */
  send(): number {
    while (!this.inFlight.isFull) this.#places.push(this.inFlight.enter());
    return this.#places.length;
  }

  accept(count = this.#places.length): void {
    for (const place of this.#places.splice(0, count)) {
      this.inFlight.accepted(place);
      this.inFlight.leave(place);
    }
  }

  /** Returns for each whether it shows that the server limits something else. */
  refuse(count = this.#places.length): boolean[] {
    return this.#places.splice(this.#places.length - count, count).map((place) => {
      this.inFlight.leave(place);
      return this.inFlight.refused(place);
    });
  }
}

/** Requests of which this number are under way. */
function grown(number: number): Requests {
  const requests = new Requests();
  while (requests.send() < number) requests.accept();
  return requests;
}

test('the number begins with one, and grows by one for each four that were accepted', () => {
  const requests = new Requests();
  const numbers = Array.from({ length: 9 }, () => {
    const number = requests.send();
    requests.accept();
    return number;
  });
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 11]);
});

test('a refusal lowers the number to those that were not refused, from where it grows by one, and slower each time', () => {
  const requests = grown(7);
  expect(requests.refuse(3)).toEqual([false, false, false]);
  /** How many acceptances it takes until one more is sent. */
  const untilGrowth = (number: number): number => {
    let accepted = 0;
    for (; requests.send() === number; accepted += 1) requests.accept(1);
    expect(requests.send()).toBe(number + 1);
    return accepted;
  };
  const first = untilGrowth(4);
  requests.refuse(1);
  expect(untilGrowth(4)).toBeGreaterThan(first);
});

test('a refusal at a number that was never too much comes from something else', () => {
  const requests = new Requests();
  requests.send();
  expect(requests.refuse()).toEqual([true]);
});

test('the number is what it was, once another limit is known', () => {
  const requests = grown(7);
  requests.refuse(3);
  requests.accept();
  requests.inFlight.restore();
  expect(requests.send()).toBe(7);
});

test.each<[string, (requests: Requests) => unknown]>([
  ['after acceptances', (requests) => requests.accept()],
  ['after a refusal that comes from something else', (requests) => requests.refuse()],
  ['after a refusal of an earlier request', (requests) => requests.refuse()],
  ['with another limit', (requests) => requests.inFlight.restore()],
])('one at a time stays one at a time %s', (_, happen) => {
  const requests = new Requests();
  requests.inFlight.stayAtOne();
  requests.send();
  happen(requests);
  requests.accept();
  for (let count = 0; count < 9; count += 1) {
    expect(requests.send()).toBe(1);
    requests.accept();
  }
});
