/** Points of one path do not cover each other, so points share a path with few others. */
const TOGETHER = 50;

/** Dots, darker where more of them are: each is a line without length and with round ends. */
export function Dots({
  points,
}: {
  readonly points: readonly (readonly [x: number, y: number])[];
}) {
  const groups = Array.from({ length: Math.ceil(points.length / TOGETHER) }, (_, i) =>
    points.slice(i * TOGETHER, (i + 1) * TOGETHER),
  );
  return (
    <g class="dots">
      {groups.map((group, i) => (
        <path key={i} d={dotsPath(group)} />
      ))}
    </g>
  );
}

export function dotsPath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('');
}
