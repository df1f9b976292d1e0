const ZERO = 48;

/** The milliseconds since midnight of the time HH:MM:SS in UTF-8 that begins at `start`. */
export function clockMilliseconds(data: Uint8Array, start: number): number {
  const hour = twoDigits(data, start);
  const minute = twoDigits(data, start + 3);
  return ((hour * 60 + minute) * 60 + twoDigits(data, start + 6)) * 1000;
}

function twoDigits(data: Uint8Array, start: number): number {
  return ((data[start] as number) - ZERO) * 10 + (data[start + 1] as number) - ZERO;
}
