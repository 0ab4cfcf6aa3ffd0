// The sign of each seat: a small drawing beside its colour, for those who do not tell the colours apart.

/** On squares of 24 units, in the order of the seats in the palette: sun, wave, moon, star, skull, leaf, drop, hill. */
export const SIGNS: readonly string[] = [
  "M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10ZM10.6 1h2.8l-.6 4h-1.6ZM10.6 23h2.8l-.6-4h-1.6ZM1 10.6v2.8l4-.6v-1.6ZM23 10.6v2.8l-4-.6v-1.6Z" +
    "M3.2 5.2l2-2l2.4 3.2l-1.2 1.2ZM20.8 5.2l-2-2l-2.4 3.2l1.2 1.2ZM3.2 18.8l2 2l2.4-3.2l-1.2-1.2ZM20.8 18.8l-2 2l-2.4-3.2l1.2-1.2Z",
  "M1 9c4-5 7-5 11 0s7 5 11 0v4c-4 5-7 5-11 0s-7-5-11 0ZM1 17c4-5 7-5 11 0s7 5 11 0v3.5c-4 5-7 5-11 0s-7-5-11 0Z",
  "M15 2a10.5 10.5 0 1 0 7 15A9 9 0 0 1 15 2Z",
  "M12 1l3.2 7.3l7.8.8l-5.9 5.2l1.7 7.8L12 18l-6.8 4.1l1.7-7.8L1 9.1l7.8-.8Z",
  "M12 2a9 9 0 0 0-9 9c0 3 1.4 5.2 3.5 6.7V22h3v-2.5h1.5V22h2v-2.5h1.5V22h3v-4.3C19.6 16.2 21 14 21 11a9 9 0 0 0-9-9Z" +
    "M8.3 9.5a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4ZM15.7 9.5a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4Z",
  "M21 2C9 2 3 8 3 15c0 2 .5 3.5 1.2 4.8L2.5 22h2.8l1.4-1.7C14 22 21 15 21 2Z",
  "M12 1c4 6 7.5 9.6 7.5 14a7.5 7.5 0 0 1-15 0C4.5 10.6 8 7 12 1Z",
  "M1 20L9 5l4.5 8L16 9l7 11Z",
];

export function signOf(seat: number): string {
  return SIGNS[seat % SIGNS.length]!;
}
