/** Something that cannot even be looked at. */
const untouchable = (): object =>
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('untouchable');
      },
      ownKeys: () => {
        throw new Error('untouchable');
      },
    },
  );

/** Something that has no end. */
function endless(): object {
  const ring: { self?: object; list: object[] } = { list: [] };
  ring.self = ring;
  ring.list.push(ring);
  return ring;
}

/** Something whose parts throw when they are read. */
const trapped = (): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      ['deal', 'variant', 'draw', 'name', 'tokens', 'moves', 'code', 'type', 'language', 'pace', 'canfield-3'].map(
        (name) => [
          name,
          {
            enumerable: true,
            get: () => {
              throw new RangeError(`trapped ${name}`);
            },
          },
        ],
      ),
    ),
  );

/** What no page should ever give: made anew each time, so that no one value is spoilt by another test. */
export const garbage: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => NaN,
  () => -1,
  () => 1e308,
  () => 0,
  () => true,
  () => false,
  () => 10n,
  () => Symbol('garbage'),
  () => '',
  () => ' ',
  () => '\u0000\uD800',
  () => 'x'.repeat(10_000),
  () => '__proto__',
  () => 'constructor',
  () => '<img src=x onerror=alert(1)>',
  () => '{"variant":"canfield","draw":1e9}',
  () => '[[[[',
  () => [],
  () => [null, undefined, Symbol('in a list')],
  () => ({}),
  () => Object.create(null) as unknown,
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown,
  () => ({ toString: 5, valueOf: null, toJSON: 'no function' }),
  () => ({
    toString: () => {
      throw new Error('no text');
    },
  }),
  () => new Date(NaN),
  () => new Map([['a', 1]]),
  () => new Uint8Array(3),
  () => document.body,
  () => window,
  () => () => 'a function',
  () => class {},
  () => Promise.resolve(1),
  untouchable,
  endless,
  trapped,
];
